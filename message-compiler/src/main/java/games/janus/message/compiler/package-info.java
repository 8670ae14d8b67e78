/**
 * Turns the catalogue of messages and tables of data into plain source when the project is built.
 */
@NullMarked
package games.janus.message.compiler;

import org.jspecify.annotations.NullMarked;
