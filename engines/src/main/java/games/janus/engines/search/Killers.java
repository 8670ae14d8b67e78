package games.janus.engines.search;

import java.util.Arrays;

/**
 * Killer moves: the last two quiet moves at each ply that caused a beta cutoff. Sibling nodes often
 * fall to the same move, so these are tried early.
 */
public final class Killers {
  private final long[] first = new long[Score.MAX_PLY + 3];
  private final long[] second = new long[Score.MAX_PLY + 3];

  public void clear() {
    Arrays.fill(first, 0);
    Arrays.fill(second, 0);
  }

  /** Forgets those of a ply, which is now reached by other moves. */
  public void clear(int ply) {
    first[ply] = 0;
    second[ply] = 0;
  }

  public long first(int ply) {
    return first[ply];
  }

  public long second(int ply) {
    return second[ply];
  }

  public boolean isKiller(int ply, long move) {
    return move == first[ply] || move == second[ply];
  }

  /** Remembers a quiet move that caused a cutoff. */
  public void add(int ply, long move) {
    if (first[ply] != move) {
      second[ply] = first[ply];
      first[ply] = move;
    }
  }
}
