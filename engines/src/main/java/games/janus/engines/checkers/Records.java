package games.janus.engines.checkers;

import games.janus.checkers.kernel.BoardState;
import java.util.Arrays;

/**
 * The positions of one game with what a search thought of each and what the game came to: sixteen
 * bytes a position, most significant byte first.
 *
 * <pre>
 *  0  int    White's squares: bit n is the square n + 1
 *  4  int    Black's squares
 *  8  int    the kings of both
 * 12  short  the score of the search for the side to move, hundredths of a man, within ±30,000
 * 14  byte   what the game came to for the side to move: 0 lost, 1 drawn, 2 won
 * 15  byte   1 White is to move; 2 the last position of its game; and how the game ended: 0 by the
 *            rules, 16 by the endgame tables, 32 level and standing still, 48 too long
 * </pre>
 */
final class Records {
  static final int BYTES = 16;

  static final int LOST = 0;
  static final int DRAWN = 1;
  static final int WON = 2;

  static final int BY_RULES = 0;
  static final int BY_TABLE = 16;
  static final int BY_STANDSTILL = 32;
  static final int BY_LENGTH = 48;

  static final int WHITE_TO_MOVE = 1;
  static final int LAST = 2;

  private static final int MOST_SCORE = 30_000;

  private byte[] bytes = new byte[64 * BYTES];
  private int size;

  boolean isEmpty() {
    return size == 0;
  }

  void add(BoardState board, int score) {
    if (size == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * size);
    }
    put(board.white(), Integer.BYTES);
    put(board.black(), Integer.BYTES);
    put(board.kings(), Integer.BYTES);
    put(Math.clamp(score, -MOST_SCORE, MOST_SCORE), Short.BYTES);
    put(DRAWN, 1);
    put(board.isWhiteToMove() ? WHITE_TO_MOVE : 0, 1);
  }

  private void put(int number, int many) {
    for (int left = many - 1; left >= 0; left--) {
      bytes[size++] = (byte) (number >> (left * Byte.SIZE));
    }
  }

  /** The game is over: every position learns what it came to. */
  void end(int forWhite, int how) {
    for (int at = 0; at < size; at += BYTES) {
      boolean white = (bytes[at + 15] & WHITE_TO_MOVE) != 0;
      boolean last = at + BYTES == size;
      bytes[at + 14] = (byte) (white ? forWhite : WON - forWhite);
      bytes[at + 15] = (byte) (bytes[at + 15] | how | (last ? LAST : 0));
    }
  }

  byte[] bytes() {
    return Arrays.copyOf(bytes, size);
  }
}
