package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code janus play} as a process, by pipe. */
@Tag("slow")
@Timeout(90)
class PlayCommandTest {
  @TempDir private Path home;

  private Process start(String... arguments) throws IOException {
    var builder = new ProcessBuilder(Pane.java(arguments)).redirectErrorStream(true);
    builder.environment().put("JANUS_HOME", home.toString());
    builder.environment().put("XDG_DATA_HOME", home.toString());
    return builder.start();
  }

  private String run(String typed, String... arguments) throws Exception {
    Process process = start(arguments);
    try (OutputStream keys = process.getOutputStream()) {
      keys.write(typed.getBytes(StandardCharsets.UTF_8));
    }
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    return out.replace("\r", "");
  }

  @Test
  void movesComeByPipe() throws Exception {
    assertThat(run("e4\nquit\n", "play", "chess", "--plain"))
        .contains("White plays e4.")
        .containsPattern("[0-9,]+ positions, [0-9,]+ cut-offs?, [0-9.]+ s")
        .contains("2. White> quit");
  }

  @Test
  void aGameGoesOnAfterKillMinusNine() throws Exception {
    Process process = start("play", "checkers", "--black", "person", "--white", "person");
    var out = process.inputReader(StandardCharsets.UTF_8);
    process.getOutputStream().write("11-15\n22-18\n15x22\n".getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().flush();
    String line = out.readLine();
    while (line != null && !line.contains("2... Light")) {
      line = out.readLine();
      if (line != null && line.contains("must jump: 25x18 or 26x17")) {
        break; // the third move has been made, and so it has been kept
      }
    }
    process.destroyForcibly();
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    assertThat(run("list\n", "play", "--resume", "--plain"))
        .contains("Your game continues after 3 moves.")
        .contains("1. 11-15 22-18 2. 15x22");
  }

  @Test
  void aFileFromElsewhereIsReadAndNotWrittenOver() throws Exception {
    Path file = home.resolve("two.pgn");
    String two = "[Result \"*\"]\n\n1. e4 e5 *\n\n[Result \"*\"]\n\n1. d4 d5 *\n";
    Files.writeString(file, two);
    assertThat(run("Nf3\n", "play", "--no-board", "--resume", file.toString()))
        .contains("Your game continues after 2 moves.", "White plays Nf3.")
        .doesNotContain("a  b  c  d");
    assertThat(file).hasContent(two);
    assertThat(new Shelf(home.resolve("games")).unfinished()).hasSize(1);
  }

  @Test
  void optionsOfTheLookMayStandBeforeTheGame() throws Exception {
    assertThat(run("quit\n", "play", "--no-board", "chess")).doesNotContain("a  b  c  d");
  }

  /** A program that only ever answers e7e5: after that it has lost. */
  @Test
  void anAddedEnginePlaysUntilItFails() throws Exception {
    String script =
        "while read -r word rest; do case $word in uci) echo uciok ;; isready) echo readyok ;;"
            + " go) echo bestmove e7e5 ;; quit) exit ;; esac; done";
    Path file = home.resolve("janus").resolve("engines.json");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        "{\"engines\":[{\"name\":\"mine\",\"game\":\"chess\",\"called\":\"Mine 1\",\"command\":"
            + "[\"sh\",\"-c\",\""
            + script
            + "\"],\"options\":{},\"reports\":[]}]}");
    assertThat(run("e4\nNf3\n", "play", "chess", "--black", "mine", "--plain"))
        .contains("Mine 1")
        .contains("Black plays e5.")
        .contains("your engine mine")
        .contains("White wins");
  }

  @Test
  void withoutAGameToGoOnWithItSaysSo() throws Exception {
    Process process = start("play", "--resume");
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isEqualTo(2);
    assertThat(out).contains("There is no game to continue.");
  }
}
