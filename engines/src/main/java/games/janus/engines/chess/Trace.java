package games.janus.engines.chess;

import java.util.Arrays;

/**
 * How often each feature was counted in one evaluation, White's less Black's: enough to compute the
 * evaluation again with other weights.
 */
class Trace {
  final int[] counts = new int[Feature.COUNT];

  /** What endangers each king, by the colour of the king. */
  final int[][] danger = new int[2][Feature.DANGER_COUNT];

  /** Of 24: how much of the middle game is left. */
  int phase;

  /** Of 64: how much of an endgame advantage counts. */
  int scale;

  /** So many of a feature. */
  void count(int color, int feature, int times) {
    counts[feature] += (1 - 2 * color) * times;
  }

  /** What is counted next lives on these squares: of no interest here. */
  void at(long set) {}

  /** The danger to the king on a square, as a whole, costs so much: of no interest here. */
  void endangered(int color, int king, int worth) {}

  void clear() {
    Arrays.fill(counts, 0);
    Arrays.fill(danger[0], 0);
    Arrays.fill(danger[1], 0);
  }
}
