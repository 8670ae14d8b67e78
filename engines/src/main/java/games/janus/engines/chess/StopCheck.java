package games.janus.engines.chess;

/**
 * Counts positions and notices when to stop. Once it has, every step of the search returns as soon
 * as it sees so, and what it returns means nothing.
 */
final class StopCheck {
  /** Whoever wants us to stop is asked once in so many positions: asking costs time. */
  private static final int POLL_MASK = 1023;

  private final SearchStats stats;
  private Stop stop = () -> false;
  private long nodeLimit;
  private boolean stopped;
  private int selDepth;

  /** Asked now and then whether to stop. */
  @FunctionalInterface
  interface Stop {
    boolean isWanted();
  }

  StopCheck(SearchStats stats) {
    this.stats = stats;
  }

  void begin(Stop newStop, long newNodeLimit) {
    stop = newStop;
    nodeLimit = newNodeLimit;
    stopped = false;
  }

  /** Enters a position so many plies from the root. */
  void enter(int ply) {
    if (stopped) {
      return; // on the way back
    }
    long nodes = ++stats.nodes;
    selDepth = Math.max(selDepth, ply);
    if (nodes >= nodeLimit || ((nodes & POLL_MASK) == 0 && stop.isWanted())) {
      stopped = true;
    }
  }

  boolean isStopped() {
    return stopped;
  }

  /** Begins a look, whose longest line is not known yet. */
  void resetSelDepth() {
    selDepth = 0;
  }

  /** The longest line since, in plies. */
  int selDepth() {
    return selDepth;
  }
}
