package games.janus.engines.museum.microchess;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The work of one thought, counted, never estimated.
 *
 * @param nodes how often the move generator was started, for every state
 * @param moves how many moves it reported to JANUS, for every state
 * @param steps how many single steps of men were tried, those off the board or onto an own man too
 * @param searches how many of these steps stayed on the board, so that the piece list was searched
 * @param comparisons how many men were looked at in these searches, as the original searches
 * @param candidates how many moves were valued
 */
public record Effort(
    Map<State, Long> nodes,
    Map<State, Long> moves,
    long steps,
    long searches,
    long comparisons,
    long candidates) {
  /** No work at all, as for a book move. */
  static final Effort NONE = new Meter().effort();

  public Effort {
    nodes = Collections.unmodifiableMap(new LinkedHashMap<>(nodes));
    moves = Collections.unmodifiableMap(new LinkedHashMap<>(moves));
  }

  /** How often the generator was started for this state. */
  public long nodes(State state) {
    return nodes.getOrDefault(state, 0L);
  }

  /** How many moves it reported for this state. */
  public long moves(State state) {
    return moves.getOrDefault(state, 0L);
  }

  public long allNodes() {
    return sum(nodes);
  }

  public long allMoves() {
    return sum(moves);
  }

  /** How many moves were made only to see whether the king could then be taken. */
  public long checkTests() {
    return nodes(State.CHECK);
  }

  private static long sum(Map<State, Long> counts) {
    long sum = 0;
    for (long count : counts.values()) {
      sum += count;
    }
    return sum;
  }
}
