package games.janus.engines.chess;

import java.util.Arrays;

/**
 * How far first sight was off in positions with the same pawns: what search found there, less what
 * the evaluation said, averaged. Positions with the same pawns share plans, and so share mistakes.
 */
final class Correction {
  private static final int PLACES = 1 << 14;
  private static final int GRAIN = 256;
  private static final int MOST = 64 * GRAIN;

  private final int[] errors = new int[2 * PLACES];

  void clear() {
    Arrays.fill(errors, 0);
  }

  static int place(int color, long white, long black) {
    return color * PLACES + (int) (PawnMemory.key(white, black) >>> 50);
  }

  /** What to add to the evaluation. */
  int at(int place) {
    return errors[place] / GRAIN;
  }

  /** Learns from a search of some depth. */
  void learn(int place, int error, int depth) {
    int weight = Math.min(depth + 1, 16);
    int updated = (errors[place] * (256 - weight) + error * GRAIN * weight) / 256;
    errors[place] = Math.max(-MOST, Math.min(MOST, updated));
  }
}
