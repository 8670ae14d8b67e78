package games.janus.engines.checkers;

import games.janus.checkers.kernel.BoardState;

/**
 * A way to go on in endings that are known to be won, but not in how many moves: every move that
 * keeps the win looks alike, and a player who only keeps it draws by repetition. So the winner's
 * kings come near the loser's, where a search sees the exchange that wins, and his men go forward
 * and become kings.
 */
final class WinProgress {
  // Untested.
  private static final int PER_STEP = 3;
  private static final int PER_ROW = 6;

  /** More than any man far advanced: crowning is getting on. Untested. */
  private static final int KING = 150;

  /** Steps of a king from square to square on an empty board. */
  private static final byte[] STEPS = steps();

  private WinProgress() {}

  /** How far the side to move has got, as the winner. */
  static int ofMover(BoardState board) {
    return progress(board.mine(), board.theirs(), board.kings(), board.isWhiteToMove());
  }

  /** How far the other side has got. */
  static int ofOther(BoardState board) {
    return progress(board.theirs(), board.mine(), board.kings(), !board.isWhiteToMove());
  }

  private static int progress(int winner, int loser, int kings, boolean winnerIsWhite) {
    int sum = 0;
    for (int left = winner; left != 0; left &= left - 1) {
      int square = Integer.numberOfTrailingZeros(left);
      if ((kings >>> square & 1) != 0) {
        sum += KING - PER_STEP * stepsToAll(square, loser);
      } else {
        int row = square >> 2;
        sum += PER_ROW * (winnerIsWhite ? 7 - row : row);
      }
    }
    return sum;
  }

  private static int stepsToAll(int square, int others) {
    int sum = 0;
    for (int left = others; left != 0; left &= left - 1) {
      sum += STEPS[square << 5 | Integer.numberOfTrailingZeros(left)];
    }
    return sum;
  }

  private static byte[] steps() {
    byte[] steps = new byte[32 * 32];
    for (int one = 0; one < 32; one++) {
      for (int other = 0; other < 32; other++) {
        int rows = Math.abs((one >> 2) - (other >> 2));
        int columns = Math.abs(column(one) - column(other));
        steps[one << 5 | other] = (byte) Math.max(rows, columns);
      }
    }
    return steps;
  }

  private static int column(int square) {
    return 2 * (square & 3) + ((square >> 2 & 1) == 0 ? 1 : 0);
  }
}
