/** What screens and files are told about games and engines. */
@NullMarked
package games.janus.play;

import org.jspecify.annotations.NullMarked;
