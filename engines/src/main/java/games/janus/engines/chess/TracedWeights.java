package games.janus.engines.chess;

import org.jspecify.annotations.Nullable;

/** Counts features of a position and answers what they are worth; a {@link Trace} may watch. */
final class TracedWeights {
  /** Filled at every evaluation, if there is one. */
  final @Nullable Trace trace;

  private final int[] weights;
  private final int[] danger;

  TracedWeights(int[] weights, int[] danger, @Nullable Trace trace) {
    this.weights = weights;
    this.danger = danger;
    this.trace = trace;
  }

  /** One more of a feature. */
  int one(Side side, int feature) {
    if (trace != null) {
      trace.count(side.color, feature, 1);
    }
    return weights[feature];
  }

  int times(Side side, int feature, int times) {
    if (trace != null) {
      trace.count(side.color, feature, times);
    }
    return weights[feature] * times;
  }

  /** One of a feature for each square of a set. */
  int on(Side side, int feature, long set) {
    at(set);
    return times(side, feature, Long.bitCount(set));
  }

  /** What is counted from here on lives on these squares. */
  void at(long set) {
    if (trace != null) {
      trace.at(set);
    }
  }

  /** What endangers the king of a side, in units of its own. */
  int danger(Side king, int feature, int times) {
    if (trace != null) {
      trace.danger[king.color][feature] += times;
    }
    return danger[feature] * times;
  }

  /** The place of a man; the board is folded down the middle, 32 squares. */
  int place(Side side, int man, int square) {
    int seen = side.seen(square);
    int mirrored = seen ^ (-(seen >> 2 & 1) & 7); // from the king's wing to the queen's
    at(1L << square);
    return one(side, Feature.PLACEMENT + man * 32 + (seen >> 3) * 4 + (mirrored & 3));
  }
}
