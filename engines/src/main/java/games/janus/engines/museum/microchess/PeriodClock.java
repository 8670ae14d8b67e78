package games.janus.engines.museum.microchess;

/**
 * How long the KIM-1 would have thought, told from the work counted. Its processor made a million
 * cycles a second.
 *
 * <p>No processor is imitated: the prices below are a least-squares fit to the 2,008 recorded
 * thoughts that were not book moves, whose cycles the original counted. On those the clock is wrong
 * by 0.5 % in the median, by less than 1.5 % in nine of ten and by 4.2 % at most; on the 948
 * thoughts of the recorded key sequences, which had no part in the fit, by 0.4 %, 1 % and 3 %
 * (2026-11).
 */
public final class PeriodClock {
  public static final long CYCLES_PER_SECOND = 1_000_000;

  // Prices in tenths of a cycle.
  private static final long START = -22_990; // the two generations at the root turn no board
  private static final long NODE = 47_578;
  private static final long STEP = 440;
  private static final long SEARCH = 1_300;
  private static final long COMPARISON = 63;
  private static final long MOVE = 832;
  private static final long CANDIDATE = 48_591; // most of it is one flash of the display

  /** Most book moves of the recordings took just this; those that resurrect a man are quicker. */
  private static final long BOOK_MOVE = 491;

  private PeriodClock() {}

  /** The cycles of an answer, about. */
  public static long cycles(Reply reply) {
    return reply.isBook() ? BOOK_MOVE : cycles(reply.effort());
  }

  /** The cycles of a thought, or of its part so far, about. */
  public static long cycles(Effort effort) {
    long tenths =
        START
            + NODE * effort.allNodes()
            + STEP * effort.steps()
            + SEARCH * effort.searches()
            + COMPARISON * effort.comparisons()
            + MOVE * effort.allMoves()
            + CANDIDATE * effort.candidates();
    return Math.max(0, tenths / 10);
  }

  /** The same in milliseconds of 1976. */
  public static long milliseconds(Reply reply) {
    return cycles(reply) * 1000 / CYCLES_PER_SECOND;
  }

  /** Milliseconds of 1976 for a thought, or for its part so far. */
  public static long milliseconds(Effort effort) {
    return cycles(effort) * 1000 / CYCLES_PER_SECOND;
  }
}
