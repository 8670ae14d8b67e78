package games.janus.server.store;

import games.janus.play.live.Event;
import games.janus.server.store.KeptGame.KeptThought;
import games.janus.server.store.StoreException.Trouble;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.locks.ReentrantLock;
import org.sqlite.JDBC;

/**
 * Keeps games in one SQLite file. A change that was answered is on the disk: it survives the end of
 * the process, and of the machine's power.
 */
public final class SqliteGameStore implements GameStore {
  public static final String FILE = "games.db";

  /** So that connections keep what they promise. */
  private static final List<String> SETTINGS =
      List.of(
          "PRAGMA busy_timeout = 5000",
          "PRAGMA journal_mode = WAL",
          "PRAGMA synchronous = FULL", // the log reaches the disk before a commit returns
          "PRAGMA fullfsync = ON", // on a Mac only this reaches the disk itself
          "PRAGMA foreign_keys = ON",
          "PRAGMA trusted_schema = OFF");

  private final Path file;
  private final Connection reading;
  private final ReentrantLock readingLock = new ReentrantLock();
  private final Connection writing;
  private final Ledger ledger;

  private SqliteGameStore(Path file, Connection reading, Connection writing) {
    this.file = file;
    this.reading = reading;
    this.writing = writing;
    this.ledger = new Ledger(writing);
  }

  /**
   * Opens the file of games in a folder; makes it if there is none.
   *
   * @throws StoreException if it cannot be opened, was written by a newer Janus, or is none
   */
  public static SqliteGameStore open(Path folder) {
    Path file = folder.resolve(FILE);
    makePrivate(file);
    try {
      Connection writing = connect(file);
      try {
        Schema.prepare(writing);
        Connection reading = connect(file);
        execute(reading, "PRAGMA query_only = ON");
        return new SqliteGameStore(file, reading, writing);
      } catch (SQLException | RuntimeException problem) {
        writing.close();
        throw problem;
      }
    } catch (SQLException problem) {
      throw StoreException.of(problem);
    }
  }

  private static Connection connect(Path file) throws SQLException {
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

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Override
  public long count() {
    return read(Rows::count);
  }

  @Override
  public Optional<KeptGame> game(String id) {
    return read(connection -> Rows.game(connection, id));
  }

  @Override
  public List<Sheet> list(int limit, Optional<Cursor> before) {
    return read(connection -> Rows.list(connection, limit, before));
  }

  @Override
  public List<Sheet> add(List<KeptGame> games) {
    return ledger.write(connection -> {
      var added = new ArrayList<Sheet>();
      for (KeptGame game : games) {
        Rows.insert(connection, game).ifPresent(added::add);
      }
      return added;
    });
  }

  @Override
  public void append(
      Sheet changed, List<Event> events, List<KeptThought> thoughts, int forgetFrom) {
    ledger.write(connection -> {
      if (!Rows.update(connection, changed, events.size())) {
        throw new StoreException(Trouble.BUSY); // somebody else's change came late, but came
      }
      Rows.insertEvents(connection, changed.number(), changed.version() - events.size(), events);
      Rows.deleteThoughts(connection, changed.number(), forgetFrom);
      Rows.insertThoughts(connection, changed.number(), thoughts);
      return true;
    });
  }

  /** Makes any change at all; for those who want to see what happens when one fails. */
  <T> T write(Ledger.Change<T> change) {
    return ledger.write(change);
  }

  @Override
  public boolean remove(String id) {
    return ledger.write(connection -> Rows.delete(connection, id));
  }

  /**
   * Writes a copy of everything into a new file, while games go on.
   *
   * @throws StoreException if that file exists, or cannot be written
   */
  public void backUp(Path copy) {
    if (Files.exists(copy)) {
      throw StoreException.exists(copy);
    }
    try (Connection connection = connect(file);
        var sql = connection.prepareStatement("VACUUM INTO ?")) {
      sql.setString(1, copy.toString());
      sql.execute();
    } catch (SQLException problem) {
      throw StoreException.of(problem);
    }
  }

  /** How often the disk was written to, and how long that took altogether. */
  public long commits() {
    return ledger.commits();
  }

  public double commitSeconds() {
    return ledger.commitNanos() / 1e9;
  }

  public Path file() {
    return file;
  }

  private interface Question<T> {
    T ask(Connection connection) throws SQLException;
  }

  /** Asks within one transaction, so that all answers are of the same moment. */
  private <T> T read(Question<T> question) {
    readingLock.lock();
    try {
      execute(reading, "BEGIN");
      try {
        return question.ask(reading);
      } finally {
        execute(reading, "ROLLBACK"); // nothing was changed
      }
    } catch (SQLException problem) {
      throw StoreException.of(problem);
    } finally {
      readingLock.unlock();
    }
  }

  @Override
  public void close() {
    ledger.close();
    readingLock.lock();
    try {
      reading.close();
      writing.close();
    } catch (SQLException _) {
      // everything acknowledged is in the file already
    } finally {
      readingLock.unlock();
    }
  }
}
