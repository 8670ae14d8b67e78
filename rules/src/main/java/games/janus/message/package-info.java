/**
 * What is said to people: messages by their keys, and their texts. The catalogue is {@code
 * src/main/messages}; {@code Messages} and the texts are written from it when the project is built.
 */
@NullMarked
package games.janus.message;

import org.jspecify.annotations.NullMarked;
