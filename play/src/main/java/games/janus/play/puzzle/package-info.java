/** Puzzles: positions of games in which exactly one move wins, or saves the game. */
@NullMarked
package games.janus.play.puzzle;

import org.jspecify.annotations.NullMarked;
