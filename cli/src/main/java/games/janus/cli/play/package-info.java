/** Whole games of chess and checkers in the terminal, against people and machines. */
@NullMarked
package games.janus.cli.play;

import org.jspecify.annotations.NullMarked;
