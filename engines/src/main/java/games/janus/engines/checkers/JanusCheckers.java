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
import games.janus.message.Message;
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

  /** The card of the player that judges positions by the net that comes with the program. */
  public static final EngineInfo CARD = card(Net.shippedId());

  /** The card of the one that judges them by hand-written weights. */
  public static final EngineInfo CLASSIC_CARD =
      card(
          "janus-checkers-classic",
          "Janus Classic",
          Messages.cardJanusCheckersClassic(),
          Optional.empty());

  private final @Nullable TranspositionTable table;
  private final EndgameOracle oracle;
  private final int thread;
  private final @Nullable Net net;

  /** The player as it comes with the program, without a memory or a database. */
  public JanusCheckers() {
    this(Optional.empty(), NO_ORACLE, 0, Optional.of(Net.shipped()));
  }

  /**
   * A player.
   *
   * @param table its memory, which may be shared between the players of several threads
   * @param thread 0 for the one whose answer counts; the others look at slightly other depths
   * @param net what judges positions under the official rules; none for the classic player, whose
   *     weights are written by hand
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
    return net == null ? CLASSIC_CARD : card(net.id());
  }

  /** As the best level judges, without its database; the weaker ones add noise to the same. */
  @Override
  public Optional<Evaluator<Position, Move>> evaluator() {
    return Optional.of((game, _, side) ->
        TracedEvaluation.of(
            game.position(), game.outcome(), side, judge(game.position().ruleSet())));
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
    Evaluation evaluation = judge(request.position().ruleSet());
    var search =
        new CheckersSearch(
            request.game(), known, asked, evaluation, evalNoise, control, Math.max(nodes, 1));
    search.sampler().begin(request.recordTree() && thread == 0);
    // A helper that leaves out the last depth goes on with the next: the first one is not done yet.
    int last = thread == 0 ? depth : depth + 1;
    int selDepth = Math.clamp(last, 1, Math.min(DEEPEST, Score.MAX_PLY));
    long measure = isLimited ? Long.MAX_VALUE : level.nodes();
    return new CheckersThinking(request, search, known, control, evaluation, measure)
        .think(selDepth, thread);
  }

  /** Nets learn from games by the official rules. */
  private Evaluation judge(RuleSet rules) {
    return new Evaluation(rules.equals(RuleSet.ACF) ? net : null);
  }

  private static EngineInfo card(String net) {
    return card(
        "janus-checkers",
        "Janus",
        Messages.cardJanusCheckers(),
        Optional.of(new EngineInfo.Net(net, RuleSet.ACF.text())));
  }

  private static EngineInfo card(
      String id, String name, Message sentence, Optional<EngineInfo.Net> net) {
    return new EngineInfo(
        id,
        name,
        GameKind.CHECKERS,
        2026,
        Messages.authorJanus(),
        sentence,
        List.of(),
        net.isPresent() ? Level.withScores() : Level.onCard(),
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
            Capability.TREE_SAMPLE),
        net);
  }

  private static TranspositionTable freshTable(long nodes) {
    return new TranspositionTable(nodes <= SHORT_LOOK ? MEGABYTES_FOR_SHORT_LOOKS : MEGABYTES);
  }
}
