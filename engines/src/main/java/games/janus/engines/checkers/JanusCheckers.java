package games.janus.engines.checkers;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.engine.Capability;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Evaluator;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.checkers.endgame.EndgameOracle;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;
import games.janus.message.Messages;
import games.janus.rules.game.GameKind;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The strong checkers player, for any rule set. One that owns its table keeps it from one thought
 * to the next and serves one thread; one without begins every thought with an empty table, so that
 * the same request gets the same answer, and serves anybody.
 */
public final class JanusCheckers implements Engine<Position, Move> {
  /** Plies; more than anybody waits for. */
  private static final int DEEPEST = 100;

  // The tables of a player without memory, by how many positions it may look at. Untested.
  private static final int MEGABYTES = 32;
  private static final int MEGABYTES_FOR_SHORT_LOOKS = 2;
  private static final long SHORT_LOOK = 200_000;

  private static final EndgameOracle NO_ORACLE = _ -> EndgameOracle.UNKNOWN;

  private static final EngineInfo INFO =
      new EngineInfo(
          "janus-checkers",
          "Janus",
          GameKind.CHECKERS,
          2026,
          Messages.authorJanus(),
          Messages.cardJanusCheckers(),
          List.of(),
          Level.onCard(),
          Level.FIVE.id(),
          Set.of(
              Metric.NODES,
              Metric.QUIESCENCE_NODES,
              Metric.EVALUATIONS,
              Metric.CUTOFFS,
              Metric.FIRST_MOVE_CUTOFFS,
              Metric.STOOD_PAT,
              Metric.TABLE_HITS,
              Metric.TABLE_CUTOFFS,
              Metric.SHALLOW_PRUNES,
              Metric.REDUCTIONS,
              Metric.RESEARCHES,
              Metric.DATABASE_HITS),
          Messages.unitManHundredths(),
          EnumSet.of(
              Capability.HASH,
              Capability.THREADS,
              Capability.DEEPENS,
              Capability.EVALUATES,
              Capability.TREE_SAMPLE));

  private final @Nullable TranspositionTable table;
  private final EndgameOracle oracle;
  private final int thread;
  private final @Nullable Net net;

  /** A player without a memory or a database. */
  public JanusCheckers() {
    this(NO_ORACLE);
  }

  /** A player without a memory. It serves one thread if the oracle does. */
  public JanusCheckers(EndgameOracle oracle) {
    this(Optional.empty(), oracle, 0, Optional.empty());
  }

  /** A player with a memory and no database. */
  public JanusCheckers(TranspositionTable table, int thread) {
    this(table, NO_ORACLE, thread);
  }

  /** A player with a memory, as below. */
  public JanusCheckers(TranspositionTable table, EndgameOracle oracle, int thread) {
    this(Optional.of(table), oracle, thread, Optional.empty());
  }

  /**
   * A player.
   *
   * @param table its memory, which may be shared between the players of several threads
   * @param thread 0 for the one whose answer counts; the others look at slightly other depths
   * @param net what judges positions under the official rules; none for the hand-written weights
   */
  public JanusCheckers(
      Optional<TranspositionTable> table, EndgameOracle oracle, int thread, Optional<Net> net) {
    this.table = table.orElse(null);
    this.oracle = oracle;
    this.thread = thread;
    this.net = net.orElse(null);
  }

  @Override
  public EngineInfo info() {
    return INFO;
  }

  /** As the best level judges, without its database; the weaker ones add noise to the same. */
  @Override
  public Optional<Evaluator<Position, Move>> evaluator() {
    return Optional.of(
        (game, _, side) -> TracedEvaluation.of(game.position(), game.outcome(), side));
  }

  @Override
  public void newGame() {
    if (table != null && thread == 0) { // all threads share one table
      table.clear();
    }
  }

  @Override
  public Thought<Move> think(SearchRequest<Position, Move> request, SearchControl<Move> control) {
    Level level = Level.of(request.level());
    boolean isLimited =
        request.limits().depth().isPresent() || request.limits().nodes().isPresent();
    long nodes = request.limits().nodes().orElse(isLimited ? Long.MAX_VALUE : level.nodes());
    int depth = request.limits().depth().orElse(isLimited ? DEEPEST : level.depth());
    TranspositionTable known = table == null ? freshTable(nodes) : table;
    if (thread == 0) {
      known.nextSearch();
    }
    var evalNoise = new EvalNoise(level.evalNoise(), request.seed() ^ request.position().key());
    // Who judges roughly is not to be perfect at the end.
    EndgameOracle asked = level.evalNoise() > 0 ? NO_ORACLE : oracle;
    Net judge = request.position().ruleSet().equals(RuleSet.ACF) ? net : null;
    var search =
        new CheckersSearch(
            request.game(),
            known,
            asked,
            new Evaluation(judge),
            evalNoise,
            control,
            Math.max(nodes, 1));
    search.sampler().begin(request.recordTree() && thread == 0);
    // A helper that leaves out the last depth goes on with the next: the first one is not done yet.
    int last = thread == 0 ? depth : depth + 1;
    int selDepth = Math.clamp(last, 1, Math.min(DEEPEST, Score.MAX_PLY));
    long measure = isLimited ? Long.MAX_VALUE : level.nodes();
    return new CheckersThinking(request, search, known, control, measure).think(selDepth, thread);
  }

  private static TranspositionTable freshTable(long nodes) {
    return new TranspositionTable(nodes <= SHORT_LOOK ? MEGABYTES_FOR_SHORT_LOOKS : MEGABYTES);
  }
}
