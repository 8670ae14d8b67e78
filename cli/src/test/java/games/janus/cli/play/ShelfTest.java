package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where games are kept. */
class ShelfTest {
  @TempDir private Path folder;

  @Test
  void theEnvironmentSaysWhere() {
    assertThat(Shelf.usual(Map.of("JANUS_HOME", "a")).folder()).isEqualTo(Path.of("a", "games"));
    assertThat(Shelf.usual(Map.of("XDG_STATE_HOME", "b")).folder())
        .isEqualTo(Path.of("b", "janus", "games"));
    assertThat(Shelf.usual(Map.of()).folder().toString())
        .endsWith(Path.of(".local", "state", "janus", "games").toString());
  }

  @Test
  void aFileIsReplacedWholeAndNothingElseIsLeft() throws IOException {
    Path file = folder.resolve("game.pgn");
    Shelf.write(file, "first");
    Shelf.write(file, "second");
    assertThat(file).hasContent("second");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void filesFromElsewhereAreNotOurs() {
    var shelf = new Shelf(folder);
    assertThat(shelf.holds(folder.resolve("game.pgn"))).isTrue();
    assertThat(shelf.holds(folder.resolve("more").resolve("game.pgn"))).isFalse();
    assertThat(shelf.holds(folder.resolveSibling("game.pgn"))).isFalse();
  }

  @Test
  void theNewestUnfinishedGameComesFirst() throws IOException {
    var shelf = new Shelf(folder);
    Files.writeString(folder.resolve("over.pgn"), "[Result \"1-0\"]\n");
    Path old = folder.resolve("old.pgn");
    Files.writeString(old, "[Result \"*\"]\n");
    Files.setLastModifiedTime(old, java.nio.file.attribute.FileTime.fromMillis(1000));
    Path young = folder.resolve("young.pdn");
    Files.writeString(young, "[Result \"*\"]\n");
    Files.writeString(folder.resolve("young.pdn.lock"), "");
    assertThat(shelf.unfinished()).containsExactly(young, old);
  }

  @Test
  void nobodyElsePlaysAGameThatIsBeingPlayed() throws IOException {
    Path file = folder.resolve("game.pgn");
    KeptFile mine = KeptFile.lock(file).orElseThrow();
    assertThat(KeptFile.lock(file)).isEmpty();
    mine.close();
    KeptFile later = KeptFile.lock(file).orElseThrow();
    later.close();
  }

  @Test
  void twoGamesBegunInTheSameSecondHaveTwoFiles() throws IOException {
    var shelf = new Shelf(folder);
    try (KeptFile one = shelf.begin(Games.chess());
        KeptFile two = shelf.begin(Games.chess())) {
      assertThat(one.file()).isNotEqualTo(two.file());
    }
  }
}
