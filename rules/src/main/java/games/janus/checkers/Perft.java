package games.janus.checkers;

/**
 * Counts the ways to play a number of plies on: the customary proof that a program knows the rules.
 * Every route of a jump counts, also where two routes have the same result. Draws by repetition or
 * by quiet moves do not cut a path short.
 */
public final class Perft {
  private Perft() {}

  /** How many ways there are to play this many plies, counted by the kernel. */
  public static long count(Position position, int depth) {
    requireDepth(depth);
    return position.perft(depth);
  }

  /** The same count by playing every move on a {@link Position}: slow, and a second opinion. */
  public static long countByPositions(Position position, int depth) {
    requireDepth(depth);
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return position.legalMoves().size();
    }
    long sum = 0;
    for (Move move : position.legalMoves()) {
      sum += countByPositions(position.play(move), depth - 1);
    }
    return sum;
  }

  private static void requireDepth(int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("a depth is at least 0, not " + depth);
    }
  }
}
