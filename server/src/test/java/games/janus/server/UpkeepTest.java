package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.server.store.GameStore;
import games.janus.server.store.StoreException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class UpkeepTest {
  private final Instant now = Instant.now();

  @TempDir Path folder;

  private Clock in(Duration later) {
    return Clock.fixed(now.plus(later), ZoneOffset.UTC);
  }

  private static List<String> names(Path copies) throws IOException {
    try (Stream<Path> files = Files.list(copies)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void theCopiesOfTheLastSevenDaysStayAndTheNewestCanBeServed() throws IOException {
    Path copies = folder.resolve("copies");
    var wanted =
        new Operations(Optional.of(copies), Optional.empty(), Long.MAX_VALUE, Optional.empty());
    String id;
    try (Served served = Served.in(folder.resolve("games"))) {
      id = served.newGame();
      served.play(id, 0, "e2e4");
      for (int day = 0; day < 9; day++) {
        var upkeep = new Upkeep(served.server().store(), wanted, in(Duration.ofDays(day)));
        upkeep.look();
        upkeep.look(); // once a day is enough
      }
    }
    assertThat(names(copies))
        .hasSize(Upkeep.COPIES_KEPT)
        .allMatch(name -> name.matches("janus-\\d{4}-\\d\\d-\\d\\d\\.db"));
    Path newest = Upkeep.newest(copies).orElseThrow();
    assertThat(newest.getFileName().toString()).isEqualTo(names(copies).getLast());
    Path restored = Files.createDirectory(folder.resolve("restored"));
    Files.copy(newest, restored.resolve(GameStore.FILE));
    try (Served served = Served.in(restored)) {
      assertThat(Served.moves(Served.json(served.get("/api/games/" + id)))).containsExactly("e2e4");
    }
  }

  @Test
  void gamesInWhichNothingHappensAreRemoved() throws IOException {
    var wanted =
        new Operations(
            Optional.empty(), Optional.of(Duration.ofDays(30)), Long.MAX_VALUE, Optional.empty());
    try (Served served = Served.in(folder)) {
      String played = served.newGame();
      served.play(played, 0, "e2e4");
      String unplayed = served.newGame();
      GameStore store = served.server().store();
      new Upkeep(store, wanted, in(Duration.ofHours(23))).look();
      assertThat(store.count()).isEqualTo(2);
      new Upkeep(store, wanted, in(Duration.ofHours(25))).look();
      assertThat(served.get("/api/games/" + unplayed).statusCode()).isEqualTo(404);
      assertThat(served.get("/api/games/" + played).statusCode()).isEqualTo(200);
      new Upkeep(store, wanted, in(Duration.ofDays(31))).look();
      assertThat(store.count()).isZero();
    }
  }

  @Test
  void aSpoiltFileIsRefusedAtTheStart() throws IOException {
    try (Served served = Served.in(folder)) {
      for (int i = 0; i < 20; i++) {
        served.play(served.newGame(), 0, "e2e4");
      }
    }
    try (var file = new RandomAccessFile(folder.resolve(GameStore.FILE).toFile(), "rw")) {
      file.seek(2 * 4096);
      file.write(new byte[4 * 4096]);
    }
    assertThatThrownBy(() -> Served.in(folder))
        .isInstanceOfSatisfying(
            StoreException.class,
            problem -> assertThat(problem.trouble()).isEqualTo(StoreException.Trouble.DAMAGED));
  }

  @Test
  void aStoreWithoutRoomTakesNoNewGameButEveryMove() throws IOException {
    try (Served served = Served.in(folder)) {
      String id = served.newGame();
      served.server().store().limit(new GameStore.Room(1, 0));
      assertThat(served.post("/api/games", Served.GAME).statusCode()).isEqualTo(507);
      assertThat(served.play(id, 0, "e2e4").statusCode()).isEqualTo(200);
      served.server().store().limit(new GameStore.Room(Long.MAX_VALUE, Long.MAX_VALUE));
      assertThat(served.post("/api/games", Served.GAME).body()).contains("no room");
    }
  }
}
