/** Tables where people and machines play, and what screens and files are told about it. */
@NullMarked
package games.janus.play;

import org.jspecify.annotations.NullMarked;
