package games.janus.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.GamePolicy;
import games.janus.play.live.Player;
import games.janus.play.live.Settings;
import games.janus.rules.game.GameKind;
import games.janus.rules.text.Tags;
import games.janus.server.store.KeptGame.KeptThought;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Games on a real disk, in a real SQLite file. */
@Timeout(30)
class GameStoreTest {
  @TempDir Path folder;

  private static final Settings SETTINGS =
      new Settings(
          GameKind.CHESS,
          "",
          "",
          List.of(),
          new Player.Person("Ann"),
          new Player.Person("Bob"),
          Optional.empty(),
          GamePolicy.LOCAL);

  private static List<Event> moved(String... moves) {
    return Stream.of(moves).<Event>map(move -> new Event.Moved(1000, move, 0, 0)).toList();
  }

  private static KeptGame game(String... moves) {
    var log = new GameLog(SETTINGS, 1000, moved(moves));
    Sheet sheet = Sheet.of(UUID.randomUUID().toString(), log.replay(), Tags.NONE, 1000);
    return new KeptGame(sheet, log, List.of());
  }

  private static Sheet added(GameStore store, KeptGame game) {
    return store.add(List.of(game)).getFirst();
  }

  /** The sheet of a game after some moves. */
  private static Sheet after(Sheet sheet, String... moves) {
    return sheet.with(new GameLog(SETTINGS, 1000, moved(moves)).replay(), 2000);
  }

  private static List<Event> events(GameStore store, Sheet sheet) {
    return store.game(sheet.id()).orElseThrow().log().events();
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
      Sheet sheet = added(store, game);
      store.append(
          after(sheet, "e2e4", "e7e5", "g1f3"),
          moved("g1f3"),
          List.of(new KeptThought(2, "{\"score\":0.50}")),
          2);
    }
    try (GameStore store = GameStore.open(folder)) {
      KeptGame kept = store.game(game.sheet().id()).orElseThrow();
      assertThat(kept.log().settings()).isEqualTo(SETTINGS);
      assertThat(kept.log().events()).isEqualTo(moved("e2e4", "e7e5", "g1f3"));
      assertThat(kept.thoughts()).containsExactly(new KeptThought(2, "{\"score\":0.50}"));
      assertThat(kept.sheet().plies()).isEqualTo(3);
      assertThat(kept.sheet().version()).isEqualTo(3);
    }
  }

  @Test
  void aSecondGameWithTheSameIdIsNotAdded() {
    try (GameStore store = GameStore.open(folder)) {
      KeptGame game = game();
      assertThat(store.add(List.of(game))).hasSize(1);
      assertThat(store.add(List.of(game))).isEmpty();
      assertThat(store.count()).isEqualTo(1);
    }
  }

  @Test
  void aChangeFromAnOldVersionIsRefusedAndChangesNothing() {
    try (GameStore store = GameStore.open(folder)) {
      Sheet sheet = added(store, game());
      store.append(after(sheet, "e2e4"), moved("e2e4"), List.of(), 0);
      assertTrouble(
          Trouble.BUSY, () -> store.append(after(sheet, "d2d4"), moved("d2d4"), List.of(), 0));
      assertThat(events(store, sheet)).isEqualTo(moved("e2e4"));
    }
  }

  @Test
  void aThoughtAboutAMoveThatIsGoneForGoodIsForgotten() {
    try (GameStore store = GameStore.open(folder)) {
      Sheet sheet = added(store, game("e2e4"));
      var first = new KeptThought(0, "1");
      store.append(
          after(sheet, "e2e4", "e7e5"),
          moved("e7e5"),
          List.of(first, new KeptThought(1, "2"), new KeptThought(2, "3")),
          Integer.MAX_VALUE);
      store.append(after(sheet, "e2e4", "e7e5", "g1f3"), moved("g1f3"), List.of(), 1);
      assertThat(store.game(sheet.id()).orElseThrow().thoughts()).containsExactly(first);
    }
  }

  @Test
  void aGameThatIsRemovedLeavesNothingBehind() {
    try (GameStore store = GameStore.open(folder)) {
      KeptGame game = game("e2e4", "e7e5", "g1f3");
      Sheet sheet =
          added(store, new KeptGame(game.sheet(), game.log(), List.of(new KeptThought(0, "1"))));
      assertThat(store.remove(sheet.id())).isTrue();
      assertThat(store.remove(sheet.id())).isFalse();
      for (String table : List.of("event", "thought")) {
        long rows = store.write(connection -> number(connection, "SELECT count(*) FROM " + table));
        assertThat(rows).as(table).isZero();
      }
    }
  }

  @Test
  void theListGoesOnWhereItStopped() {
    try (GameStore store = GameStore.open(folder)) {
      for (int i = 0; i < 5; i++) {
        assertThat(store.add(List.of(game()))).hasSize(1); // all of the same moment
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
      Sheet sheet = added(store, game("e2e4"));
      long pages = store.write(connection -> number(connection, "PRAGMA page_count"));
      store.write(connection -> number(connection, "PRAGMA max_page_count = " + (pages + 1)));
      String longThought = "{\"x\":\"" + "y".repeat(100_000) + "\"}";
      var heavy = List.of(new KeptThought(1, longThought));
      Sheet next = after(sheet, "e2e4", "e7e5");
      assertTrouble(Trouble.FULL, () -> store.append(next, moved("e7e5"), heavy, 1));
      assertThat(events(store, sheet)).hasSize(1);
      store.write(connection -> number(connection, "PRAGMA max_page_count = 1000000"));
      store.append(next, moved("e7e5"), heavy, 1); // there is room again
      assertThat(events(store, sheet)).hasSize(2);
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
      Sheet sheet = added(store, game("e2e4"));
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
                return !store.add(List.of(game())).isEmpty();
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
      Sheet sheet = added(store, game("e2e4"));
      store.backUp(copies.resolve(GameStore.FILE));
      store.remove(sheet.id());
      assertThatThrownBy(() -> store.backUp(copies.resolve(GameStore.FILE)))
          .hasMessageContaining("already exists");
      try (GameStore copy = GameStore.open(copies)) {
        assertThat(events(copy, sheet)).hasSize(1);
      }
    }
  }

  @Test
  void copyingTheFilesWhileNothingIsWrittenIsABackupToo() throws IOException {
    Path copies = Files.createDirectory(folder.resolve("copies"));
    try (GameStore store = GameStore.open(folder)) {
      Sheet sheet = added(store, game("e2e4"));
      for (String side : List.of("", "-wal")) { // the -shm file is made anew
        Files.copy(folder.resolve(GameStore.FILE + side), copies.resolve(GameStore.FILE + side));
      }
      try (GameStore copy = GameStore.open(copies)) {
        assertThat(events(copy, sheet)).hasSize(1);
      }
    }
  }

  @Test
  void nobodyElseMayReadTheFiles() throws IOException {
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
    try (GameStore store = GameStore.open(folder)) {
      added(store, game());
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
    assertTrouble(Trouble.CLOSED, () -> store.add(List.of(game())));
  }
}
