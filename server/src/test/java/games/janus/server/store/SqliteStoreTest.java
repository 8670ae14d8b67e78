package games.janus.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Games on a real disk, in a real SQLite file. */
@Timeout(30)
class SqliteStoreTest extends StoreContract {
  @TempDir Path folder;

  @Override
  GameStore open() {
    return GameStore.open(folder);
  }

  @Override
  GameStore another() {
    return open();
  }

  private static void sql(Path file, String... commands) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement sql = connection.createStatement()) {
      for (String command : commands) {
        sql.execute(command);
      }
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
}
