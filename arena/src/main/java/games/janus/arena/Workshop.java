package games.janus.arena;

import games.janus.arena.egdb.EndgameFolder;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Term;
import games.janus.engines.Catalog;
import games.janus.engines.checkers.JanusCheckers;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.engines.chess.JanusChess;
import games.janus.engines.search.TimePlan;
import games.janus.engines.search.TranspositionTable;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Builds the machine players for play by the clock: with a table of the wanted size, on the wanted
 * number of threads.
 */
public final class Workshop {
  private static final String CHESS = "janus";
  private static final String CHECKERS = "janus-checkers";

  /** Threads for each processor beyond which they only wait for one another. */
  private static final int MOST_PER_PROCESSOR = 8;

  private Workshop() {}

  /** How many threads this machine can use; whoever asks for more gets so many. */
  public static int mostThreads() {
    return MOST_PER_PROCESSOR * Runtime.getRuntime().availableProcessors();
  }

  /** What to tell whoever asks for more threads than can be used. */
  public static Optional<String> tooMany(int threads) {
    return threads <= mostThreads()
        ? Optional.empty()
        : Optional.of(
            "this machine can use "
                + mostThreads()
                + " threads; more would only wait for one another");
  }

  /**
   * A machine player ready for games.
   *
   * @param forget makes it forget everything about earlier positions
   * @param hasTable whether it keeps a table of known positions, looks deeper and deeper, and can
   *     think on several threads
   * @param explanation what a position is worth at first sight, in terms that add up to it
   */
  public record Machine<P, M>(
      Engine<P, M> engine, Runnable forget, boolean hasTable, Function<P, List<Term>> explanation) {
    /** How it makes the best of an allowance. */
    public TimePlan plan(Allowance allowance, Color side, long overhead) {
      TimePlan plan = allowance.plan(side, overhead);
      return hasTable ? plan : plan.withoutReserve(); // the old ones do not say how far they are
    }
  }

  /** The level at which an engine plays by the clock when nobody chooses: all that it can. */
  public static String fullLevel(EngineInfo info) {
    return info.level("full").isPresent() ? "full" : info.defaultLevel();
  }

  /** Whether this player has a table that can be sized and can think on several threads. */
  public static boolean hasTable(String id) {
    return id.equals(CHESS) || id.equals(CHECKERS);
  }

  /**
   * A chess player by its id.
   *
   * @param megabytes the size of its table, if it has one
   * @param threads how many threads it thinks on, if it can
   * @throws NoRoomException if there is not the memory for these
   */
  public static Optional<Machine<games.janus.chess.Position, games.janus.chess.Move>> chess(
      String id, int megabytes, int threads) {
    if (!id.equals(CHESS)) {
      return plain(id, Catalog.chess(), games.janus.chess.Chess.RULES);
    }
    return Optional.of(withTable(megabytes, threads, Workshop::chess));
  }

  private static Machine<games.janus.chess.Position, games.janus.chess.Move> chess(
      TranspositionTable table, int threads) {
    var crew = new ArrayList<JanusChess>();
    for (int thread = 0; thread < threads; thread++) {
      crew.add(new JanusChess(table, thread));
    }
    Runnable forget =
        () -> {
          table.clear();
          crew.forEach(JanusChess::forget);
        };
    return new Machine<>(together(crew), forget, true, JanusChess::explain);
  }

  /**
   * A checkers player by its id; the strong one knows every endgame we have.
   *
   * @throws NoRoomException if there is not the memory for table and threads
   * @throws games.janus.arena.egdb.EndgameFileException if an endgame file of the user is broken
   */
  public static Optional<Machine<games.janus.checkers.Position, games.janus.checkers.Move>>
      checkers(String id, int megabytes, int threads) {
    var rules = games.janus.checkers.Checkers.with(games.janus.checkers.RuleSet.ACF);
    if (!id.equals(CHECKERS)) {
      return plain(id, Catalog.checkers(), rules);
    }
    return Optional.of(
        withTable(megabytes, threads, (table, crew) -> checkers(table, crew, rules)));
  }

  private static Machine<games.janus.checkers.Position, games.janus.checkers.Move> checkers(
      TranspositionTable table, int threads, games.janus.checkers.Checkers rules) {
    EndgameTable endgames = EndgameFolder.known();
    var crew = new ArrayList<JanusCheckers>();
    for (int thread = 0; thread < threads; thread++) {
      crew.add(new JanusCheckers(table, endgames.oracle(), thread));
    }
    var engine = together(crew);
    return new Machine<>(engine, table::clear, true, position -> terms(engine, rules, position));
  }

  private static <T> T withTable(
      int megabytes, int threads, BiFunction<TranspositionTable, Integer, T> build) {
    try {
      return build.apply(new TranspositionTable(megabytes), Math.min(threads, mostThreads()));
    } catch (OutOfMemoryError full) {
      throw new NoRoomException(megabytes, threads, full);
    }
  }

  private static <P, M> Engine<P, M> together(List<? extends Engine<P, M>> crew) {
    return crew.size() == 1 ? crew.getFirst() : new ParallelSearch<>(crew);
  }

  private static <P, M> Optional<Machine<P, M>> plain(
      String id, List<Engine<P, M>> players, Rules<P, M> rules) {
    return Catalog.named(id, players)
        .map(engine ->
            new Machine<>(engine, () -> {}, false, position -> terms(engine, rules, position)));
  }

  /** The evaluation behind a short look. */
  private static <P, M> List<Term> terms(Engine<P, M> engine, Rules<P, M> rules, P position) {
    var request =
        new SearchRequest<>(
            Game.from(rules, position), fullLevel(engine.info()), Limits.depth(1), 1, false);
    return engine.think(request, SearchControl.patient()).terms();
  }
}
