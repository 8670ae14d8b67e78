package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.RuleSet;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Command;
import games.janus.play.live.GamePolicy;
import games.janus.play.live.LiveCase;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Settings;
import games.janus.rules.Color;
import games.janus.rules.game.GameKind;
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
 * terminal's game is the game that the case comes to. A case is followed as far as it can be typed:
 * at a terminal nobody moves for the other, and whoever is offered a draw answers at once.
 */
class TerminalCasesTest {
  @TempDir private Path folder;

  static List<LiveCase> cases() throws IOException {
    return LiveCase.all().stream()
        .filter(story -> story.game().policy().equals(GamePolicy.LOCAL))
        .filter(story -> !isEngineIn(story.game()))
        .filter(story -> !script(story).isEmpty())
        .toList();
  }

  private static boolean isEngineIn(Settings settings) {
    return settings.isEngine(Color.WHITE) || settings.isEngine(Color.BLACK);
  }

  /**
   * What is typed at a moment.
   *
   * @param after the game that it leads to
   */
  private record Step(int number, long at, Typed typed, LiveGame<?, ?> after) {}

  /** The lines of a case that can be typed, up to the first that cannot. */
  private static List<Step> script(LiveCase story) {
    var steps = new ArrayList<Step>();
    LiveGame<?, ?> live = LiveGame.of(story.game(), 0);
    for (int line = 0; line < story.lines().size(); line++) {
      LiveCase.Line now = story.lines().get(line);
      boolean isLook = now.command().split(" ", -1).length < 3;
      if (isLook || (now.command().endsWith(" check") && now.expected().equals("nothing"))) {
        continue; // there is nothing to type
      }
      Command command = LiveCase.command(live, now.command());
      Optional<Typed> typed = typed(live, command, now.expected());
      boolean isOffer = now.expected().startsWith("draw-offered");
      if (typed.isEmpty() || (isOffer && !isAnsweredNext(story, line))) {
        return steps;
      }
      live = live.after(live.decide(command));
      steps.add(new Step(now.number(), command.at(), typed.get(), live));
    }
    return steps;
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

  /** Somebody who types a script and looks at the game before each line. */
  private static final class Script implements Lines {
    private final List<Step> steps;
    private int done;
    private long now;
    private LiveGame<?, ?> expected;
    private Optional<HostedGame<?, ?>> game = Optional.empty();

    Script(List<Step> steps, LiveGame<?, ?> first) {
      this.steps = steps;
      this.expected = first;
    }

    @Override
    public Typed next(String prompt, Waiting waiting, Runnable redraw) {
      assertThat(game.orElseThrow().live())
          .as(done == 0 ? "at the start" : "after line " + steps.get(done - 1).number())
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
      play(new TerminalChess(), story);
    } else {
      RuleSet rules = settings.ruleSet().isEmpty() ? RuleSet.ACF : RuleSet.read(settings.ruleSet());
      play(new TerminalCheckers(rules), story);
    }
  }

  private <P, M> void play(BoardGame<P, M> board, LiveCase story) {
    List<Step> steps = script(story);
    var script = new Script(steps, LiveGame.of(story.game(), 0));
    var live = new HostedGame<>(board, story.game(), 1, () -> script.now);
    script.game = Optional.of(live);
    var out = new PrintWriter(new StringWriter());
    try (Console console = new PlainConsole(out, script, new Interrupts());
        var keeper = new Keeper<P, M>(new Shelf(folder.resolve("games")), Optional.empty())) {
      var manner = new LookOptions.Manner(false, 0);
      new Session<>(console, keeper, Look.LETTERS, live, manner).run();
    }
    assertThat(script.done).isEqualTo(steps.size());
    assertThat(live.live()).isEqualTo(script.expected);
  }

  @Test
  void manyCasesCanBeTyped() throws IOException {
    assertThat(cases()).hasSizeGreaterThan(50);
  }
}
