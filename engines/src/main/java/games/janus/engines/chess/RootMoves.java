package games.janus.engines.chess;

import games.janus.chess.Move;
import games.janus.engine.Finding.Bound;
import games.janus.engine.RootCounters;

/** The moves that are searched at the root. */
final class RootMoves {
  private int[] moves = new int[0];
  private int count;
  private int[] all = new int[0];
  private RootCounters<Move> counters = new RootCounters<>();

  /**
   * Begins a thought.
   *
   * @param newMoves the moves of the counters, in their order
   */
  void begin(int[] newMoves, RootCounters<Move> newCounters) {
    all = newMoves;
    counters = newCounters;
  }

  /** What was visited behind a move. */
  void count(int move, long nodes, long cutoffs) {
    int place = place(move);
    if (place >= 0) {
      counters.count(place, nodes, cutoffs);
    }
  }

  /** What a move came to. */
  void setScore(int move, int score, Bound bound) {
    int place = place(move);
    if (place >= 0) {
      counters.setScore(place, score, bound);
    }
  }

  private int place(int move) {
    for (int i = 0; i < all.length; i++) {
      if (all[i] == move) {
        return i;
      }
    }
    return -1;
  }

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
