package games.janus.engines.chess;

/** How many plies less a late move is searched: more, the later it comes and the deeper we are. */
final class Reductions {
  private static final int[] PLIES = new int[64 * 64];

  static {
    for (int depth = 1; depth < 64; depth++) {
      for (int tried = 1; tried < 64; tried++) {
        // The same on every machine: the logarithms are far from the half-way points where it
        // counts.
        PLIES[depth << 6 | tried] = (int) (0.80 + Math.log(depth) * Math.log(tried) / 2.3);
      }
    }
  }

  private Reductions() {}

  static int plies(int depth, int tried) {
    return PLIES[Math.min(depth, 63) << 6 | Math.min(tried, 63)];
  }
}
