package games.janus.engine;

/**
 * The one window through which a searching engine looks outside. Engines poll it about every
 * thousand nodes, on the searching thread; whoever implements it must be quick.
 */
@FunctionalInterface
public interface SearchControl {
  /** Never stops anything. */
  SearchControl PATIENT = _ -> false;

  /**
   * Takes the counts so far.
   *
   * @param counters owned by the searcher; copy what is to be kept
   * @return whether to stop now
   */
  boolean shouldStop(SearchCounters counters);
}
