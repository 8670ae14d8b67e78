package games.janus.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The Octave program on the command line, fed through a pipe. */
class OctaveCommandTest {
  private static final String PROMPT = "Enter move (e.g., e2e4 or e2-e4): ";
  private static final String MEASURED = "AI move \\(\\d+\\.\\d\\d sec, eval=0\\.5\\): e7e6";

  private final InputStream usualInput = System.in;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @AfterEach
  void giveTheInputBack() {
    System.setIn(usualInput);
  }

  @Test
  void theEndOfTheInputEndsTheGameAsQDoes() {
    assertThat(run("", "octave")).isZero();
    assertThat(out.toString())
        .startsWith("=== CHESS GAME ===\n")
        .endsWith(PROMPT + "Exiting game...\nGame Over.\n");
    String byItself = out.toString();
    out.getBuffer().setLength(0);
    assertThat(run("q\n", "octave")).isZero();
    assertThat(out).hasToString(byItself);
  }

  @Test
  void blackStandsInInverseVideo() {
    run("", "octave");
    assertThat(out.toString()).contains("\n7 | \u001b[7mP\u001b[0m  ");
  }

  @Test
  void monoShowsBlackInSmallLetters() {
    run("", "octave", "--mono");
    assertThat(out.toString())
        .contains("AI is Black (small letters, top rows 7-8).\n")
        .contains("\n8 | c  h  b  q  k  b  h  c | 8\n")
        .doesNotContain("\u001b");
  }

  @Test
  void movesAreReadLineByLineAndAnsweredWithTheTimeItTook() {
    run("nonsense\r\ne2e5\ne2e4\n", "octave", "--mono");
    assertThat(out.toString())
        .contains(PROMPT + "Invalid input. Use format: e2e4 (column=a-h, row=1-8)\n" + PROMPT)
        .contains(PROMPT + "Illegal move. Try again.\n" + PROMPT)
        .containsPattern("\nAI thinking\\.\\.\\.\n" + MEASURED + "\n");
  }

  @Test
  void aLastLineWithoutAnEndCounts() {
    run("e2e4", "octave", "--mono");
    assertThat(out.toString()).containsPattern(MEASURED);
  }

  @Test
  void aLineMayEndAsOnWindows() {
    run("E2-E4\r\nq\r\n", "octave", "--mono");
    assertThat(out.toString())
        .containsPattern(MEASURED)
        .doesNotContain("Invalid")
        .endsWith("Exiting game...\nGame Over.\n");
  }

  @Test
  void aMoveHiddenInAnEndlessLineIsNoMove() {
    run("e2e4" + " ".repeat(1_000_000) + "e7e5\nq\n", "octave", "--mono");
    assertThat(out.toString()).contains("Invalid input.").doesNotContain("AI thinking");
  }

  @Test
  void bytesThatAreNoTextAreInvalidInput() {
    run(new byte[] {0, (byte) 0xff, (byte) 0xfe, 27, '[', 'A', '\n'}, "octave", "--mono");
    assertThat(out.toString()).contains("Invalid input.").endsWith("Game Over.\n");
  }

  @Test
  void repairedItGivesFoolsMate() {
    run("f2f3\ng2g4\n", "octave", "--mono", "--repaired");
    assertThat(out.toString())
        .contains("eval=9999.0): d8h4\n")
        .endsWith(" \nCheckmate! AI wins!\nGame Over.\n");
  }

  @Test
  void faithfulItDoesNot() {
    run("f2f3\ng2g4\n", "octave", "--mono");
    assertThat(out.toString()).contains("): d8f6\n").doesNotContain("Checkmate");
  }

  @Test
  void anOptionItDoesNotKnowIsAMistakeOfTheCommandLine() {
    assertThat(run("", "octave", "--color")).isEqualTo(2);
    assertThat(err.toString()).contains("--color").contains("janus octave --help");
  }

  private int run(String typed, String... args) {
    return run(typed.getBytes(StandardCharsets.UTF_8), args);
  }

  private int run(byte[] typed, String... args) {
    System.setIn(new ByteArrayInputStream(typed));
    return Janus.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(args);
  }
}
