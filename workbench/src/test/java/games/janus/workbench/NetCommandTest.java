package games.janus.workbench;

import static games.janus.workbench.Shell.janus;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NetCommandTest {
  private static final int HEADER = 32;
  private static final int RECORD = 16;

  @TempDir Path folder;
  private Path games;

  @BeforeEach
  void nameTheGames() {
    games = folder.resolve("games.rec");
  }

  private Shell play(Path out, int positions, int threads) {
    return net(
        "selfplay --nodes 60 --seed 7 --positions " + positions + " --threads " + threads, out);
  }

  private static Shell net(String line, Path out) {
    return janus(("net " + line + " --out " + out).split(" ", -1));
  }

  private Shell train(String more, Path out) {
    return net("train --width 16 --batch 64 --threads 2 --data " + games + " " + more, out);
  }

  @Test
  void theGamesAreTheSameOnAnyNumberOfThreads() throws IOException {
    Path other = folder.resolve("other.rec");
    Shell shell = play(games, 600, 1);
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.lastLine()).matches("\\d+ positions from \\d+ games");
    play(other, 600, 3);
    assertThat(Files.readAllBytes(other)).isEqualTo(Files.readAllBytes(games));
  }

  @Test
  @Tag("slow")
  void whatWasKilledInTheMiddleOfAGameIsGoneOnWith() throws IOException {
    play(games, 600, 2);
    byte[] whole = Files.readAllBytes(games);
    for (int kept :
        new int[] {0, 5, HEADER, HEADER + 7, HEADER + 40 * RECORD + 3, whole.length - 1}) {
      Files.write(games, Arrays.copyOf(whole, kept));
      assertThat(play(games, 600, 2).exitCode()).isZero();
      assertThat(Files.readAllBytes(games)).as("%s bytes were there", kept).isEqualTo(whole);
    }
  }

  @Test
  void everyPositionHasThePiecesAndTheResultOfAGame() throws IOException {
    play(games, 600, 2);
    byte[] bytes = Files.readAllBytes(games);
    int last = 0;
    for (int at = HEADER; at < bytes.length; at += RECORD) {
      var record = ByteBuffer.wrap(bytes, at, RECORD);
      int white = record.getInt();
      int black = record.getInt();
      int kings = record.getInt();
      assertThat(white & black).isZero();
      assertThat(kings & ~(white | black)).isZero();
      assertThat(Integer.bitCount(white | black)).isBetween(6, 24);
      assertThat((int) record.getShort()).isBetween(-30_000, 30_000);
      assertThat((int) record.get()).isBetween(0, 2);
      last = record.get();
    }
    assertThat(last & 2).as("the file ends with the end of a game").isEqualTo(2);
  }

  @Test
  void gamesOfAnotherSeedAreNotMixedIn() throws IOException {
    play(games, 100, 1);
    byte[] before = Files.readAllBytes(games);
    Shell shell = net("selfplay --nodes 60 --seed 8 --positions 100", games);
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.err()).contains("games of another seed");
    assertThat(Files.readAllBytes(games)).isEqualTo(before);
  }

  @Test
  @Tag("slow")
  void learningIsTheSameEveryTimeAndAfterAStop() throws IOException {
    play(games, 1500, 2);
    Path once = folder.resolve("once.train");
    Path again = folder.resolve("again.train");
    Path curve = folder.resolve("curve.svg");
    Shell shell = train("--epochs 3 --curve " + curve, once);
    assertThat(shell.exitCode()).as(shell.err()).isZero();
    assertThat(shell.lines()).hasSize(5);
    assertThat(Files.readString(curve)).startsWith("<svg ").contains("polyline");
    train("--epochs 3", again);
    assertThat(Files.readAllBytes(again)).isEqualTo(Files.readAllBytes(once));
    assertThat(train("--epochs 3", again).lines()).as("there is nothing left to do").hasSize(2);
    assertThat(train("--epochs 4", again).err()).contains("with other settings");
  }

  @Test
  @Tag("slow")
  void aLearntNetForetellsBetterThanOneByLotAndLosesLittleInIntegers() throws IOException {
    play(games, 4000, 2);
    Path learnt = folder.resolve("new.train");
    Shell training = train("--epochs 6", learnt);
    double first = heldOut(training.lines().get(2));
    double last = heldOut(training.lastLine());
    assertThat(last).isLessThan(first);
    Path net = folder.resolve("new.net");
    Shell shell = net("quantise " + learnt + " --data " + games, net);
    assertThat(shell.exitCode()).as(shell.err()).isZero();
    String[] words = shell.lastLine().replace(",", "").split(" ", -1);
    assertThat(Double.parseDouble(words[3])).isCloseTo(last, offset(0.002));
    // It plays, and says on its card what it is.
    assertThat(
            net("selfplay --nodes 60 --positions 200 --net " + net, folder.resolve("next.rec"))
                .exitCode())
        .isZero();
    Shell card =
        janus(
            "net", "card", net.toString(), "--from", learnt.toString(), "--data", games.toString());
    assertThat(card.out())
        .contains("128 → 16 → 1")
        .contains("--width 16 --epochs 6 --batch 64")
        .containsPattern(
            "\\| games \\| \\d+ games, [\\d,]+ positions: --seed 7 --nodes 60 --net - \\|");
  }

  private static double heldOut(String line) {
    return Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "net",
        "net selfplay",
        "net selfplay --out x",
        "net selfplay --out x --positions 0",
        "net train --data x --out y --width 12",
        "net train --data x --out y --trust 2",
        "net train --data x --out y --step 0",
        "net quantise x",
      })
  void whatMakesNoSenseIsRefused(String line) {
    Shell shell = janus(line.split(" ", -1));
    assertThat(shell.exitCode()).isEqualTo(2);
    assertThat(shell.err()).isNotBlank();
  }

  @Test
  void filesOfSomethingElseAreNamed() throws IOException {
    Path nonsense = folder.resolve("nonsense");
    Files.writeString(nonsense, "This is neither a net nor games, though it is long enough.");
    assertThat(janus("net", "card", nonsense.toString()).err())
        .contains("is not a net for checkers");
    assertThat(net("train --data " + nonsense, folder.resolve("x")).err())
        .contains("does not hold games");
    assertThat(net("quantise " + nonsense + " --data " + nonsense, folder.resolve("x")).err())
        .contains("was not written by janus net train");
    Path missing = folder.resolve("missing");
    assertThat(janus("net", "card", missing.toString()).err()).contains("there is no such file");
  }
}
