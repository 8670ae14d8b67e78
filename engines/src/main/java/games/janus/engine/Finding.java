package games.janus.engine;

import java.util.List;

/**
 * What an engine that looks deeper and deeper knows at one moment of its search.
 *
 * @param depth the plies it is looking ahead, or has finished looking
 * @param deepest the plies of the longest line it followed
 * @param rank 1 for its best move, 2 for the second best where several were asked for
 * @param score for the side to move, in the unit of its card
 * @param bound whether that is the score, or only known to be at least or at most this
 * @param line the moves it expects, its own first
 * @param counters what was counted so far; a copy, free to keep
 * @param tableUse how full the table of known positions is, in thousandths
 */
public record Finding<M>(
    int depth,
    int deepest,
    int rank,
    int score,
    Bound bound,
    List<M> line,
    SearchCounters counters,
    int tableUse) {

  /** What is known of a score. */
  public enum Bound {
    EXACT,
    AT_LEAST,
    AT_MOST
  }

  public Finding {
    line = List.copyOf(line);
  }

  /** Whether a whole look to this depth has ended with this, the best of its lines. */
  public boolean isSettled() {
    return rank == 1 && bound == Bound.EXACT;
  }
}
