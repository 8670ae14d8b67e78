package games.janus.server.store;

import static games.janus.server.store.Database.execute;

import games.janus.server.store.StoreException.Trouble;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.function.Consumer;
import org.sqlite.JDBC;

/** One file, for one server. */
record SqliteFile(Path file) implements Database {
  /** So that connections keep what they promise. */
  private static final List<String> SETTINGS =
      List.of(
          "PRAGMA busy_timeout = 5000",
          "PRAGMA journal_mode = WAL",
          "PRAGMA synchronous = FULL", // the log reaches the disk before a commit returns
          "PRAGMA fullfsync = ON", // on a Mac only this reaches the disk itself
          "PRAGMA foreign_keys = ON",
          "PRAGMA trusted_schema = OFF");

  /**
   * The file in which games are kept; makes it if there is none.
   *
   * @throws StoreException if it cannot be opened, was written by a newer Janus, or is none
   */
  static SqliteFile open(Path file) {
    makePrivate(file);
    var database = new SqliteFile(file);
    try (Connection connection = database.connect()) {
      Schema.prepare(connection);
      requireWhole(connection);
      return database;
    } catch (SQLException problem) {
      throw StoreException.of(problem);
    }
  }

  /** SQLite gives its side files the permissions of the main one. */
  private static void makePrivate(Path file) {
    try {
      if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
        Files.createFile(
            file,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      }
    } catch (FileAlreadyExistsException _) {
      // it keeps the permissions it has
    } catch (IOException problem) {
      throw new StoreException(Trouble.READ_ONLY, String.valueOf(problem.getMessage()), problem);
    }
  }

  /** Finds pages that were spoilt on the disk, before anything is built on them. */
  private static void requireWhole(Connection connection) throws SQLException {
    if (!Database.text(connection, "PRAGMA quick_check(1)").equals("ok")) {
      throw new StoreException(Trouble.DAMAGED);
    }
  }

  private Connection connect() throws SQLException {
    Connection connection = JDBC.createConnection("jdbc:sqlite:" + file, new Properties());
    try {
      for (String setting : SETTINGS) {
        execute(connection, setting);
      }
      return connection;
    } catch (SQLException problem) {
      connection.close();
      throw problem;
    }
  }

  @Override
  public Connection connect(boolean isForWriting) throws SQLException {
    Connection connection = connect();
    if (!isForWriting) {
      execute(connection, "PRAGMA query_only = ON");
    }
    return connection;
  }

  @Override
  public String begin() {
    return "BEGIN IMMEDIATE";
  }

  @Override
  public String beginLook() {
    return "BEGIN";
  }

  @Override
  public void hint(Connection connection, Set<String> games) {
    // nobody else writes to the file
  }

  @Override
  public boolean isShared() {
    return false;
  }

  @Override
  public void listen(Consumer<Set<String>> heard) {
    throw new IllegalStateException("nobody else writes to the file");
  }

  @Override
  public Clock clock(Clock own) {
    return own;
  }

  @Override
  public long bytes() {
    try {
      return Files.size(file);
    } catch (IOException problem) {
      throw new StoreException(Trouble.BROKEN, String.valueOf(problem.getMessage()), problem);
    }
  }

  @Override
  public long freeBytes() {
    try {
      return Files.getFileStore(file).getUsableSpace();
    } catch (IOException problem) {
      throw new StoreException(Trouble.BROKEN, String.valueOf(problem.getMessage()), problem);
    }
  }

  @Override
  public void backUp(Path copy) {
    if (Files.exists(copy)) {
      throw StoreException.exists(copy);
    }
    try (Connection connection = connect();
        var sql = connection.prepareStatement("VACUUM INTO ?")) {
      sql.setString(1, copy.toString());
      sql.execute();
      try (Connection written = new SqliteFile(copy).connect()) {
        requireWhole(written);
      }
    } catch (SQLException problem) {
      throw StoreException.of(problem);
    }
  }
}
