package games.janus.chess;

import games.janus.chess.kernel.BoardState;

/**
 * The dead positions (FIDE 5.2.2) that material alone proves, exactly these: king against king;
 * king and one knight against king; and kings with any number of bishops, of either side, that all
 * stand on squares of one colour. Blocked positions with pawns can be dead too; those are not
 * recognised, and end by the other rules.
 */
final class DeadPosition {
  private static final long DARK_SQUARES = 0xAA55AA55AA55AA55L;

  private DeadPosition() {}

  static boolean isDead(BoardState state) {
    if ((state.pawns() | state.straights()) != 0) {
      return false; // pawns, rooks or queens
    }
    long knights = state.knights();
    long bishops = state.diagonals();
    if (knights != 0) {
      return bishops == 0 && Long.bitCount(knights) == 1;
    }
    return (bishops & DARK_SQUARES) == 0 || (bishops & ~DARK_SQUARES) == 0;
  }
}
