package games.janus.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import games.janus.server.store.StoreException.Trouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Games on a real disk, in a real SQLite file. */
@Timeout(30)
class GameStoreTest {
  @TempDir Path folder;

  private static KeptGame game(String... moves) {
    var sheet =
        new Sheet(
            0,
            UUID.randomUUID().toString(),
            "origin",
            "chess",
            "fide",
            "",
            "{}",
            "{}",
            Optional.empty(),
            "{}",
            moves.length,
            Optional.empty(),
            1000,
            1000,
            1);
    var made = new ArrayList<MadeMove>();
    for (String move : moves) {
      made.add(MadeMove.of(move));
    }
    return new KeptGame(sheet, made);
  }

  private static void sql(Path file, String... commands) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement sql = connection.createStatement()) {
      for (String command : commands) {
        sql.execute(command);
      }
    }
  }

  private static void assertTrouble(Trouble trouble, Runnable action) {
    assertThatThrownBy(action::run)
        .isInstanceOfSatisfying(
            StoreException.class, problem -> assertThat(problem.trouble()).isEqualTo(trouble));
  }

  @Test
  void whatWasWrittenIsThereAfterReopening() {
    KeptGame game = game("e2e4", "e7e5");
    try (GameStore store = GameStore.open(folder)) {
      Sheet sheet = store.add(game).orElseThrow();
      store.append(sheet.changed(3, Optional.empty(), 2000), List.of(MadeMove.of("g1f3")));
    }
    try (GameStore store = GameStore.open(folder)) {
      KeptGame kept = store.game(game.sheet().id()).orElseThrow();
      assertThat(kept.moves()).extracting(MadeMove::id).containsExactly("e2e4", "e7e5", "g1f3");
      assertThat(kept.sheet().plies()).isEqualTo(3);
      assertThat(kept.sheet().version()).isEqualTo(2);
    }
  }

  @Test
  void aSecondGameWithTheSameIdIsNotAdded() {
    try (GameStore store = GameStore.open(folder)) {
      KeptGame game = game();
      assertThat(store.add(game)).isPresent();
      assertThat(store.add(game)).isEmpty();
      assertThat(store.count()).isEqualTo(1);
    }
  }

  @Test
  void aChangeFromAnOldVersionIsRefusedAndChangesNothing() {
    try (GameStore store = GameStore.open(folder)) {
      Sheet sheet = store.add(game()).orElseThrow();
      Sheet next = sheet.changed(1, Optional.empty(), 2000);
      store.append(next, List.of(MadeMove.of("e2e4")));
      assertTrouble(Trouble.BUSY, () -> store.append(next, List.of(MadeMove.of("d2d4"))));
      assertThat(store.game(sheet.id()).orElseThrow().moves()).containsExactly(MadeMove.of("e2e4"));
    }
  }

  @Test
  void takingBackAndRemovingLeaveNoMovesBehind() throws SQLException {
    try (GameStore store = GameStore.open(folder)) {
      Sheet sheet = store.add(game("e2e4", "e7e5", "g1f3")).orElseThrow();
      store.cut(sheet.changed(1, Optional.empty(), 2000));
      assertThat(store.game(sheet.id()).orElseThrow().moves()).hasSize(1);
      assertThat(store.remove(sheet.id())).isTrue();
      assertThat(store.remove(sheet.id())).isFalse();
      long moves =
          store.write(connection -> {
            try (Statement sql = connection.createStatement();
                var row = sql.executeQuery("SELECT count(*) FROM move")) {
              return row.getLong(1);
            }
          });
      assertThat(moves).isZero();
    }
  }

  @Test
  void theListGoesOnWhereItStopped() {
    try (GameStore store = GameStore.open(folder)) {
      for (int i = 0; i < 5; i++) {
        assertThat(store.add(game())).isPresent(); // all of the same moment
      }
      var seen = new ArrayList<Long>();
      Optional<GameStore.Cursor> before = Optional.empty();
      for (List<Sheet> page = store.list(2, before); !page.isEmpty(); ) {
        page.forEach(sheet -> seen.add(sheet.number()));
        Sheet last = page.getLast();
        before = Optional.of(new GameStore.Cursor(last.updated(), last.number()));
        page = store.list(2, before);
      }
      assertThat(seen).containsExactly(5L, 4L, 3L, 2L, 1L);
    }
  }

  @Test
  void theFileSaysWhoseItIsAndHowOld() throws SQLException {
    GameStore.open(folder).close();
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(GameStore.FILE));
        Statement sql = connection.createStatement()) {
      assertThat(sql.executeQuery("PRAGMA user_version").getInt(1)).isEqualTo(Schema.VERSION);
      assertThat(sql.executeQuery("PRAGMA application_id").getInt(1)).isEqualTo(Schema.APPLICATION);
      assertThat(sql.executeQuery("PRAGMA journal_mode").getString(1)).isEqualTo("wal");
    }
  }

  @Test
  void aNewerFileIsRefusedAndNotTouched() throws Exception {
    GameStore.open(folder).close();
    sql(folder.resolve(GameStore.FILE), "PRAGMA user_version = 999");
    assertThatThrownBy(() -> GameStore.open(folder))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("newer Janus");
    sql(folder.resolve(GameStore.FILE), "PRAGMA user_version = " + Schema.VERSION);
    GameStore.open(folder).close();
  }

  @Test
  void aFileThatIsNoDatabaseIsRefusedAndNotTouched() throws IOException {
    Path file = folder.resolve(GameStore.FILE);
    String novel = "It was a dark and stormy night. ".repeat(100);
    Files.writeString(file, novel);
    assertTrouble(Trouble.DAMAGED, () -> GameStore.open(folder));
    assertThat(Files.readString(file)).isEqualTo(novel);
  }

  @Test
  void anotherProgramsDatabaseIsRefused() throws SQLException {
    sql(folder.resolve(GameStore.FILE), "CREATE TABLE shopping (list TEXT)");
    assertTrouble(Trouble.DAMAGED, () -> GameStore.open(folder));
  }

  @Test
  void aFullDiskSaysSoAndLosesNothing() {
    try (GameStore store = GameStore.open(folder)) {
      Sheet sheet = store.add(game("e2e4")).orElseThrow();
      long pages = store.write(connection -> number(connection, "PRAGMA page_count"));
      store.write(connection -> number(connection, "PRAGMA max_page_count = " + (pages + 1)));
      String longThought = "{\"x\":\"" + "y".repeat(100_000) + "\"}";
      MadeMove heavy =
          new MadeMove(
              "e7e5", Optional.of(longThought), java.util.OptionalLong.empty(), Optional.empty());
      Sheet next = sheet.changed(2, Optional.empty(), 2000);
      assertTrouble(Trouble.FULL, () -> store.append(next, List.of(heavy)));
      assertThat(store.game(sheet.id()).orElseThrow().moves()).hasSize(1);
      store.write(connection -> number(connection, "PRAGMA max_page_count = 1000000"));
      store.append(next, List.of(heavy)); // there is room again
      assertThat(store.game(sheet.id()).orElseThrow().moves()).hasSize(2);
    }
  }

  private static long number(Connection connection, String question) throws SQLException {
    try (Statement sql = connection.createStatement();
        var row = sql.executeQuery(question)) {
      return row.getLong(1);
    }
  }

  @Test
  void aReadOnlyFolderSaysSo() throws IOException {
    assumeTrue(!"root".equals(System.getProperty("user.name")), "root may write everywhere");
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-x------"));
    try {
      assertTrouble(Trouble.READ_ONLY, () -> GameStore.open(folder));
    } finally {
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
    }
  }

  @Test
  void aStoreThatMayNotBeWrittenToSaysSoAndStillReads() {
    try (GameStore store = GameStore.open(folder)) {
      Sheet sheet = store.add(game("e2e4")).orElseThrow();
      store.write(connection -> {
        try (Statement sql = connection.createStatement()) {
          return sql.execute("PRAGMA query_only = ON");
        }
      });
      assertTrouble(Trouble.READ_ONLY, () -> store.remove(sheet.id()));
      assertThat(store.game(sheet.id())).isPresent();
    }
  }

  @Test
  void oneBadChangeSpoilsNoOther() throws Exception {
    try (GameStore store = GameStore.open(folder);
        var people = Executors.newVirtualThreadPerTaskExecutor()) {
      var gate = new CountDownLatch(1);
      var answers = new ArrayList<Future<Boolean>>();
      answers.add(people.submit(() -> store.write(_ -> waitFor(gate))));
      for (int i = 0; i < 40; i++) {
        boolean isBad = i % 4 == 0;
        answers.add(
            people.submit(() -> {
              if (!isBad) {
                return store.add(game()).isPresent();
              }
              assertTrouble(
                  Trouble.BROKEN,
                  () ->
                      store.write(connection -> {
                        try (Statement sql = connection.createStatement()) {
                          return sql.execute("NO SUCH SQL");
                        }
                      }));
              return true;
            }));
      }
      gate.countDown();
      for (Future<Boolean> answer : answers) {
        assertThat(answer.get(20, TimeUnit.SECONDS)).isTrue();
      }
      assertThat(store.count()).isEqualTo(30);
    }
  }

  private static boolean waitFor(CountDownLatch gate) {
    try {
      return gate.await(10, TimeUnit.SECONDS);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  @Test
  void aBackupIsTakenWhileGamesGoOn() throws IOException {
    Path copies = Files.createDirectory(folder.resolve("copies"));
    try (GameStore store = GameStore.open(folder)) {
      Sheet sheet = store.add(game("e2e4")).orElseThrow();
      store.backUp(copies.resolve(GameStore.FILE));
      store.remove(sheet.id());
      assertThatThrownBy(() -> store.backUp(copies.resolve(GameStore.FILE)))
          .hasMessageContaining("there already");
      try (GameStore copy = GameStore.open(copies)) {
        assertThat(copy.game(sheet.id()).orElseThrow().moves()).hasSize(1);
      }
    }
  }

  @Test
  void copyingTheFilesWhileNothingIsWrittenIsABackupToo() throws IOException {
    Path copies = Files.createDirectory(folder.resolve("copies"));
    try (GameStore store = GameStore.open(folder)) {
      Sheet sheet = store.add(game("e2e4")).orElseThrow();
      for (String side : List.of("", "-wal")) { // the -shm file is made anew
        Files.copy(folder.resolve(GameStore.FILE + side), copies.resolve(GameStore.FILE + side));
      }
      try (GameStore copy = GameStore.open(copies)) {
        assertThat(copy.game(sheet.id()).orElseThrow().moves()).hasSize(1);
      }
    }
  }

  @Test
  void nobodyElseMayReadTheFiles() throws IOException {
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
    try (GameStore store = GameStore.open(folder)) {
      store.add(game());
      for (String side : List.of("", "-wal", "-shm")) {
        assertThat(
                PosixFilePermissions.toString(
                    Files.getPosixFilePermissions(folder.resolve(GameStore.FILE + side))))
            .isEqualTo("rw-------");
      }
    }
  }

  @Test
  void aClosedStoreSaysSo() {
    GameStore store = GameStore.open(folder);
    store.close();
    assertTrouble(Trouble.CLOSED, () -> store.add(game()));
  }
}
