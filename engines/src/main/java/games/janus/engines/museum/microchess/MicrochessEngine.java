package games.janus.engines.museum.microchess;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.engine.Capability;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.MoveExplainer;
import games.janus.engine.RootCounters;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.message.Argument;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Lists;
import games.janus.rules.game.GameKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Microchess as an opponent in an ordinary game, with either colour and from any position. Every
 * thought gets a fresh machine, set up from the game so far.
 *
 * <p>What is counted: positions are starts of the move generator, so the position asked about
 * counts twice and the one after a candidate twice as well, once for the replies and once for the
 * continuations, and every check test once. Each candidate is valued once, so evaluations and
 * candidates are the same number.
 */
public final class MicrochessEngine
    implements Engine<Position, Move>, MoveExplainer<Position, Move> {
  private static final EngineInfo INFO =
      new EngineInfo(
          "microchess",
          "Microchess",
          GameKind.CHESS,
          1976,
          new Argument.Text("Peter Jennings"),
          Messages.cardMicrochess(),
          List.of(
              Messages.missingCastlingButBook(),
              Messages.missingEnPassant(),
              Messages.missingPromotion(),
              Messages.missingDraws(),
              Messages.missingStalemate(),
              Messages.missingDoubleStep()),
          Setting.LEVELS,
          Setting.DEFAULT,
          Set.of(
              Metric.NODES,
              Metric.EVALUATIONS,
              Metric.MOVES_GENERATED,
              Metric.CANDIDATES,
              Metric.CHECK_TESTS,
              Metric.BOOK_MOVES),
          Messages.unitByte(),
          Set.of(Capability.EXPLAINS));

  @Override
  public EngineInfo info() {
    return INFO;
  }

  /**
   * Finds a move as the machine would.
   *
   * @param request its level may name an opening behind a stroke, as in {@code normal/ruy-lopez},
   *     {@code french-defence}, {@code giuoco-piano} (on the tape), {@code queens-indian}, {@code
   *     four-knights} or {@code no-book}; a limit of depth means nothing to this machine, and it
   *     says so
   */
  @Override
  public Thought<Move> think(SearchRequest<Position, Move> request, SearchControl<Move> control) {
    return think(request, control, Optional.empty());
  }

  @Override
  public Optional<MoveExplainer<Position, Move>> explainer() {
    return Optional.of(this);
  }

  @Override
  public Overheard<Move> overhear(
      SearchRequest<Position, Move> request, SearchControl<Move> control, int most) {
    var recorder = new JanusRecorder(most);
    Thought<Move> thought = think(request, control, Optional.of(recorder));
    return new Overheard<>(thought, recorder.events(), recorder.leftOut());
  }

  @Override
  public List<Candidate> weigh(Game<Position, Move> game, String level) {
    var recorder = new JanusRecorder(0);
    String shut = Setting.withoutBook(level);
    think(SearchRequest.of(game, shut, 0), SearchControl.patient(), Optional.of(recorder));
    return Lists.map(recorder.candidates(), valued -> Candidate.of(game.position(), valued));
  }

  private static Thought<Move> think(
      SearchRequest<Position, Move> request,
      SearchControl<Move> control,
      Optional<JanusListener> listener) {
    var setting = Setting.of(request.level());
    List<Message> remarks = new ArrayList<>(request.limits().depthUnused());
    Optional<Move> canned = fromBook(request, setting, remarks);
    return canned.isPresent()
        ? bookMove(request.position(), canned.get(), remarks)
        : search(request, setting.level(), control, listener, remarks);
  }

  private static Optional<Move> fromBook(
      SearchRequest<Position, Move> request, Setting setting, List<Message> remarks) {
    Optional<Opening> opening = setting.opening(request.position().turn());
    Optional<TrialMove> canned = opening.flatMap(table -> BookGame.answer(request.game(), table));
    if (canned.isEmpty()) {
      return Optional.empty();
    }
    Optional<Move> legal = TableMove.ofBook(request.position(), canned.get());
    remarks.add(
        legal.isPresent()
            ? Messages.remarkItsBook(opening.get())
            : Messages.remarkBookIllegal(digits(canned.get())));
    return legal;
  }

  private static Thought<Move> bookMove(Position position, Move move, List<Message> remarks) {
    TableMove.remark(position, move).ifPresent(remarks::add);
    return Thought.unsearched(Optional.of(move), SearchCounters.one(Metric.BOOK_MOVES), remarks);
  }

  private static Thought<Move> search(
      SearchRequest<Position, Move> request,
      Level level,
      SearchControl<Move> control,
      Optional<JanusListener> listener,
      List<Message> remarks) {
    Position position = request.position();
    var seating = Seating.of(request.game());
    remarks.addAll(seating.remarks());
    Kim1 machine = machine(level, position.turn(), seating);
    var candidates = new RootCounters<Move>();
    control.searches(candidates::copy);
    machine.listen(new CandidateCounting(position, candidates, listener));
    var counters = new SearchCounters();
    long mostNodes = request.limits().nodes().orElse(Long.MAX_VALUE);
    machine.stopWhen(() -> {
      count(machine.effort(), counters);
      return counters.get(Metric.NODES) >= mostNodes || control.shouldStop(counters);
    });
    machine.press(Key.PC);
    count(machine.effort(), counters);
    Optional<Reply> reply = machine.reply();
    return reply.isPresent()
        ? finished(position, reply.get(), counters, remarks)
        : stopped(position, machine.bestSoFar(), counters, remarks);
  }

  private static Kim1 machine(Level level, Color computer, Seating seating) {
    var machine = new Kim1();
    machine.setLevel(level);
    machine.press(Key.C);
    if (computer == Color.BLACK) {
      machine.press(Key.E);
    }
    int[] board = seating.board(computer);
    for (int man = 0; man < board.length; man++) {
      machine.edit(man, board[man]);
    }
    machine.closeBook();
    return machine;
  }

  private static void count(Effort effort, SearchCounters counters) {
    counters.set(Metric.NODES, effort.allNodes());
    counters.set(Metric.EVALUATIONS, effort.candidates());
    counters.set(Metric.MOVES_GENERATED, effort.allMoves());
    counters.set(Metric.CANDIDATES, effort.candidates());
    counters.set(Metric.CHECK_TESTS, effort.checkTests());
  }

  private static Thought<Move> finished(
      Position position, Reply reply, SearchCounters counters, List<Message> remarks) {
    Optional<Move> move = reply.move().map(made -> TableMove.ofThought(position, made));
    if (move.isPresent()) {
      TableMove.remark(position, move.get()).ifPresent(remarks::add);
    } else {
      remarks.add(resignation(position));
    }
    if (position.legalMoves().size() > 1) { // of a single one the resignation has told
      remarks.addAll(TableMove.overlooked(position, move));
    }
    remarks.add(Messages.remarkKim1Time(seconds(PeriodClock.milliseconds(reply))));
    int value = reply.bestValue().orElseThrow();
    // Where nothing was better, the value to beat is all there is.
    List<Term> terms =
        reply
            .worth()
            .map(ValueTerms::of)
            .orElseGet(() -> List.of(new Term(Messages.termToBeat().text(), value)));
    return new Thought<>(
        move,
        Optional.of((double) value),
        List.of(),
        terms,
        counters,
        remarks,
        Optional.empty(),
        true);
  }

  private static Message resignation(Position position) {
    int legal = position.legalMoves().size();
    return switch (legal) {
      case 0 -> Messages.remarkResignsStuck();
      case 1 ->
          position.legalMoves().getFirst() instanceof Move.EnPassant
              ? Messages.remarkResignsEnPassant()
              : Messages.remarkResignsOne();
      default -> Messages.remarkResigns(legal);
    };
  }

  private static String seconds(long milliseconds) {
    long tenths = (milliseconds + 50) / 100;
    return tenths / 10 + "." + tenths % 10;
  }

  private static Thought<Move> stopped(
      Position position,
      Optional<Janus.BestSoFar> best,
      SearchCounters counters,
      List<Message> remarks) {
    Optional<Move> move = best.map(leader -> TableMove.ofThought(position, leader.move()));
    if (move.isPresent()) {
      remarks.add(Messages.remarkBestSoFar());
      TableMove.remark(position, move.get()).ifPresent(remarks::add);
    } else {
      remarks.add(Messages.remarkFirstLegal());
      move = firstLegal(position);
    }
    return new Thought<>(
        move,
        best.map(leader -> (double) leader.worth().value()),
        List.of(),
        best.map(leader -> ValueTerms.of(leader.worth())).orElse(List.of()),
        counters,
        remarks,
        Optional.empty(),
        false);
  }

  private static Optional<Move> firstLegal(Position position) {
    List<Move> legal = position.legalMoves();
    return legal.isEmpty() ? Optional.empty() : Optional.of(legal.getFirst());
  }

  private static String digits(TrialMove move) {
    return Hex.of(move.man()) + " " + Hex.of(move.from()) + " " + Hex.of(move.to());
  }
}
