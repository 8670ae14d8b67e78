package games.janus.engines.museum.microchess;

import games.janus.message.Messages;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Counts the work of one thought in plain fields, and looks outside now and then whether the
 * thought is still wanted. Nothing here changes what the search does.
 */
final class Meter {
  /** The way out of a thought that nobody waits for any more. */
  static final class ThoughtStoppedException extends RuntimeException {
    private ThoughtStoppedException() {
      super(Messages.engineStopped().text(), null, false, false);
    }
  }

  /** Nodes between two looks outside: well under a millisecond. */
  private static final int NODES_PER_POLL = 256;

  /** States run from F9, minus seven, to 0C. */
  private static final int LOWEST = -Janus.CHECK;

  private static final int STATES = LOWEST + Janus.BENCHMARK + 1;

  long steps;
  long searches;
  long comparisons;
  long candidates;
  private final long[] moves = new long[STATES];
  private final long[] nodes = new long[STATES];
  private int untilPoll = NODES_PER_POLL;
  private BooleanSupplier unwanted = () -> false;

  void stopWhen(BooleanSupplier unwanted) {
    this.unwanted = unwanted;
  }

  void reset() {
    steps = 0;
    searches = 0;
    comparisons = 0;
    candidates = 0;
    Arrays.fill(moves, 0);
    Arrays.fill(nodes, 0);
  }

  void enter(int state) {
    nodes[LOWEST + state]++;
    if (--untilPoll == 0) {
      untilPoll = NODES_PER_POLL;
      if (unwanted.getAsBoolean()) {
        throw new ThoughtStoppedException();
      }
    }
  }

  void countMove(int state) {
    moves[LOWEST + state]++;
  }

  /** The list was searched from 1F down to the man found, or in vain to the end. */
  void noteSearch(int found) {
    searches++;
    comparisons += found == Men.NOBODY ? Memory.MEN : Memory.MEN - found;
  }

  Effort effort() {
    return new Effort(perState(nodes), perState(moves), steps, searches, comparisons, candidates);
  }

  private static Map<State, Long> perState(long[] counts) {
    Map<State, Long> inOrder = new LinkedHashMap<>();
    for (State state : State.values()) {
      inOrder.put(state, counts[LOWEST + state.signed()]);
    }
    return inOrder;
  }
}
