package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.RuleSet;
import games.janus.games.Games;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Command;
import games.janus.play.live.LiveCase;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Settings;
import games.janus.rules.Color;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The cases of {@code live.cases} as two persons type them at one board. After each line the
 * terminal's game is the game that the case comes to. A command that is refused and that nobody can
 * type is passed over: the game stays as it is. Any other that nobody can type ends the script, and
 * {@link #whyNot} says why.
 */
class TerminalCasesTest {
  private static final String LAG = "a terminal has no lag";
  private static final String ENGINE = "an engine's moves are thought, not typed";
  private static final String OTHER = "the side to move is the one that types";
  private static final String ONE_BACK = "two persons take back and make again move by move";
  private static final String ANSWERED = "a person answers an offer at once";
  private static final String PAUSE = "a game with a person in it is not paused";
  private static final String HOST = "the program alone can do that, and has no reason here";
  private static final String ABORT = "a game at one board is left, not aborted";
  private static final String NEW_GAME = "another game has its own log";

  @TempDir private Path folder;

  static List<LiveCase> cases() throws IOException {
    return LiveCase.all().stream().filter(story -> !script(story).steps().isEmpty()).toList();
  }

  /**
   * What is typed at a moment.
   *
   * @param after the game that it leads to
   */
  private record Step(int number, long at, Typed typed, LiveGame<?, ?> after) {}

  /**
   * The lines of a case that can be typed.
   *
   * @param whyNot why not all of them; empty if they can
   */
  private record Script(List<Step> steps, String whyNot) {}

  private static Script script(LiveCase story) {
    Settings settings = story.game();
    var steps = new ArrayList<Step>();
    if (settings.isEngine(Color.WHITE) || settings.isEngine(Color.BLACK)) {
      return new Script(steps, ENGINE);
    }
    LiveGame<?, ?> live = LiveGame.of(settings, 0);
    for (int line = 0; line < story.lines().size(); line++) {
      LiveCase.Line now = story.lines().get(line);
      boolean isLook = now.command().split(" ", -1).length < 3;
      if (isLook || (now.command().endsWith(" check") && now.expected().equals("nothing"))) {
        continue; // there is nothing to type
      }
      Command command = LiveCase.command(now.command());
      Optional<Typed> typed = typed(live, command, now.expected());
      if (command.lag() > 0) {
        return new Script(steps, LAG);
      }
      boolean changesNothing =
          now.expected().startsWith("refused") || now.expected().equals("nothing");
      boolean isOffer = now.expected().startsWith("draw-offered");
      if (isOffer && typed.isPresent() && !isAnsweredNext(story, line)) {
        return new Script(steps, ANSWERED);
      }
      if (typed.isEmpty() && !changesNothing) {
        return new Script(steps, whyNot(live, command));
      }
      live = live.after(live.decide(command));
      if (typed.isPresent()) {
        steps.add(new Step(now.number(), command.at(), typed.get(), live));
      }
    }
    return new Script(steps, "");
  }

  private static boolean isAnsweredNext(LiveCase story, int line) {
    if (line + 1 == story.lines().size()) {
      return false;
    }
    LiveCase.Line next = story.lines().get(line + 1);
    return next.command().contains(" answer-draw ") && !next.expected().startsWith("refused");
  }

  /** What somebody types to do this; none if it cannot be typed. */
  private static Optional<Typed> typed(LiveGame<?, ?> live, Command command, String expected) {
    int plies = live.game().plies();
    boolean isHost = command.by() == Actor.HOST;
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
              when isHost || expected.equals("taken-back to " + (plies - 1)) ->
              Optional.of("undo");
          case Action.Redo _ when isHost || expected.startsWith("redone to " + (plies + 1)) ->
              Optional.of("redo");
          case Action.Resign _ when isToMove -> Optional.of("resign");
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
      case Action.ChangePlayer _ -> ENGINE;
      case Action.Forfeit _, Action.Adjudicate _ -> HOST;
      default -> {
        assertThat(command.by())
            .as("who does %s", command.action())
            .isNotEqualTo(Actor.of(live.turn()));
        yield OTHER;
      }
    };
  }

  /** Somebody who types a script and looks at the game before each line. */
  private static final class Typist implements LineInput {
    private final List<Step> steps;
    private int done;
    private long now;
    private LiveGame<?, ?> expected;
    private Optional<HostedGame<?, ?>> game = Optional.empty();

    Typist(List<Step> steps, LiveGame<?, ?> first) {
      this.steps = steps;
      this.expected = first;
    }

    @Override
    public Typed next(String prompt, Waiting waiting, Runnable redraw) {
      assertThat(game.orElseThrow().live())
          .as(done == 0 ? "At the start" : "after line " + steps.get(done - 1).number())
          .isEqualTo(expected);
      if (done == steps.size()) {
        return Typed.END;
      }
      Step step = steps.get(done++);
      now = step.at();
      expected = step.after();
      return step.typed();
    }

    @Override
    public boolean isPerson() {
      return false;
    }

    @Override
    public void close() {}
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
    List<Step> steps = script(story).steps();
    var typist = new Typist(steps, LiveGame.of(story.game(), 0));
    var live = new HostedGame<>(type, story.game(), 1, () -> typist.now);
    typist.game = Optional.of(live);
    var out = new PrintWriter(new StringWriter());
    try (Console console = new PlainConsole(out, typist, new Interrupts());
        var keeper = new Keeper<P, M>(new Shelf(folder.resolve("games")), Optional.empty())) {
      var manner = new LookOptions.Manner(false, 0);
      new Session<>(console, keeper, Look.LETTERS, live, manner).run();
    }
    assertThat(typist.done).isEqualTo(steps.size());
    assertThat(live.live()).isEqualTo(typist.expected);
  }

  /** {@link #whyNot} fails where it knows no reason. */
  @Test
  void everyOtherCaseSaysWhyItCannotBeTyped() throws IOException {
    List<LiveCase> all = LiveCase.all();
    assertThat(all.stream().filter(story -> script(story).whyNot().isEmpty()))
        .as("typed to the end")
        .hasSizeGreaterThanOrEqualTo(72);
    assertThat(cases()).as("typed at least in part").hasSizeGreaterThanOrEqualTo(92);
  }
}
