package games.janus.engines.chess;

/** The moves that are searched at the root. */
final class RootMoves {
  private int[] moves = new int[0];
  private int count;

  /** These moves alone; all if there are none. */
  void set(int[] newMoves, int newCount) {
    moves = newMoves;
    count = newCount;
  }

  boolean isAll() {
    return count == 0;
  }

  boolean contains(int move) {
    for (int i = 0; i < count; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return isAll();
  }
}
