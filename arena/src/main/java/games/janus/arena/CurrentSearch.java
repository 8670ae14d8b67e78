package games.janus.arena;

import org.jspecify.annotations.Nullable;

/**
 * The one search that a protocol's session may have under way.
 *
 * @param <M> the moves of the game
 */
public final class CurrentSearch<M> {
  /** A search that was told to stop has this long to do so before others are refused. */
  private static final long STOPPING_MILLIS = 2000;

  /** Who says no more may still be listening, as a script does that is read to its end. */
  private static final long LAST_MILLIS = 3000;

  private @Nullable RunningSearch<M> search;

  /** None so far. */
  public CurrentSearch() {}

  /** This one has begun. */
  public void begin(RunningSearch<M> started) {
    search = started;
  }

  public boolean isRunning() {
    return search != null && search.isRunning();
  }

  /**
   * Whether nothing is under way. A search that is ending may end first, and one that is answering
   * may finish its answer, so that nothing of it comes later.
   */
  public boolean isOver() {
    if (search != null && (search.isStopped() || !search.isRunning())) {
      search.await(STOPPING_MILLIS);
    }
    return !isRunning();
  }

  /** Ends it, if there is one; the answer follows at once. */
  public void stop() {
    if (search != null) {
      search.stop();
    }
  }

  /** The move that was expected has been made. */
  public void ponderHit() {
    if (search != null) {
      search.ponderHit();
    }
  }

  /**
   * Brings it to its end, because the session has come to its own.
   *
   * @param isToldTo not to lose any time; otherwise what ends by itself soon may do so
   */
  public void finish(boolean isToldTo) {
    if (search != null) {
      search.finish(isToldTo ? 0 : LAST_MILLIS);
    }
  }
}
