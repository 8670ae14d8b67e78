package games.janus.workbench;

import static games.janus.workbench.Shell.janus;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TuneCommandTest {
  @TempDir Path folder;

  @Test
  @Tag("slow")
  void gamesBecomePositionsAndPositionsWeights() throws IOException {
    Path samples = folder.resolve("samples.txt");
    Path weights = folder.resolve("weights.txt");
    String[] play = {
      "tune",
      "chess",
      "--games",
      "6",
      "--nodes",
      "100",
      "--rounds",
      "2",
      "--keep",
      samples.toString(),
      "--out",
      weights.toString(),
    };
    Shell shell = janus(play);
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.out())
        .containsPattern(
            "^\\d+ positions\\na lead of \\d+ makes 73% of the points\\nerror before 0\\.\\d+, after 0\\.\\d+");
    assertThat(Files.readString(weights)).startsWith("MATERIAL ");
    assertThat(Files.readAllLines(samples))
        .allMatch(line -> line.matches("\\S+ [wb] .* \\| (0\\.0|0\\.5|1\\.0) \\| -?\\d+"));

    // What was kept teaches the same once more, without a game.
    Path again = folder.resolve("again.txt");
    Shell second =
        janus(
            "tune",
            "chess",
            "--games",
            "0",
            "--from",
            samples.toString(),
            "--rounds",
            "2",
            "--out",
            again.toString());
    assertThat(second.out()).isEqualTo(shell.out());
    assertThat(Files.readString(again)).isEqualTo(Files.readString(weights));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tune",
        "tune chess --games -1",
        "tune chess --games 0",
        "tune chess --nodes 0",
        "tune chess --rounds 0",
        "tune chess --trust 1.5",
      })
  void whatMakesNoSenseIsRefusedBeforeAnythingIsPlayed(String line) {
    Shell shell = janus(line.split(" ", -1));
    assertThat(shell.exitCode()).isEqualTo(2);
    assertThat(shell.err()).isNotBlank();
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess --out", "chess --keep"})
  void aFileThatCannotBeWrittenIsRefusedBeforeAnythingIsPlayed(String what) {
    String file = folder.resolve("nowhere").resolve("weights.txt").toString();
    Shell shell = janus(("tune " + what + " " + file + " --games 1000000").split(" ", -1));
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.err()).contains("cannot write " + file + ": there is no such folder");
  }

  @Test
  void aFileThatIsNoSamplesIsNamedWithItsLine() throws IOException {
    Path samples = folder.resolve("samples.txt");
    Files.writeString(samples, "\nnonsense\n");
    Shell shell = janus("tune", "chess", "--games", "0", "--from", samples.toString());
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.err()).contains("samples.txt, line 2").contains("FEN | result | score");
  }

  @Test
  void tooFewPositionsAreNotLearntFrom() throws IOException {
    Path samples = folder.resolve("samples.txt");
    Files.writeString(samples, "");
    Shell shell = janus("tune", "chess", "--games", "0", "--from", samples.toString());
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.err()).contains("0 positions are too few");
  }
}
