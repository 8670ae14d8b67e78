package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.RuleSet;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.games.Games;
import games.janus.message.Argument;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Command;
import games.janus.play.live.Ending;
import games.janus.play.live.Event;
import games.janus.play.live.LiveCase;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Player;
import games.janus.play.live.Settings;
import games.janus.rules.NotationException;
import games.janus.rules.Outcome;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The cases of {@code live.cases} as persons type them at one board, against engines that answer as
 * the case says. After each line the terminal's game is the game that the case comes to. A command
 * that is refused and that nobody can give is passed over: the game stays as it is. Any other that
 * nobody can give ends the script, and {@link #whyNot} says why.
 */
class TerminalCasesTest {
  private static final String LAG = "a terminal has no lag";
  private static final String OTHER = "the side to move is the one that types";
  private static final String ONE_BACK = "two persons take back and make again move by move";
  private static final String ANSWERED = "a person answers an offer at once";
  private static final String PAUSE = "a game with a person in it is not paused";
  private static final String HOST = "the program alone can do that, and has no reason here";
  private static final String ABORT = "a game at one board is left, not aborted";
  private static final String NEW_GAME = "another game has its own log";

  @TempDir private Path folder;

  static List<LiveCase> cases() throws IOException {
    return LiveCase.all().stream().filter(TerminalCasesTest::isPlayed).toList();
  }

  /** Also where there is nothing to do, because the case says that the game is over. */
  private static boolean isPlayed(LiveCase story) {
    Script script = script(story);
    return script.isWhole() || !script.steps().isEmpty();
  }

  /**
   * What is typed or thought at a moment.
   *
   * @param after the game that it leads to
   */
  private record Step(int number, long at, Input input, LiveGame<?, ?> after) {}

  private sealed interface Input {
    /** A person's. */
    record Line(Typed typed) implements Input {}

    /**
     * An engine's.
     *
     * @param score what it thinks of the position
     */
    record Answer(String moveId, Optional<Double> score) implements Input {}

    /** An engine does not answer. */
    record Trouble(Outcome.Reason reason) implements Input {}
  }

  /**
   * The lines of a case that can be given.
   *
   * @param whyNot why not all of them; empty if they can
   */
  private record Script(List<Step> steps, String whyNot) {
    boolean isWhole() {
      return whyNot.isEmpty();
    }
  }

  private static Script script(LiveCase story) {
    var steps = new ArrayList<Step>();
    LiveGame<?, ?> live = LiveGame.of(story.game(), 0);
    for (int line = 0; line < story.lines().size(); line++) {
      LiveCase.Line now = story.lines().get(line);
      boolean isLook = now.command().split(" ", -1).length < 3;
      if (isLook || (now.command().endsWith(" check") && now.expected().equals("nothing"))) {
        continue; // there is nothing to type
      }
      Command command = LiveCase.command(now.command());
      if (command.lag() > 0) {
        return new Script(steps, LAG);
      }
      Optional<Input> input = input(live, story, line, command);
      boolean changesNothing =
          now.expected().startsWith("refused") || now.expected().equals("nothing");
      boolean isOffer = now.expected().startsWith("draw-offered");
      if (isOffer && input.isPresent() && !isAnsweredNext(story, line)) {
        return new Script(steps, ANSWERED);
      }
      boolean isAnswerOfEngine = command.action() instanceof Action.WeighDraw;
      if (input.isEmpty() && !changesNothing && !isAnswerOfEngine) {
        return new Script(steps, whyNot(live, command));
      }
      live = live.after(live.decide(command));
      if (input.isPresent()) {
        steps.add(new Step(now.number(), command.at(), input.get(), live));
      } else if (isAnswerOfEngine) { // an engine answers an offer before anybody can look
        Step offer = steps.removeLast();
        steps.add(new Step(now.number(), command.at(), offer.input(), live));
      }
    }
    return new Script(steps, "");
  }

  private static Optional<Input> input(
      LiveGame<?, ?> live, LiveCase story, int line, Command command) {
    boolean isEngineToMove = live.settings().isEngine(live.turn());
    boolean isAsked = live.ending().isEmpty() && command.by() == Actor.of(live.turn());
    return switch (command.action()) {
      case Action.Move move when isEngineToMove ->
          isAsked && move.ply() == live.game().plies()
              ? Optional.of(new Input.Answer(move.id(), score(story, line)))
              : Optional.empty();
      case Action.Forfeit forfeit when isEngineToMove ->
          Optional.of(new Input.Trouble(forfeit.reason()));
      default -> typed(live, command, story.lines().get(line).expected()).map(Input.Line::new);
    };
  }

  /** What the engine thinks of a move that the case lets it weigh later; none if it does not. */
  private static Optional<Double> score(LiveCase story, int line) {
    return story.lines().stream()
        .skip(line)
        .filter(later -> later.command().contains(" weigh-draw "))
        .findFirst()
        .flatMap(later -> ((Action.WeighDraw) LiveCase.command(later.command()).action()).score());
  }

  private static boolean isAnsweredNext(LiveCase story, int line) {
    if (line + 1 == story.lines().size()) {
      return false;
    }
    LiveCase.Line next = story.lines().get(line + 1);
    return next.command().matches(".* (answer|weigh)-draw .*")
        && !next.expected().startsWith("refused");
  }

  /** What somebody types to do this; none if it cannot be typed. */
  private static Optional<Typed> typed(LiveGame<?, ?> live, Command command, String expected) {
    int plies = live.game().plies();
    boolean isHost = command.by() == Actor.HOST;
    boolean isAtTheBoard = command.by() == live.atTheBoard();
    boolean isToMove = command.by() == Actor.of(live.turn());
    boolean isRefused = expected.startsWith("refused");
    Optional<String> text =
        switch (command.action()) {
          case Action.Move move when isToMove && move.ply() == plies -> Optional.of(move.id());
          case Action.OfferDraw _ when isToMove -> Optional.of("draw");
          case Action.AnswerDraw answer when !isToMove && !isRefused ->
              Optional.of(answer.accept() ? "yes" : "no");
          case Action.ClaimDraw claim when isToMove && claim.intended().isPresent() ->
              Optional.of("draw " + claim.intended().get());
          case Action.ClaimDraw _ when isToMove && !isRefused -> Optional.of("draw");
          case Action.AskTakeback _
              when isAtTheBoard || expected.equals("taken-back to " + (plies - 1)) ->
              Optional.of("undo");
          case Action.Redo _ when isAtTheBoard || expected.startsWith("redone to " + (plies + 1)) ->
              Optional.of("redo");
          case Action.Resign _ when isToMove -> Optional.of("resign");
          case Action.ChangePlayer change when isHost && change.player() instanceof Player.Engine ->
              Optional.of("engine " + live.type().sideName(change.side()) + " engine");
          case Action.Reopen _ when live.ending().isPresent() && !isRefused -> Optional.of("undo");
          default -> Optional.empty();
        };
    return command.action() instanceof Action.CheckClock
        ? Optional.of(Typed.TIME)
        : text.map(Typed::line);
  }

  /** Why nobody at a terminal can do this. */
  private static String whyNot(LiveGame<?, ?> live, Command command) {
    return switch (command.action()) {
      case Action.AskTakeback _, Action.Redo _ -> ONE_BACK;
      case Action.Pause _, Action.Resume _ -> PAUSE;
      case Action.Abort _ -> ABORT;
      case Action.Rematch _ -> NEW_GAME;
      case Action.Forfeit _, Action.Adjudicate _ -> HOST;
      default -> {
        assertThat(command.by())
            .as("who does %s", command.action())
            .isNotEqualTo(Actor.of(live.turn()));
        yield OTHER;
      }
    };
  }

  /** Types a script, thinks for the engines, and looks at the game before each line. */
  private static final class Performer implements LineInput, EngineSource {
    private final List<Step> steps;
    private final Interrupts interrupts = new Interrupts();
    private final AtomicLong now = new AtomicLong();
    private int done;
    private LiveGame<?, ?> expected;
    private Optional<HostedGame<?, ?>> game = Optional.empty();

    /** The game as it stood when an engine had to think of what the case does not say. */
    private Optional<LiveGame<?, ?>> beyond = Optional.empty();

    Performer(List<Step> steps, LiveGame<?, ?> first) {
      this.steps = steps;
      this.expected = first;
    }

    private Input next() {
      Step step = steps.get(done++);
      now.set(step.at());
      expected = step.after();
      return step.input();
    }

    private boolean isDone() {
      return done == steps.size();
    }

    @Override
    public Typed next(String prompt, Waiting waiting, Runnable redraw) {
      assertIsAsExpected();
      return isDone() ? Typed.END : ((Input.Line) next()).typed();
    }

    void assertIsAsExpected() {
      assertThat(withoutDetail(beyond.orElseGet(() -> game.orElseThrow().live())))
          .as(done == 0 ? "at the start" : "after line " + steps.get(done - 1).number())
          .isEqualTo(withoutDetail(expected));
    }

    /** The referee and the case find different words for what an engine did wrong. */
    private static LiveGame<?, ?> withoutDetail(LiveGame<?, ?> live) {
      return live.ending()
          .flatMap(Ending::result)
          .<LiveGame<?, ?>>map(
              outcome -> live.apply(new Event.Ended(0, new Ending.Decided(outcome))))
          .orElse(live);
    }

    @Override
    public boolean isPerson() {
      return false;
    }

    @Override
    public void close() {}

    @Override
    public <P, M> List<Engine<P, M>> engines(GameType<P, M> type) {
      return List.of(new ScriptedEngine<>(this, type));
    }

    @Override
    public EndgameTable endgames() {
      return EndgameTable.empty();
    }

    <P, M> Thought<M> think(GameType<P, M> type, P position, SearchControl<M> control) {
      if (isDone()) {
        beyond = Optional.of(game.orElseThrow().live());
        return Thought.unsearched(Optional.empty(), new SearchCounters(), List.of());
      }
      return switch (next()) {
        case Input.Answer answer -> answer(move(type, position, answer.moveId()), answer.score());
        case Input.Trouble(var reason) when reason == Outcome.Reason.OVERRUN -> {
          interrupts.add();
          while (true) {
            control.shouldStop(new SearchCounters()); // the referee throws when it has had enough
          }
        }
        case Input.Trouble(var reason) -> throw new IllegalStateException(reason.name());
        case Input.Line line -> throw new AssertionError("an engine is asked before " + line);
      };
    }

    private static <M> Thought<M> answer(M move, Optional<Double> score) {
      var counters = new SearchCounters();
      return new Thought<>(
          Optional.of(move),
          score,
          List.of(),
          List.of(),
          counters,
          List.of(),
          Optional.empty(),
          true);
    }

    /** For what cannot be read, a move that is not legal: engines speak in moves, not in words. */
    private static <P, M> M move(GameType<P, M> type, P position, String id) {
      try {
        return type.notation().readMoveId(position, id);
      } catch (NotationException _) {
        List<M> legal = type.rules().legalMoves(position);
        return legal.stream()
            .flatMap(move -> type.rules().legalMoves(type.rules().play(position, move)).stream())
            .filter(reply -> !legal.contains(reply))
            .findFirst()
            .orElseThrow();
      }
    }
  }

  /** The engine of the cases. */
  private record ScriptedEngine<P, M>(Performer performer, GameType<P, M> type)
      implements Engine<P, M> {
    @Override
    public EngineInfo info() {
      return new EngineInfo(
          "engine",
          "Engine",
          type.kind(),
          2026,
          new Argument.Text("nobody"),
          Messages.cardMint(),
          List.of(),
          List.of(new EngineInfo.Level("full", Messages.levelEndless())),
          "full",
          Set.of(),
          Messages.unitNone(),
          Set.of());
    }

    @Override
    public Thought<M> think(SearchRequest<P, M> request, SearchControl<M> control) {
      return performer.think(type, request.position(), control);
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isPlayedAsWritten(LiveCase story) {
    Settings settings = story.game();
    if (settings.game() == GameKind.CHESS) {
      play(Games.chess(), story);
    } else {
      RuleSet rules = settings.ruleSet().isEmpty() ? RuleSet.ACF : RuleSet.read(settings.ruleSet());
      play(Games.checkers(rules), story);
    }
  }

  private <P, M> void play(GameType<P, M> type, LiveCase story) {
    var performer = new Performer(script(story).steps(), LiveGame.of(story.game(), 0));
    var live = new HostedGame<>(type, story.game(), 1, performer.now::get, performer);
    performer.game = Optional.of(live);
    var out = new PrintWriter(new StringWriter());
    try (Console console = new PlainConsole(out, performer, performer.interrupts);
        var keeper = new Keeper<P, M>(new Shelf(folder.resolve("games")), Optional.empty())) {
      var manner = new LookOptions.Manner(false, 0);
      new Session<>(console, keeper, Look.LETTERS, live, manner).run();
    }
    assertThat(performer.isDone()).as("the whole script was played").isTrue();
    performer.assertIsAsExpected();
  }

  /** No case may silently stop being played; {@link #whyNot} fails where it knows no reason. */
  @Test
  void everyOtherCaseSaysWhyItCannotBeTyped() throws IOException {
    List<LiveCase> all = LiveCase.all();
    assertThat(all).hasSize(127);
    assertThat(cases()).as("played at least in part").hasSize(122);
    var reasons = new TreeMap<String, Integer>();
    all.forEach(story -> reasons.merge(script(story).whyNot(), 1, Integer::sum));
    assertThat(reasons)
        .isEqualTo(
            Map.of(
                "", 94, LAG, 3, OTHER, 4, ONE_BACK, 6, ANSWERED, 6, PAUSE, 7, HOST, 2, ABORT, 1,
                NEW_GAME, 4));
  }
}
