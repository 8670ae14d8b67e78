package games.janus.engines.chess;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.engine.Appraisal;
import games.janus.engine.Appraiser;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.FirstSight;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.search.TranspositionTable;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.game.GameKind;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The strong chess player: everything that has paid off in engines whose evaluation people can
 * read.
 */
public final class JanusChess
    implements Engine<Position, Move>, FirstSight<Position>, Appraiser<Position, Move> {
  /** The table of a player without memory: enough for a few seconds. */
  private static final int FRESH_TABLE_MEGABYTES = 16;

  private static final EngineInfo INFO =
      new EngineInfo(
          "janus",
          "Janus",
          GameKind.CHESS,
          2026,
          "the Janus authors",
          "Looks deep along few lines: a modern alpha-beta search with an evaluation in plain terms.",
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
              Metric.REDUCTIONS,
              Metric.RESEARCHES,
              Metric.EXTENSIONS),
          "hundredths of a pawn, for the side to move");

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
   */
  public JanusChess(TranspositionTable table) {
    this(table, 0);
  }

  /**
   * The same, for one of several threads.
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

  /** Forgets what earlier games taught; the table is its owner's to clear. */
  public void forget() {
    if (memory != null) {
      memory.forget();
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

  @Override
  public List<games.janus.engine.Term> atFirstSight(Position position) {
    return explain(position);
  }

  /** As the best level judges; the weaker ones see the same, but blurred. */
  @Override
  public Appraisal appraise(Game<Position, Move> game, String level, Color side) {
    return Appraising.of(game.position(), game.outcome(), side);
  }

  /** What a position is worth at first sight, in named terms that add up to it. */
  public static List<games.janus.engine.Term> explain(Position position) {
    var board = new games.janus.chess.kernel.BoardState();
    position.copyTo(board);
    return new Evaluation().explain(board);
  }
}
