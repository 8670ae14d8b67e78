package games.janus.engines.checkers;

/** How many plies less a move gets that is tried late: the later and the deeper, the more. */
final class ReductionTable {
  private static final int MOST = 64;
  private static final double BASE = 0.5;
  private static final double DIVISOR = 2.0;

  private static final byte[][] BY_DEPTH = new byte[MOST][MOST];

  static {
    for (int depth = 1; depth < MOST; depth++) {
      for (int tried = 1; tried < MOST; tried++) {
        BY_DEPTH[depth][tried] = (byte) (BASE + Math.log(depth) * Math.log(tried) / DIVISOR);
      }
    }
  }

  private ReductionTable() {}

  /**
   * Plies to take off, leaving at least one.
   *
   * @param tried how many moves were tried before this one
   */
  static int of(int depth, int tried) {
    int plies = BY_DEPTH[Math.min(depth, MOST - 1)][Math.min(tried, MOST - 1)];
    return Math.min(plies, depth - 2);
  }
}
