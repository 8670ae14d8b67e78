/** How chess positions, moves and games are written down: FEN, SAN, UCI move text and PGN. */
@NullMarked
package games.janus.chess.notation;

import org.jspecify.annotations.NullMarked;
