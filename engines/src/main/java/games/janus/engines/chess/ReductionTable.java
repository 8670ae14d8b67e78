package games.janus.engines.chess;

/** How many plies less a late move is searched: more, the later it comes and the deeper we are. */
final class ReductionTable {
  private static final int[] PLIES = new int[64 * 64];

  static {
    for (int depth = 1; depth < 64; depth++) {
      for (int moveCount = 1; moveCount < 64; moveCount++) {
        // The same on every machine: the logarithms are far from the half-way points where it
        // counts.
        PLIES[depth << 6 | moveCount] = (int) (0.80 + Math.log(depth) * Math.log(moveCount) / 2.3);
      }
    }
  }

  private ReductionTable() {}

  static int plies(int depth, int moveCount) {
    return PLIES[Math.min(depth, 63) << 6 | Math.min(moveCount, 63)];
  }
}
