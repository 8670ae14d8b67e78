package games.janus.engines.museum.microchessplus;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.EngineInfo.GameKind;
import games.janus.engine.Lots;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.textbook.Textbook;
import games.janus.engines.textbook.Textbook.Result;
import games.janus.engines.textbook.Textbook.Switches;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Microchess with the improvements once proposed for it: it castles, takes en passant and promotes,
 * looks three plies ahead and plays captures out, values a position by the phase of the game, and
 * knows five openings by heart.
 */
public final class MicrochessPlus implements Engine<Position, Move> {
  private static final String THREE_PLY = "3-ply";
  private static final int DEPTH = 3;
  private static final Switches AS_PROPOSED = new Switches(true, true, true);

  private static final EngineInfo INFO =
      new EngineInfo(
          "microchess-plus",
          "Improved Microchess",
          GameKind.CHESS,
          2026,
          "Janus, after a proposal to improve Peter Jennings' Microchess",
          "Microchess with all the moves of chess, three plies of alpha-beta and an evaluation in"
              + " three phases.",
          List.of(
              "it never promotes to anything but a queen",
              "it does not know the fifty-move rule",
              "it does not know that some positions cannot be won by either side"),
          List.of(
              new EngineInfo.Level(
                  THREE_PLY, "Looks 3 plies ahead and plays captures out after that")),
          THREE_PLY,
          Set.of(
              Metric.NODES,
              Metric.EVALUATIONS,
              Metric.CUTOFFS,
              Metric.FIRST_MOVE_CUTOFFS,
              Metric.QUIESCENCE_NODES,
              Metric.BOOK_MOVES),
          "pawns, from the machine's side");

  public MicrochessPlus() {}

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public Thought<Move> think(SearchRequest<Position, Move> request, SearchControl<Move> control) {
    if (!request.level().equals(THREE_PLY)) {
      throw new IllegalArgumentException("the only level is " + THREE_PLY);
    }
    List<Book.Entry> known = Book.OF_THE_MANUAL.at(request.position());
    return known.isEmpty() ? search(request, control) : fromBook(request, known);
  }

  /** Where several openings go on from here, the seed decides which is followed. */
  private static Thought<Move> fromBook(
      SearchRequest<Position, Move> request, List<Book.Entry> known) {
    int plies = request.game().plies();
    Book.Entry entry = Lots.of(request.seed(), request.position().key(), plies).oneOf(known);
    var counters = new SearchCounters();
    counters.count(Metric.BOOK_MOVES);
    return new Thought<>(
        Optional.of(entry.move()),
        Optional.empty(),
        List.of(),
        List.of(),
        counters,
        List.of(announcement(entry.move()), "from the book: " + entry.opening()),
        Optional.empty(),
        true);
  }

  private static Thought<Move> search(
      SearchRequest<Position, Move> request, SearchControl<Move> control) {
    LookAhead onBoard = LookAhead.from(request.game());
    var game = new PlusGame(onBoard.position().turn());
    var textbook =
        new Textbook<>(game, AS_PROPOSED, control, request.limits().nodes(), request.recordTree());
    int depth = Math.max(1, request.limits().depth().orElse(DEPTH));
    Result<LookAhead, Move> result = textbook.search(onBoard, depth);
    if (result.line().isEmpty()) {
      return stoppedAtOnce(game.moves(onBoard, true).getFirst(), result);
    }
    Move move = result.line().getFirst();
    return new Thought<>(
        Optional.of(move),
        Optional.of(result.value()),
        result.line(),
        new Evaluation(onBoard.position().turn()).terms(result.end()),
        result.counters(),
        List.of(announcement(move)),
        result.tree(),
        result.complete());
  }

  /** Stopped before a single move was valued: the first move in order, and no score. */
  private static Thought<Move> stoppedAtOnce(Move first, Result<LookAhead, Move> result) {
    return new Thought<>(
        Optional.of(first),
        Optional.empty(),
        List.of(),
        List.of(),
        result.counters(),
        List.of(announcement(first)),
        result.tree(),
        false);
  }

  /** The move as the program prints it. */
  private static String announcement(Move move) {
    return "Piece " + move.role().letter() + " from " + move.from() + " to " + move.to();
  }
}
