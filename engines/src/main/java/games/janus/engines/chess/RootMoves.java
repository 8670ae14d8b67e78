package games.janus.engines.chess;

import games.janus.chess.Move;
import games.janus.engine.RootCounters;
import games.janus.engines.search.Score;
import games.janus.engines.search.SearchStats;

/** The moves that are searched at the root. */
final class RootMoves {
  private int[] moves = new int[0];
  private int count;
  private int[] all = new int[0];
  private RootCounters<Move> counters = new RootCounters<>();
  private long nodesBefore;
  private long cutoffsBefore;

  /**
   * Begins a thought.
   *
   * @param newMoves the moves of the counters, in their order
   */
  void begin(int[] newMoves, RootCounters<Move> newCounters) {
    all = newMoves;
    counters = newCounters;
  }

  /** From here on what is counted belongs to the next move. */
  void beginMove(SearchStats stats) {
    nodesBefore = stats.nodes;
    cutoffsBefore = stats.cutoffs;
  }

  /** What was visited behind the move at hand, and its score if the search was not stopped. */
  void endMove(StackEntry node, int score, SearchStats stats) {
    int place = place(node.move);
    if (place < 0) {
      return;
    }
    counters.count(place, stats.nodes - nodesBefore, stats.cutoffs - cutoffsBefore);
    if (score != Score.NONE) {
      counters.setScore(place, score, Score.bound(score, node.alpha, node.beta));
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
