package games.janus.checkers.kernel;

import java.util.Arrays;

/** Room for the moves of one position, made once and filled again for every node. */
public final class MoveList {
  private long[] moves = new long[64];
  private int size;

  public int size() {
    return size;
  }

  /** The packed move in this place, 0 first. */
  public long get(int place) {
    assert place < size : "there are only " + size + " moves";
    return moves[place];
  }

  void clear() {
    size = 0;
  }

  void add(long move) {
    if (size == moves.length) {
      // Rare: only when stopping is free and many kings have many routes.
      moves = Arrays.copyOf(moves, 2 * size);
    }
    moves[size++] = move;
  }
}
