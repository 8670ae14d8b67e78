package games.janus.engines.museum.octave;

import static games.janus.engines.museum.octave.Games.octave;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.engines.museum.octave.OctaveConsole.Settings;
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The console program, character for character. */
class OctaveConsoleTest {
  private static final Settings MONO = new Settings(true, false);
  private static final String PROMPT = "Enter move (e.g., e2e4 or e2-e4): ";
  private static final String INVALID =
      "Invalid input. Use format: e2e4 (column=a-h, row=1-8)\n" + PROMPT;
  private static final String ILLEGAL = "Illegal move. Try again.\n" + PROMPT;

  private final StringBuilder screen = new StringBuilder();

  /** Two looks at this clock are 1.234 seconds apart. */
  private final AtomicLong clock = new AtomicLong();

  @Test
  void itSaysHelloShowsTheBoardAndAsks() {
    start(MONO);
    assertThat(shown())
        .isEqualTo(
            """
            === CHESS GAME ===
            You are White (normal display, bottom rows 1-2).
            AI is Black (small letters, top rows 7-8).
            Pieces: P=Pawn, H=Horse, B=Bishop, C=Castle, Q=Queen, K=King
            Enter moves in chess notation (e.g., e2e4 or e2-e4)
            Enter "q" to quit
            \s
            \s
                a  b  c  d  e  f  g  h
              +------------------------+
            8 | c  h  b  q  k  b  h  c | 8
            7 | p  p  p  p  p  p  p  p | 7
            6 | .  .  .  .  .  .  .  . | 6
            5 | .  .  .  .  .  .  .  . | 5
            4 | .  .  .  .  .  .  .  . | 4
            3 | .  .  .  .  .  .  .  . | 3
            2 | P  P  P  P  P  P  P  P | 2
            1 | C  H  B  Q  K  B  H  C | 1
              +------------------------+
                a  b  c  d  e  f  g  h
            \s
            Your turn (White):
            """
                + PROMPT);
  }

  @Test
  void inInverseVideoItsGreetingSaysSo() {
    start(new OctaveConsole.Settings(false, false));
    assertThat(shown()).contains("\nAI is Black (inverse colors, top rows 7-8).\n");
  }

  @Test
  void atPeriodSpeedItWaitsAsLongAsTheOriginalAndPrintsTheTimeThatPassed() {
    OctaveConsole console = start(MONO);
    var waits = new ArrayList<Long>();
    console.slowDown(nanoseconds -> {
      waits.add(nanoseconds);
      clock.addAndGet(30_000_000_000L); // the rest was skipped
    });
    console.enter("e2e4");
    assertThat(waits).containsExactly(1799 * 26_734_138L - 1_234_000_000L);
    assertThat(shown()).contains("AI move (32.47 sec, eval=0.5): e7e6\n");
  }

  @Test
  void aGameRunsAsItDidThen() {
    OctaveConsole console = start(MONO);
    forget();
    console.enter("e2e4");
    console.enter("d2-d4");
    console.enter("q");
    assertThat(shown())
        .isEqualTo(
            """
            \s
                a  b  c  d  e  f  g  h
              +------------------------+
            8 | c  h  b  q  k  b  h  c | 8
            7 | p  p  p  p  p  p  p  p | 7
            6 | .  .  .  .  .  .  .  . | 6
            5 | .  .  .  .  .  .  .  . | 5
            4 | .  .  .  .  P  .  .  . | 4
            3 | .  .  .  .  .  .  .  . | 3
            2 | P  P  P  P  .  P  P  P | 2
            1 | C  H  B  Q  K  B  H  C | 1
              +------------------------+
                a  b  c  d  e  f  g  h
            \s
            AI thinking...
            AI move (1.23 sec, eval=0.5): e7e6
            \s
                a  b  c  d  e  f  g  h
              +------------------------+
            8 | c  h  b  q  k  b  h  c | 8
            7 | p  p  p  p  .  p  p  p | 7
            6 | .  .  .  .  p  .  .  . | 6
            5 | .  .  .  .  .  .  .  . | 5
            4 | .  .  .  .  P  .  .  . | 4
            3 | .  .  .  .  .  .  .  . | 3
            2 | P  P  P  P  .  P  P  P | 2
            1 | C  H  B  Q  K  B  H  C | 1
              +------------------------+
                a  b  c  d  e  f  g  h
            \s
            Your turn (White):
            Enter move (e.g., e2e4 or e2-e4): \s
                a  b  c  d  e  f  g  h
              +------------------------+
            8 | c  h  b  q  k  b  h  c | 8
            7 | p  p  p  p  .  p  p  p | 7
            6 | .  .  .  .  p  .  .  . | 6
            5 | .  .  .  .  .  .  .  . | 5
            4 | .  .  .  P  P  .  .  . | 4
            3 | .  .  .  .  .  .  .  . | 3
            2 | P  P  P  .  .  P  P  P | 2
            1 | C  H  B  Q  K  B  H  C | 1
              +------------------------+
                a  b  c  d  e  f  g  h
            \s
            AI thinking...
            AI move (1.23 sec, eval=1.0): d8h4
            \s
                a  b  c  d  e  f  g  h
              +------------------------+
            8 | c  h  b  .  k  b  h  c | 8
            7 | p  p  p  p  .  p  p  p | 7
            6 | .  .  .  .  p  .  .  . | 6
            5 | .  .  .  .  .  .  .  . | 5
            4 | .  .  .  P  P  .  .  q | 4
            3 | .  .  .  .  .  .  .  . | 3
            2 | P  P  P  .  .  P  P  P | 2
            1 | C  H  B  Q  K  B  H  C | 1
              +------------------------+
                a  b  c  d  e  f  g  h
            \s
            Your turn (White):
            Enter move (e.g., e2e4 or e2-e4): Exiting game...
            Game Over.
            """);
  }

