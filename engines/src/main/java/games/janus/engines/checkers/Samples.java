package games.janus.engines.checkers;

import games.janus.checkers.kernel.BoardState;
import java.util.Arrays;

/** Quiet positions from games, each with what its game came to. */
final class Samples {
  private int[] white = new int[1024];
  private int[] black = new int[1024];
  private int[] kings = new int[1024];
  private boolean[] isWhiteToMove = new boolean[1024];

  /** For White: 0, a half or 1. */
  private float[] result = new float[1024];

  private int size;

  int size() {
    return size;
  }

  void add(BoardState board) {
    if (size == white.length) {
      white = Arrays.copyOf(white, 2 * size);
      black = Arrays.copyOf(black, 2 * size);
      kings = Arrays.copyOf(kings, 2 * size);
      isWhiteToMove = Arrays.copyOf(isWhiteToMove, 2 * size);
      result = Arrays.copyOf(result, 2 * size);
    }
    white[size] = board.white();
    black[size] = board.black();
    kings[size] = board.kings();
    isWhiteToMove[size] = board.isWhiteToMove();
    size++;
  }

  /** The game of all samples from this one on has ended. */
  void setResult(int from, double forWhite) {
    Arrays.fill(result, from, size, (float) forWhite);
  }

  void get(int i, BoardState board) {
    board.set(white[i], black[i], kings[i], isWhiteToMove[i], 0);
  }

  /** For the side to move: 0, a half or 1. */
  double result(int i) {
    return isWhiteToMove[i] ? result[i] : 1 - result[i];
  }
}
