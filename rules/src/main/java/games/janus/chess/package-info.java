/** The rules of chess in the words of players: setups, positions, moves and how games end. */
@NullMarked
package games.janus.chess;

import org.jspecify.annotations.NullMarked;
