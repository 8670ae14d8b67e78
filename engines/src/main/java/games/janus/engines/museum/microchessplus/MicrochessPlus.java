package games.janus.engines.museum.microchessplus;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.engine.Appraisal;
import games.janus.engine.Capability;
import games.janus.engine.EngineInfo;
import games.janus.engine.EngineInfo.Level;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.SplitMix64;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.engine.WholeTree.Switches;
import games.janus.engines.textbook.Textbook;
import games.janus.engines.textbook.TextbookPlayer;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.game.GameKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Microchess with the improvements once proposed for it: it castles, takes en passant and promotes,
 * looks three plies ahead and plays captures out, values a position by the phase of the game, and
 * knows five openings by heart.
 */
public final class MicrochessPlus implements TextbookPlayer<Position, Move> {
  private static final int DEPTH = 3;

  /** Pawns for a legal move; the one number of the proposal that can be had in two ways. */
  static final double PER_MOVE = 0.125;

  static final double PER_MOVE_AS_WRITTEN = 1;

  private static final Level LITERAL = new Level("literal", Messages.levelLiteral());

  private static final Level THREE_PLY = new Level("3-ply", Messages.levelThreePly());

  private static final Switches AS_PROPOSED = new Switches(true, true, true);

  private static final EngineInfo INFO =
      new EngineInfo(
          "microchess-plus",
          "Microchess Plus",
          GameKind.CHESS,
          2026,
          Messages.authorMicrochessPlus(),
          Messages.cardMicrochessPlus(),
          List.of(
              Messages.missingUnderpromotion(),
              Messages.missingFiftyMoves(),
              Messages.missingDeadPositions()),
          List.of(LITERAL, THREE_PLY),
          THREE_PLY.id(),
          Set.of(
              Metric.NODES,
              Metric.EVALUATIONS,
              Metric.CUTOFFS,
              Metric.FIRST_MOVE_CUTOFFS,
              Metric.STOOD_PAT,
              Metric.QUIESCENCE_NODES,
              Metric.BOOK_MOVES),
          Messages.unitPawnsMachine(),
          Set.of(Capability.EVALUATES, Capability.WHOLE_TREE));

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public Switches switches() {
    return AS_PROPOSED;
  }

  @Override
  public Thought<Move> think(
      SearchRequest<Position, Move> request, SearchControl<Move> control, Switches switches) {
    Level level = level(request.level());
    List<Book.Entry> known = Book.OF_THE_MANUAL.at(request.position());
    return known.isEmpty() || !request.among().isEmpty()
        ? search(request, control, switches, level)
        : fromBook(request, known);
  }

  @Override
  public Appraisal evaluate(Game<Position, Move> game, String level, Color side) {
    return new Evaluation(side, perMove(level(level))).appraise(LookAhead.from(game));
  }

  @Override
  public List<Term> terms(Game<Position, Move> game, String level, Color side) {
    return new Evaluation(side, perMove(level(level))).terms(LookAhead.from(game));
  }

  private static Level level(String id) {
    return INFO.level(id)
        .orElseThrow(() -> new IllegalArgumentException("the levels are literal and 3-ply"));
  }

  private static double perMove(Level level) {
    return level.equals(LITERAL) ? PER_MOVE_AS_WRITTEN : PER_MOVE;
  }

  /** Where several openings go on from here, the seed decides which is followed. */
  private static Thought<Move> fromBook(
      SearchRequest<Position, Move> request, List<Book.Entry> known) {
    int plies = request.game().plies();
    Book.Entry entry = SplitMix64.at(request.seed(), request.position().key(), plies).oneOf(known);
    return Thought.unsearched(
        Optional.of(entry.move()),
        SearchCounters.one(Metric.BOOK_MOVES),
        List.of(announcement(entry.move()), Messages.remarkTheBook(entry.opening())));
  }

  private static Thought<Move> search(
      SearchRequest<Position, Move> request,
      SearchControl<Move> control,
      Switches switches,
      Level level) {
    LookAhead onBoard = LookAhead.from(request.game());
    var evaluation = new Evaluation(onBoard.position().turn(), perMove(level));
    var game = new PlusGame(evaluation);
    var textbook =
        new Textbook<>(game, switches, control, request.limits().nodes(), request.recordTree());
    control.searches(textbook.root()::copy);
    List<Move> moves = TextbookPlayer.among(request, game.moves(onBoard, true));
    return textbook
        .search(onBoard, Textbook.depth(request.limits(), DEPTH), moves::contains)
        .thought(moves, evaluation::terms, move -> remarks(request, move));
  }

  private static List<Message> remarks(SearchRequest<Position, Move> request, Move move) {
    var remarks = new ArrayList<Message>();
    remarks.add(announcement(move));
    remarks.addAll(request.limits().depthBeyond(Textbook.DEEPEST));
    return remarks;
  }

  /** The move as the program prints it. */
  private static Message announcement(Move move) {
    return Messages.remarkPiece(move.from(), move.role().letter(), move.to());
  }
}
