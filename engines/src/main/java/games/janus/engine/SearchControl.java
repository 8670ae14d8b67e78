package games.janus.engine;

import games.janus.engine.RootCounters.RootMove;
import java.util.List;
import java.util.function.Supplier;

/**
 * The one window through which a searching engine looks outside. Engines look through it on the
 * searching thread, so implementations must be quick.
 */
@FunctionalInterface
public interface SearchControl<M> {
  /** Never stops anything. */
  static <M> SearchControl<M> patient() {
    return _ -> false;
  }

  /**
   * Takes the counts so far; asked about every thousand nodes.
   *
   * @param counters owned by the searcher; copy what is to be kept
   * @return whether to stop now
   */
  boolean shouldStop(SearchCounters counters);

  /** Hears, before it begins, how many plies an engine looks ahead that looks only once. */
  default void looksAhead(int plies) {}

  /**
   * Hears, before it begins, where an engine will count what it does root move by root move; one
   * that does not look ahead counts nothing.
   *
   * @param moves copied by the one that is asked {@link #shouldStop} or hears {@link #isEnough},
   *     and at the end
   */
  default void searches(Supplier<List<RootMove<M>>> moves) {}

  /**
   * Hears what an engine that looks deeper and deeper has just found; others never say anything.
   *
   * @return whether that is enough, so that no deeper look is begun
   */
  default boolean isEnough(Finding<M> finding) {
    return false;
  }
}
