package games.janus.checkers.kernel;

/**
 * Every quiet move there can be, packed beforehand and found by its last square: the bit number of
 * the square after a step to the left, 32 more after a step to the right. Places that no step leads
 * to hold 0.
 */
final class Steps {
  static final long[] UP = new long[64];
  static final long[] DOWN = new long[64];

  static {
    for (int from = 0; from < 32; from++) {
      put(UP, 0, from, Grid.upLeft(1 << from));
      put(UP, 32, from, Grid.upRight(1 << from));
      put(DOWN, 0, from, Grid.downLeft(1 << from));
      put(DOWN, 32, from, Grid.downRight(1 << from));
    }
  }

  private Steps() {}

  private static void put(long[] steps, int offset, int from, int end) {
    if (end != 0) {
      int to = Integer.numberOfTrailingZeros(end);
      steps[offset + to] = PackedMove.quiet(from, to);
    }
  }
}
