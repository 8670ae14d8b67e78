package games.janus.chess;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Men;

/**
 * Which material can give mate by some series of legal moves, however badly the opponent plays
 * (FIDE 5.2.2, 6.9). A pawn, rook or queen always can, and so can two pieces unless they are
 * bishops on squares of one colour. Otherwise the opponent's own pieces have to take squares from
 * his king:
 *
 * <ul>
 *   <li>A lone king never mates.
 *   <li>One knight mates if the opponent has a pawn, knight, bishop or rook. Queens do not help:
 *       one that stands beside her king takes the knight that checks him.
 *   <li>Bishops on one colour mate if the opponent has a pawn, a knight or a bishop on the other
 *       colour. A rook or queen beside her king always reaches the square next to him on the
 *       bishop's diagonal.
 * </ul>
 *
 * <p>{@code MatingMaterialTest} proves each case by trying all positions. Blocked positions can
 * rule out mate too; those are not recognised, and end by the other rules.
 */
final class MatingMaterial {
  private static final long DARK_SQUARES = 0xAA55AA55AA55AA55L;

  private MatingMaterial() {}

  /** Neither side can give mate. */
  static boolean isDead(BoardState state) {
    return !canMate(state, Men.WHITE) && !canMate(state, Men.BLACK);
  }

  static boolean canMate(BoardState state, int side) {
    long own = state.men(side) & ~state.kings();
    long theirs = state.men(side ^ 1) & ~state.kings();
    if ((own & (state.pawns() | state.straights())) != 0) {
      return true;
    }
    if ((own & state.knights()) != 0) {
      return Long.bitCount(own) > 1 || (theirs & ~state.queens()) != 0;
    }
    long bishops = state.diagonals() & ~state.queens();
    boolean hasBothColors = (bishops & DARK_SQUARES) != 0 && (bishops & ~DARK_SQUARES) != 0;
    return own != 0 && (hasBothColors || (theirs & (state.pawns() | state.knights())) != 0);
  }
}
