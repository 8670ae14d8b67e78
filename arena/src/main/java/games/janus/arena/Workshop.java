package games.janus.arena;

import games.janus.engine.Engine;
import games.janus.engines.Catalog;
import games.janus.engines.search.TimePlan;
import games.janus.rules.Color;
import java.util.List;
import java.util.Optional;

/**
 * Builds the machine players for play by the clock: with a table of the wanted size, on the wanted
 * number of threads.
 */
public final class Workshop {
  private Workshop() {}

  /**
   * A machine player ready for games.
   *
   * @param forget makes it forget everything about earlier positions
   * @param hasTable whether it keeps a table of known positions, and can think on several threads
   */
  public record Machine<P, M>(Engine<P, M> engine, Runnable forget, boolean hasTable) {
    /** How it makes the best of an allowance. */
    public TimePlan plan(Allowance allowance, Color side, long overhead) {
      TimePlan plan = allowance.plan(side, overhead);
      return hasTable ? plan : plan.withoutReserve(); // the old ones do not say how far they are
    }
  }

  /**
   * A chess player by its id.
   *
   * @param megabytes the size of its table, if it has one
   * @param threads how many threads it thinks on, if it can
   */
  public static Optional<Machine<games.janus.chess.Position, games.janus.chess.Move>> chess(
      String id, int megabytes, int threads) {
    return plain(id, Catalog.chess());
  }

  /** A checkers player by its id. */
  public static Optional<Machine<games.janus.checkers.Position, games.janus.checkers.Move>>
      checkers(String id, int megabytes, int threads) {
    return plain(id, Catalog.checkers());
  }

  private static <P, M> Optional<Machine<P, M>> plain(String id, List<Engine<P, M>> players) {
    return Catalog.named(id, players).map(engine -> new Machine<>(engine, () -> {}, false));
  }
}