  @Test
  void blackStandsInInverseVideo() {
    start(new Settings(false, false));
    assertThat(shown())
        .contains(
            "\n8 | \u001b[7mC\u001b[0m  \u001b[7mH\u001b[0m  \u001b[7mB\u001b[0m"
                + "  \u001b[7mQ\u001b[0m  \u001b[7mK\u001b[0m  \u001b[7mB\u001b[0m"
                + "  \u001b[7mH\u001b[0m  \u001b[7mC\u001b[0m | 8\n")
        .contains("\n6 | .  .  .  .  .  .  .  . | 6\n")
        .contains("\n1 | C  H  B  Q  K  B  H  C | 1\n");
  }

  @Test
  void inMonoThereAreNoEscapes() {
    OctaveConsole console = start(MONO);
    console.enter("e2e4");
    assertThat(shown()).doesNotContain("\u001b");
  }

  @Test
  void thinkingIsAnnouncedBeforeItBegins() {
    var whenTheClockStarts = new StringBuilder();
    var console =
        new OctaveConsole(
            MONO,
            screen::append,
            () -> {
              whenTheClockStarts.append(screen.substring(screen.length() - 15)).append('|');
              return 0;
            });
    console.enter("e2e4");
    assertThat(whenTheClockStarts).hasToString("AI thinking...\n|AI thinking...\n|");
  }

  @ParameterizedTest
  @ValueSource(strings = {"e2e4", "e2-e4", " e2 e4 ", "E2E4", "e-2-e-4", "--e2e4", "E2 - e4"})
  void spacesDashesAndCapitalsDoNotMatter(String line) {
    OctaveConsole console = start(MONO);
    forget();
    console.enter(line);
    assertThat(shown()).contains("\n4 | .  .  .  .  P  .  .  . | 4\n").contains("): e7e6\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "-",
        "e2",
        "e2e",
        "e7e8q",
        "e2e4e",
        "eeee",
        "e2ee",
        "2e4e",
        "i2i4",
        "e0e1",
        "e2e9",
        "qq",
        " q",
        "q ",
        "quit",
        "e2\te4",
        "e2\u0000\u001b",
        "e2e\u0664",
        "é2é4",
        "\u001b[2J",
        "exit",
        "0-0",
        "0-0-0",
        "\uD83D\uDE00e4"
      })
  void whatIsNotTwoSquaresIsAskedForAgain(String line) {
    OctaveConsole console = start(MONO);
    forget();
    console.enter(line);
    assertThat(shown()).isEqualTo(INVALID);
    assertThat(console.isOver()).isFalse();
  }

  @Test
  void aVeryLongLineIsAskedForAgain() {
    OctaveConsole console = start(MONO);
    forget();
    console.enter("e2e4".repeat(250_000));
    assertThat(shown()).isEqualTo(INVALID);
  }

  @ParameterizedTest
  @ValueSource(strings = {"e2e5", "e7e5", "e4e5", "e2e2", "a1a3", "e1g1", "e2d3"})
  void whatTheRulesForbidIsAskedForAgain(String line) {
    OctaveConsole console = start(MONO);
    forget();
    console.enter(line);
    assertThat(shown()).isEqualTo(ILLEGAL);
  }

  @ParameterizedTest
  @ValueSource(strings = {"q", "Q"})
  void qEndsTheGame(String line) {
    OctaveConsole console = start(MONO);
    forget();
    console.enter(line);
    assertThat(shown()).isEqualTo("Exiting game...\nGame Over.\n");
    assertThat(console.isOver()).isTrue();
  }

  @Test
  void afterTheEndNothingHappens() {
    OctaveConsole console = start(MONO);
    console.quit();
    forget();
    console.enter("e2e4");
    console.quit();
    assertThat(shown()).isEmpty();
  }

