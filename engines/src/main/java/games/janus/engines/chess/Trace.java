package games.janus.engines.chess;

import java.util.Arrays;

/**
 * How often each feature was counted in one evaluation, White's less Black's: enough to compute the
 * evaluation again with other weights.
 */
final class Trace {
  final int[] counts = new int[Feature.COUNT];

  /** What endangers each king, by the colour of the king. */
  final int[][] danger = new int[2][Feature.DANGER_COUNT];

  /** Of 24: how much of the middle game is left. */
  int phase;

  /** Of 64: how much of an endgame advantage counts. */
  int scale;

  void clear() {
    Arrays.fill(counts, 0);
    Arrays.fill(danger[0], 0);
    Arrays.fill(danger[1], 0);
  }
}
