/** Perfect play in checkers with few pieces: every such position, solved backwards from the end. */
@NullMarked
package games.janus.engines.checkers.endgame;

import org.jspecify.annotations.NullMarked;
