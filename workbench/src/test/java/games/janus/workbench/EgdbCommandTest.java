package games.janus.workbench;

import static games.janus.workbench.Shell.janus;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EgdbCommandTest {
  @TempDir Path folder;

  private Shell build(String pieces) {
    return janus("egdb", "build", "--pieces", pieces, "--dir", folder.toString());
  }

  @Test
  void aBuildSaysWhatItHasDone() {
    assertThat(build("3").lastLine()).startsWith("199,520 positions solved, 0 were there");
    assertThat(build("3").lastLine()).startsWith("0 positions solved, 199,520 were there");
  }

  @Test
  void statsCountEachSlice() {
    build("3");
    Shell shell = janus("egdb", "stats", "--dir", folder.toString());
    assertThat(shell.lines())
        .contains(" 1  0  1  0           760           102            47           611")
        .contains("3 pieces          196,032       100,250        87,305         8,477");
  }

  @Test
  void statsAnswerOtherProgramsInJson() throws IOException {
    build("2");
    Shell shell = janus("egdb", "stats", "--json", "--dir", folder.toString());
    JsonNode answer = new ObjectMapper().readTree(shell.lastLine());
    assertThat(answer.at("/computed_wld/2/positions").asLong()).isEqualTo(3488);
    JsonNode kings = answer.at("/slices/0");
    assertThat(kings.toString())
        .isEqualTo(
            "{\"bm\":0,\"bk\":1,\"wm\":0,\"wk\":1,\"positions\":992,\"win\":230,\"loss\":108,"
                + "\"draw\":654,\"longest_win_plies\":11,\"longest_loss_plies\":10}");
  }

  @Test
  void aPositionIsJudgedWithItsDistanceAndBestMoves() {
    Shell shell = janus("egdb", "probe", "W:WK19,K23:B12,K28", "--dir", folder.toString());
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.lines()).containsExactly("value  win for Light", "plies  61", "best   23-27");
  }

  @Test
  void aDrawHasMovesButNoDistance() {
    Shell shell = janus("egdb", "probe", "B:WK19,K23:B12,K28", "--dir", folder.toString());
    assertThat(shell.lines()).containsExactly("value  draw for Dark", "best   28-32");
  }

  @Test
  void whatCannotBeKnownIsSaid() {
    assertThat(janus("egdb", "probe", "B:W21-32:B1-12", "--dir", folder.toString()).err())
        .contains("not known: too many pieces for the available tables");
    assertThat(janus("egdb", "probe", "B:W40:B1").exitCode()).isEqualTo(1);
    assertThat(janus("egdb", "stats", "--dir", folder.resolve("none").toString()).err())
        .contains("there is no folder");
  }

  @Test
  void impossibleBuildsAreRefused() throws IOException {
    assertThat(build("8").exitCode()).isEqualTo(2);
    assertThat(build("8").err()).contains("--pieces is 2 to 7");
    Path file = Files.writeString(folder.resolve("file"), "in the way");
    Shell shell = janus("egdb", "build", "--pieces", "2", "--dir", file.toString());
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.err()).contains("it is not a folder");
  }

  @Test
  void filesOfAFolderBecomeOne() throws IOException {
    build("2");
    Path out = folder.resolve("all");
    assertThat(
            janus(
                    "egdb",
                    "pack",
                    "--pieces",
                    "2",
                    "--dir",
                    folder.toString(),
                    "--out",
                    out.toString())
                .exitCode())
        .isZero();
    assertThat(Files.size(out)).isGreaterThan(900);
    Files.delete(folder.resolve("wld-0101.jegd"));
    assertThat(
            janus(
                    "egdb",
                    "pack",
                    "--pieces",
                    "2",
                    "--dir",
                    folder.toString(),
                    "--out",
                    out.toString())
                .err())
        .contains("wld-0101.jegd: there is no such file");
  }
}
