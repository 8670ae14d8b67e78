package games.janus.engines.search;

/**
 * Late move reductions: how many plies less deep a move is searched, more the later it comes and
 * the deeper the search is: base + ln(depth) · ln(move count) / divisor.
 */
public final class ReductionTable {
  private static final int SIZE = 64;

  private final byte[] plies = new byte[SIZE * SIZE];

  public ReductionTable(double base, double divisor) {
    for (int depth = 1; depth < SIZE; depth++) {
      for (int moveCount = 1; moveCount < SIZE; moveCount++) {
        // The same on every machine: no product comes close to a whole number.
        plies[depth * SIZE + moveCount] =
            (byte) (base + Math.log(depth) * Math.log(moveCount) / divisor);
      }
    }
  }

  public int plies(int depth, int moveCount) {
    return plies[Math.min(depth, SIZE - 1) * SIZE + Math.min(moveCount, SIZE - 1)];
  }
}