  @Test
  void thePlayerMates() {
    OctaveConsole console =
        startFrom(
            """
            r . b q k b n r
            p p p p . p p p
            . . n . . . . .
            . . . . p . . Q
            . . B . P . . .
            . . . . . . . .
            P P P P . P P P
            R N B . K . N R
            """);
    console.enter("h5f7");
    assertThat(shown())
        .isEqualTo(
            """
            \s
                a  b  c  d  e  f  g  h
              +------------------------+
            8 | c  .  b  q  k  b  h  c | 8
            7 | p  p  p  p  .  Q  p  p | 7
            6 | .  .  h  .  .  .  .  . | 6
            5 | .  .  .  .  p  .  .  . | 5
            4 | .  .  B  .  P  .  .  . | 4
            3 | .  .  .  .  .  .  .  . | 3
            2 | P  P  P  P  .  P  P  P | 2
            1 | C  H  B  .  K  .  H  C | 1
              +------------------------+
                a  b  c  d  e  f  g  h
            \s
            Checkmate! You win!
            Game Over.
            """);
    assertThat(console.isOver()).isTrue();
  }

  @Test
  void itMatesWhenNothingElseIsLeftAndThinksItHasLost() {
    OctaveConsole console =
        startFrom(
            """
            k r . . . . . .
            . p . . . . . .
            . . p . . q . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . P P
            . R . . . . . K
            """);
    console.enter("b1a1");
    assertThat(shown())
        .contains("\nAI move (1.23 sec, eval=-9999.0): f6a1\n")
        .endsWith(
            """
                a  b  c  d  e  f  g  h
            \s
            Checkmate! AI wins!
            Game Over.
            """);
    assertThat(console.isOver()).isTrue();
  }

  @Test
  void repairedItMatesWithPleasure() {
    OctaveConsole console =
        startFrom(
            """
            . r . . . . k .
            . . . . . p p p
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            r . . . . P P P
            . . . . . K . .
            """,
            new Settings(true, true));
    console.enter("f1g1");
    assertThat(shown())
        .contains("\nAI move (1.23 sec, eval=9999.0): a2a1\n")
        .endsWith("Checkmate! AI wins!\nGame Over.\n");
  }

  @Test
  void thePlayerStalemates() {
    OctaveConsole console =
        startFrom(
            """
            . . . . . . . k
            . . . . . K . .
            . . . . . . . .
            . . . . . . Q .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    console.enter("g5g6");
    assertThat(shown()).endsWith(" \nStalemate! Draw.\nGame Over.\n").doesNotContain("AI");
    assertThat(console.isOver()).isTrue();
  }

  @Test
  void itStalematesWhenItMust() {
    OctaveConsole console =
        startFrom(
            """
            . r . . . . . k
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            p . . . . . . .
            P . . . . . . .
            K . . . . . Q .
            """);
    console.enter("g1g7");
    assertThat(shown())
        .contains("\nAI move (1.23 sec, eval=0.0): h8g7\n")
        .endsWith(" \nStalemate! Draw.\nGame Over.\n");
  }

  @Test
  void aPawnOnTheLastRowIsAQueenAtOnce() {
    OctaveConsole console =
        startFrom(
            """
            . . . . . . . .
            P . . . . . . .
            . . . . . . . .
            . . . . . . k .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . K
            """);
    console.enter("a7a8");
    assertThat(shown()).contains("\n8 | Q  .  .  .  .  .  .  . | 8\n");
  }

  @Test
  void thePublishedGameReadsTheSame() {
    OctaveConsole console =
        startFrom(
            """
            r . b . k b n r
            p p p p . p p p
            . . n . p . . .
            . . . . . . . .
            Q . P . P . . P
            . P . . . . P .
            P . . P . P . .
            R N B . K B q .
            """);
    console.enter("d2d3");
    assertThat(shown())
        .contains(
            """
            \s
            AI thinking...
            AI move (1.23 sec, eval=11.5): f8c5
            \s
                a  b  c  d  e  f  g  h
              +------------------------+
            8 | c  .  b  .  k  .  h  c | 8
            7 | p  p  p  p  .  p  p  p | 7
            6 | .  .  h  .  p  .  .  . | 6
            5 | .  .  b  .  .  .  .  . | 5
            4 | Q  .  P  .  P  .  .  P | 4
            3 | .  P  .  P  .  .  P  . | 3
            2 | P  .  .  .  .  P  .  . | 2
            1 | C  H  B  .  K  B  q  . | 1
              +------------------------+
                a  b  c  d  e  f  g  h
            """);
  }

  private OctaveConsole start(Settings settings) {
    var console = new OctaveConsole(settings, screen::append, this::tick);
    console.start();
    return console;
  }

  private OctaveConsole startFrom(String picture) {
    return startFrom(picture, MONO);
  }

  private OctaveConsole startFrom(String picture, Settings settings) {
    return new OctaveConsole(settings, screen::append, this::tick, octave(picture, Men.WHITE));
  }

  private long tick() {
    return clock.getAndAdd(1_234_000_000);
  }

  private String shown() {
    return screen.toString();
  }

  private void forget() {
    screen.setLength(0);
  }
}
