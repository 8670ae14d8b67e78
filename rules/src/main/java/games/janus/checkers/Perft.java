package games.janus.checkers;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Counts the ways to play a number of plies on: the customary proof that a program knows the rules.
 * Every route of a jump counts, also where two routes have the same result. Draws by repetition or
 * by quiet moves do not cut a path short.
 */
public final class Perft {
  private Perft() {}

  /** How many ways there are to play this many plies, counted by the kernel. */
  public static long count(Position position, int depth) {
    requireDepth(depth, 0);
    return position.perft(depth);
  }

  /** The same count, split by first move. */
  public static Map<Move, Long> divide(Position position, int depth) {
    requireDepth(depth, 1);
    var counts = new LinkedHashMap<Move, Long>();
    for (Move move : position.legalMoves()) {
      counts.put(move, count(position.play(move), depth - 1));
    }
    return counts;
  }

  /** The same count by playing every move on a {@link Position}: slow, and a second opinion. */
  public static long countByPositions(Position position, int depth) {
    requireDepth(depth, 0);
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

  private static void requireDepth(int depth, int least) {
    if (depth < least) {
      throw new IllegalArgumentException("a depth is at least " + least + ", not " + depth);
    }
  }
}
