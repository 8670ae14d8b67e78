package games.janus.engines.museum.octave;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.engine.Appraisal;
import games.janus.engine.Appraisal.Part;
import games.janus.engine.Capability;
import games.janus.engine.EngineInfo;
import games.janus.engine.EngineInfo.Level;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.engine.WholeTree.Switches;
import games.janus.engines.textbook.Textbook;
import games.janus.engines.textbook.TextbookPlayer;
import games.janus.message.Argument;
import games.janus.message.Message;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.game.GameKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * chess1 as an opponent at any table. Every count, every double and every choice among equals is as
 * the program makes it; {@link OctaveConsole} is the program itself, with its screen.
 *
 * <p>It uses no random numbers, so the seed does not matter, and it looks at the position alone, so
 * neither do the moves that led there.
 */
public final class Octave implements TextbookPlayer<Position, Move> {
  public static final String FAITHFUL = "faithful";
  public static final String REPAIRED = "repaired";

  private static final EngineInfo INFO =
      new EngineInfo(
          "octave",
          "Octave Chess",
          GameKind.CHESS,
          2025,
          new Argument.Text("SteveJustin1963 (tec-CHESS)"),
          Messages.cardOctave(),
          List.of(
              Messages.missingCastling(),
              Messages.missingEnPassant(),
              Messages.missingUnderpromotion(),
              Messages.missingDraws(),
              Messages.missingWhite()),
          List.of(
              new Level(FAITHFUL, Messages.levelOctaveFaithful()),
              new Level(REPAIRED, Messages.levelOctaveRepaired())),
          FAITHFUL,
          Set.of(Metric.NODES, Metric.EVALUATIONS, Metric.CUTOFFS, Metric.FIRST_MOVE_CUTOFFS),
          Messages.unitPawnsMover(),
          Set.of(Capability.EVALUATES, Capability.WHOLE_TREE));

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public Switches switches() {
    return Chess1.ALPHA_BETA;
  }

  @Override
  public Thought<Move> think(
      SearchRequest<Position, Move> request, SearchControl<Move> control, Switches switches) {
    int depth = depth(request);
    boolean repaired = isRepaired(request.level());
    Seat seat = Seat.of(request.position().turn());
    OctavePosition position = seat.position(request.position());
    if (position.legalMoves().isEmpty()) {
      return unseenMove(request.position());
    }
    var game = new Chess1(repaired);
    List<OctaveMove> tried = new ArrayList<>(game.moves(position, true));
    List<Move> allowed = TextbookPlayer.among(request, seat.line(tried));
    tried.removeIf(move -> !allowed.contains(seat.move(move)));
    var textbook =
        new Textbook<>(game, switches, control, request.limits().nodes(), request.recordTree());
    control.searches(() -> seat.rootMoves(textbook.root()));
    var result = textbook.search(position, depth, tried::contains);
    var remarks = new ArrayList<Message>(remarks(seat, position, repaired));
    remarks.addAll(request.limits().depthBeyond(Textbook.DEEPEST));
    return seat.thought(result.thought(tried, _ -> terms(result, depth), _ -> remarks));
  }

  @Override
  public Appraisal evaluate(Game<Position, Move> game, String level, Color side) {
    Seat seat = Seat.of(side);
    int turn = game.position().turn() == side ? Men.BLACK : Men.WHITE;
    var position = new OctavePosition(seat.board(game.position()), turn);
    OptionalDouble end = new Chess1(isRepaired(level)).valueWhenOver(position, 0);
    return end.isPresent()
        ? new Appraisal(side, List.of(Part.ofNeither(endWord(position), end.getAsDouble())))
        : TracedEvaluation.of(position.board(), seat);
  }

  private static int depth(SearchRequest<Position, Move> request) {
    int depth = request.limits().depth().orElse(Chess1.DEPTH);
    if (depth < 1) {
      throw new MessageException(Messages.octaveDepth(depth));
    }
    return Textbook.depth(request.limits(), Chess1.DEPTH);
  }

  private static boolean isRepaired(String level) {
    if (INFO.level(level).isEmpty()) {
      throw new IllegalArgumentException("octave has the levels faithful and repaired");
    }
    return level.equals(REPAIRED);
  }

  /** A line cut short by the end of the game has one reason for its score, any other line three. */
  static List<Term> terms(Textbook.Result<OctavePosition, OctaveMove> result, int depth) {
    OctavePosition end = result.end();
    if (result.line().size() == depth) {
      return Evaluation.of(end.board()).terms();
    }
    return List.of(new Term(endWord(end), result.value()));
  }

  private static String endWord(OctavePosition end) {
    return (end.isCheckmate() ? Messages.termMate() : Messages.termStalemate()).text();
  }

  private static List<Message> remarks(Seat seat, OctavePosition position, boolean repaired) {
    var remarks = new ArrayList<Message>();
    if (seat == Seat.AS_WHITE) {
      remarks.add(Messages.remarkTurned());
    }
    if (!repaired) {
      for (OctaveMove move : position.legalMoves()) {
        if (position.play(move).isCheckmate()) {
          remarks.add(Messages.remarkMateAsLoss(seat.move(move)));
        }
      }
    }
    return remarks;
  }

  /** The only legal moves are captures en passant: to the program this is the end of the game. */
  private static Thought<Move> unseenMove(Position position) {
    return Thought.unsearched(
        Optional.of(position.legalMoves().getFirst()),
        new SearchCounters(),
        List.of(Messages.remarkPlayedForIt()));
  }
}
