package games.janus.engines.search;

import java.util.function.BooleanSupplier;

/**
 * Counts nodes and notices when to stop. Once it has, every step of the search returns as soon as
 * it sees so, and what it returns means nothing.
 */
public final class StopCheck {
  /** The caller is asked once in so many nodes, because asking costs time. Untested. */
  private static final int POLL_MASK = 1023;

  private final SearchStats stats;
  private BooleanSupplier stop = () -> false;
  private long nodeLimit;
  private boolean stopped;
  private int selDepth;

  public StopCheck(SearchStats stats) {
    this.stats = stats;
  }

  /**
   * Begins a search.
   *
   * @param newStop asked now and then whether to stop
   */
  public void begin(BooleanSupplier newStop, long newNodeLimit) {
    stop = newStop;
    nodeLimit = newNodeLimit;
    stopped = false;
  }

  /** Enters a node so many plies from the root. */
  public void enter(int ply) {
    if (stopped) {
      return; // on the way back
    }
    long nodes = ++stats.nodes;
    selDepth = Math.max(selDepth, ply);
    if (nodes >= nodeLimit || ((nodes & POLL_MASK) == 0 && stop.getAsBoolean())) {
      stopped = true;
    }
  }

  public boolean isStopped() {
    return stopped;
  }

  /** Begins an iteration, whose selective depth is not known yet. */
  public void resetSelDepth() {
    selDepth = 0;
  }

  /** The selective depth: plies of the longest line since. */
  public int selDepth() {
    return selDepth;
  }
}
