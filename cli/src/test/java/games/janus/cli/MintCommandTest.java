package games.janus.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code janus mint}, typed through a pipe. */
class MintCommandTest {
  @TempDir private Path folder = Path.of("");

  /** What came of a command. */
  private record Answer(int code, String out, String err) {}

  private static Answer janus(String typed, String... args) {
    InputStream before = System.in;
    var out = new StringWriter();
    var err = new StringWriter();
    try {
      System.setIn(new ByteArrayInputStream(typed.getBytes(Charset.defaultCharset())));
      var commandLine = Janus.commandLine();
      commandLine.setOut(new PrintWriter(out));
      commandLine.setErr(new PrintWriter(err));
      int code = commandLine.execute(args);
      return new Answer(code, out.toString(), err.toString());
    } finally {
      System.setIn(before);
    }
  }

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("program.mint"), text).toString();
  }

  @Test
  void linesAreAnsweredAfterAPrompt() {
    Answer answer = janus("5 3 + .\n:A\n7 . ;\nA\nbye\n", "mint");
    assertThat(answer).isEqualTo(new Answer(0, "> 8 \n> ... > 7 \n> ", ""));
  }

  @Test
  void theEndOfTheInputLeavesToo() {
    assertThat(janus("1 .", "mint"))
        .isEqualTo(new Answer(0, "> 1 \n> " + System.lineSeparator(), ""));
  }

  @Test
  void anErrorDoesNotEndTheConversation() {
    Answer answer = janus("oops2\r\n2 .\r\nbye\r\n", "mint");
    assertThat(answer.out()).isEqualTo("> ERROR: Unknown word: oops2 (line 1, column 1)\n> 2 \n> ");
    assertThat(answer.code()).isZero();
  }

  @Test
  void aFileIsRunAndLeft() throws IOException {
    Answer answer = janus("never read\n", "mint", file(":HI `Hello` ;\nHI /N 6 7 * .\n"));
    assertThat(answer).isEqualTo(new Answer(0, "Hello\n42 \n", ""));
  }

  @Test
  void aProgramReadsFromThePersonNotFromItself() throws IOException {
    assertThat(janus("ab\n", "mint", file("/L . . .\n1 .\n")).out()).isEqualTo("2 98 97 \n1 \n");
  }

  @Test
  void withMinusIThePromptFollows() throws IOException {
    assertThat(janus("TWO .\nbye\n", "mint", file(":TWO 2 ;"), "-i").out()).isEqualTo("> 2 \n> ");
  }

  @Test
  void anErrorInAFileEndsItWithCodeOne() throws IOException {
    Answer answer = janus("", "mint", file("1 .\n2 0 /\n3 .\n"));
    assertThat(answer.out()).isEqualTo("1 \nERROR: Division by zero (line 2, column 5)\n");
    assertThat(answer.code()).isEqualTo(1);
  }

  @Test
  void anUnfinishedFileIsAnError() throws IOException {
    Answer answer = janus("", "mint", file(":A 1\n2\n"));
    assertThat(answer.out()).contains("begins in line 1, column 1");
    assertThat(answer.code()).isEqualTo(1);
  }

  @Test
  void aMarkAtTheBeginningOfAFileIsNotAWord() throws IOException {
    assertThat(janus("", "mint", file("\uFEFF1 .")).out()).isEqualTo("1 \n");
  }

  @Test
  void quirksAreBroughtBackOnRequest() {
    assertThat(janus("0 ~ .\nbye\n", "mint").out()).isEqualTo("> -1 \n> ");
    assertThat(janus("0 ~ .\nbye\n", "mint", "--quirks").out()).isEqualTo("> 65535 \n> ");
  }

  @Test
  void theSameSeedDrawsTheSameLots() {
    String lots = "8 ( 100 /rand . )\nbye\n";
    String first = janus(lots, "mint", "--seed", "5").out();
    assertThat(janus(lots, "mint", "--seed", "5").out()).isEqualTo(first);
    assertThat(janus(lots, "mint", "--seed", "6").out()).isNotEqualTo(first);
  }

  @Test
  void chessIsPlayedUntilThePersonStops() {
    Answer answer = janus("e2e4\nq\n", "mint", "--chess", "--seed", "1");
    assertThat(answer.out())
        .startsWith("Chess Game Initialized\n")
        .contains("8|c h b q k b h c |8\n", "4|. . . . P . . . |4\n", "AI moves: 57 to 40 \n")
        .endsWith("Game Over\n");
    assertThat(answer.code()).isZero();
  }

  /** A pawn from g7 used to take the king on e1. */
  @Test
  void theMachineMovesByTheRules() {
    for (int seed = 1; seed <= 20; seed++) {
      String out = janus("e2e4\nq\n", "mint", "--chess", "--seed", "" + seed).out();
      int answer = out.indexOf("AI moves: ") + "AI moves: ".length();
      assertThat(out.substring(answer).lines().findFirst().orElse(""))
          .as("seed %d", seed)
          .matches("57 to (40|42) |62 to (45|47) |(4[89]|5[0-5]) to [34]\\d ");
    }
  }

  @Test
  void menGoAnywhereOnRequest() {
    assertThat(janus("a1a8\nq\n", "mint", "--chess", "--seed", "1").out())
        .contains("Illegal move!\n");
    assertThat(janus("a1a8\nq\n", "mint", "--chess", "--free", "--seed", "1").out())
        .contains("8|C h b q k b h c |8\n");
    assertThat(janus("", "mint", "--free").err()).contains("--free goes with --chess");
  }

  @Test
  void rowsMayBeLabelledAsPublished() {
    assertThat(janus("q\n", "mint", "--chess", "--as-published").out())
        .contains("7|c h b q k b h c |7\n");
  }

  @Test
  void whoeverHangsUpInAGameHasNotDoneWrong() {
    assertThat(janus("e2e4\n", "mint", "--chess").code()).isZero();
  }

  @Test
  void badFilesAreRefusedInASentence() throws IOException {
    Path bytes =
        Files.write(folder.resolve("latin.mint"), "`\u00e9`".getBytes(StandardCharsets.ISO_8859_1));
    Path large = Files.write(folder.resolve("large.mint"), new byte[1_000_001]);
    assertThat(janus("", "mint", folder.resolve("none.mint").toString()).err())
        .startsWith("janus: cannot read ")
        .contains("there is no such file")
        .hasLineCount(1);
    assertThat(janus("", "mint", folder.toString()).err()).contains("it is a directory");
    assertThat(janus("", "mint", bytes.toString()).err()).contains("it is not text in UTF-8");
    assertThat(janus("", "mint", large.toString()))
        .satisfies(answer -> assertThat(answer.err()).contains("is larger than 1 MB"))
        .satisfies(answer -> assertThat(answer.code()).isEqualTo(1));
  }

  @Test
  void wishesThatContradictOneAnotherAreRefused() throws IOException {
    assertThat(janus("", "mint", "--chess", file("")).code()).isEqualTo(2);
    assertThat(janus("", "mint", "--chess", "--quirks").code()).isEqualTo(2);
    assertThat(janus("", "mint", "--as-published").err())
        .contains("--as-published goes with --chess");
    assertThat(janus("", "mint", "--seed", "many").code()).isEqualTo(2);
  }

  @Test
  void aLineOfAMillionCharactersIsRefusedAndForgotten() {
    assertThat(janus("1 ".repeat(500_000) + "\n2 .\nbye\n", "mint").out())
        .isEqualTo("> ERROR: A line has at most 4096 characters\n> 2 \n> ");
  }
}
