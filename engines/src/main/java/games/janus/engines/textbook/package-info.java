/** Minimax and alpha-beta as textbooks print them, for any game, recording all they do. */
@NullMarked
package games.janus.engines.textbook;

import org.jspecify.annotations.NullMarked;
