package games.janus.play.live;

/**
 * What differs between games at one board, games over a network and games of a match.
 *
 * @param canReopen whether those at the board may do as they like: take back a resignation, pause,
 *     change players, begin again at any time
 * @param abortBefore how many moves have to be made before a game counts; 0 if each one does
 * @param mostEnginePlies a game between two engines is a draw when it is this long
 * @param graceMillis how late a flag falls: messages between programs take time that is nobody's
 *     fault
 */
public record GamePolicy(
    ClockStart clockStart,
    Takebacks takebacks,
    boolean canReopen,
    int abortBefore,
    int mostEnginePlies,
    long graceMillis) {
  /** Longer than any sensible game between two engines. */
  public static final int MOST_ENGINE_PLIES = 1000;

  /** Everybody sits at one board. */
  public static final GamePolicy LOCAL =
      new GamePolicy(ClockStart.AFTER_FIRST_MOVE, Takebacks.FREE, true, 0, MOST_ENGINE_PLIES, 0);

  /** Players who do not see each other. */
  public static final GamePolicy ONLINE =
      new GamePolicy(ClockStart.AFTER_FIRST_MOVE, Takebacks.ASK, false, 2, MOST_ENGINE_PLIES, 0);

  /** Two people who have sent each other a link. */
  public static final GamePolicy BY_LINK =
      new GamePolicy(ClockStart.AFTER_BOTH_MOVED, Takebacks.ASK, false, 2, MOST_ENGINE_PLIES, 0);

  /** When the first clock starts. */
  public enum ClockStart {
    /** FIDE 6.6. */
    AT_START,
    AFTER_FIRST_MOVE,
    /** The first move of each side costs nothing. */
    AFTER_BOTH_MOVED
  }

  /** Whether moves can be taken back. */
  public enum Takebacks {
    /** At once; the clocks show again what they showed then. */
    FREE,
    /** If the opponent agrees; time that was used stays used. */
    ASK,
    NEVER
  }

  /** A game between programs. */
  public static GamePolicy match(long graceMillis) {
    return new GamePolicy(
        ClockStart.AT_START, Takebacks.NEVER, false, 0, MOST_ENGINE_PLIES, graceMillis);
  }

  /** The same with another limit for games between two engines. */
  public GamePolicy withMostEnginePlies(int plies) {
    return new GamePolicy(clockStart, takebacks, canReopen, abortBefore, plies, graceMillis);
  }
}
