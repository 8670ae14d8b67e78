package games.janus.engines.chess;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.engine.Capability;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Evaluator;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.search.TranspositionTable;
import games.janus.message.Messages;
import games.janus.rules.game.GameKind;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The strong chess player: everything that has paid off in engines whose evaluation people can
 * read.
 */
public final class JanusChess implements Engine<Position, Move> {
  /** The table of a player without memory: enough for a few seconds. Untested. */
  private static final int FRESH_TABLE_MEGABYTES = 16;

  private static final EngineInfo INFO =
      new EngineInfo(
          "janus",
          "Janus",
          GameKind.CHESS,
          2026,
          Messages.authorJanus(),
          Messages.cardJanus(),
          List.of(),
          Strength.levels(),
          "5",
          EnumSet.of(
              Metric.NODES,
              Metric.EVALUATIONS,
              Metric.CUTOFFS,
              Metric.FIRST_MOVE_CUTOFFS,
              Metric.QUIESCENCE_NODES,
              Metric.TABLE_HITS,
              Metric.TABLE_CUTOFFS,
              Metric.NULL_MOVE_PRUNES,
              Metric.FUTILITY_PRUNES,
              Metric.LATE_MOVE_PRUNES,
              Metric.EXCHANGE_PRUNES,
              Metric.SHALLOW_PRUNES,
              Metric.REDUCTIONS,
              Metric.RESEARCHES,
              Metric.EXTENSIONS),
          Messages.unitPawnHundredths(),
          EnumSet.of(
              Capability.HASH,
              Capability.THREADS,
              Capability.DEEPENS,
              Capability.EVALUATES,
              Capability.TREE_SAMPLE));

  private final @Nullable ChessSearch memory;
  private final int thread;

  /** A player that begins every thought afresh, so that equal questions get equal answers. */
  public JanusChess() {
    memory = null;
    thread = 0;
  }

  /**
   * A player that remembers from move to move, and shares what it knows with others that have the
   * same table. Use it on one thread at a time.
   *
   * @param thread 0 for the one whose answer counts; the others look at other depths
   */
  public JanusChess(TranspositionTable table, int thread) {
    this.thread = thread;
    memory = new ChessSearch(table, new Evaluation());
  }

  /**
   * A level between the levels, by how well it plays.
   *
   * @param rating on the scale of the ratings of the levels; beyond them the nearest is taken
   */
  public static String ratedLevel(int rating) {
    return Strength.rated(rating);
  }

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public void newGame() {
    if (memory != null) {
      memory.forget();
      if (thread == 0) { // the threads share one table
        memory.clearTable();
      }
    }
  }

  @Override
  public Thought<Move> think(SearchRequest<Position, Move> request, SearchControl<Move> control) {
    ChessSearch search =
        memory == null
            ? new ChessSearch(new TranspositionTable(FRESH_TABLE_MEGABYTES), new Evaluation())
            : memory;
    return new ChessThinking(search, request, control, thread).think();
  }

  /** As the best level judges; the weaker ones add noise to the same evaluation. */
  @Override
  public Optional<Evaluator<Position, Move>> evaluator() {
    return Optional.of(
        (game, _, side) -> TracedEvaluation.of(game.position(), game.outcome(), side));
  }
}
