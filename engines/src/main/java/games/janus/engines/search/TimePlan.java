package games.janus.engines.search;

/**
 * How long to think about one move, worked out from what the clock shows. All times are
 * milliseconds.
 *
 * <p>Two numbers come out. After the soft time no deeper look is begun, for it would hardly be
 * finished; at the hard time the search is stopped wherever it is. {@link TimeManager} moves the
 * soft time while the search goes on.
 *
 * @param soft when to begin no deeper look
 * @param hard when to stop at once
 */
public record TimePlan(long soft, long hard) {
  /** Think until told to stop. */
  public static final TimePlan ENDLESS = new TimePlan(Long.MAX_VALUE, Long.MAX_VALUE);

  /** Games have about this many moves left, as far as a clock without a goal can know. Untested. */
  private static final int MOVES_LEFT = 28;

  /** A single move may take this many times its even share. Untested. */
  private static final int MOST_SHARES = 5;

  /** And at most this part of all the time there is, in hundredths. Untested. */
  private static final int MOST_OF_CLOCK = 60;

  /** The same in percent where the next move brings a new period. Untested. */
  private static final int MOST_OF_LAST = 95;

  /** Kept back for delays of the machine, in overheads. Untested. */
  private static final int RESERVE_IN_OVERHEADS = 10;

  /**
   * A plan for one move of a game with a clock.
   *
   * @param left what the clock shows; may be nothing or less when the game is as good as lost
   * @param increment what every move adds to it
   * @param movesToGo how many moves until the clock gets its next period; 0 if it never does
   * @param overhead what is lost between the clock and us with each move
   */
  public static TimePlan byClock(long left, long increment, int movesToGo, long overhead) {
    int moves = movesToGo > 0 ? Math.min(movesToGo, MOVES_LEFT) : MOVES_LEFT;
    // What may be lost at one move when the machine is busy with something else is never planned
    // with.
    long reserve = Math.max(0, Math.min(left / 3, RESERVE_IN_OVERHEADS * overhead));
    long spendable = Math.max(1, left - overhead - reserve);
    // Each of the coming moves costs the overhead and, but for this one, brings an increment.
    long pool = Math.max(1, left - reserve + (moves - 1L) * increment - moves * overhead);
    long share = pool / moves;
    long most = moves == 1 ? spendable * MOST_OF_LAST / 100 : spendable * MOST_OF_CLOCK / 100;
    long hard = clamp(share * MOST_SHARES, 1, Math.max(1, most));
    return new TimePlan(clamp(share, 1, hard), hard);
  }

  /** A plan for a move that has exactly so much time. */
  public static TimePlan exactly(long time, long overhead) {
    long all = Math.max(1, time - overhead);
    return new TimePlan(all, all);
  }

  private static long clamp(long value, long least, long most) {
    return Math.max(least, Math.min(value, most));
  }

  /**
   * The same for a player that does not say how far it is, and so cannot be trusted with more than
   * its share.
   */
  public TimePlan withoutReserve() {
    return new TimePlan(soft, soft);
  }

  /** Whether there is any time limit. */
  public boolean isEndless() {
    return hard == Long.MAX_VALUE;
  }
}
