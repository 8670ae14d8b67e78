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
 * Keeps games in one SQLite file: the events of each, one after another, and a sheet for lists. A
 * change that was answered is on the disk: it survives the end of the process, and of the machine's
 * power. Every method fails with {@link StoreException}, and then nothing of it has happened.
 */
public final class GameStore implements AutoCloseable {
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

  /** Where a list goes on. */
  public record Cursor(long updated, long number) {}

  private final Path file;
  private final Connection reading;
  private final ReentrantLock readingLock = new ReentrantLock();
  private final Connection writing;
  private final Ledger ledger;

  private GameStore(Path file, Connection reading, Connection writing) {
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
  public static GameStore open(Path folder) {
    Path file = folder.resolve(FILE);
    makePrivate(file);
    try {
      Connection writing = connect(file);
      try {
        Schema.prepare(writing);
        Connection reading = connect(file);
        execute(reading, "PRAGMA query_only = ON");
        return new GameStore(file, reading, writing);
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

  /** How many games there are. */
  public long count() {
    return read(Rows::count);
  }

  /** A game as it stood at one moment. */
  public Optional<KeptGame> game(String id) {
    return read(connection -> Rows.game(connection, id));
  }

  /**
   * Games, the one that changed last first.
   *
   * @param before only games behind this one in that order
   */
  public List<Sheet> list(int limit, Optional<Cursor> before) {
    return read(connection -> Rows.list(connection, limit, before));
  }

  /**
   * Adds games together: all of them, or none. Those whose id is taken are left out.
   *
   * @return the sheets of those that were added, with their numbers
   */
  public List<Sheet> add(List<KeptGame> games) {
    return ledger.write(connection -> {
      var added = new ArrayList<Sheet>();
      for (KeptGame game : games) {
        Rows.insert(connection, game).ifPresent(added::add);
      }
      return added;
    });
  }

  /**
   * Adds events at the end of a game. Refused as busy if the game does not have as many as it had
   * when they were decided.
   *
   * @param changed the sheet with these events
   * @param thoughts about moves; one takes the place of an earlier one of the same ply
   * @param forgetFrom thoughts from this ply on are about moves that were taken back for good
   */
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

  /** Removes a game; answers whether there was one. */
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

  /** Asks within one transaction, so that all answers are of the same moment. */
  private <T> T read(Ledger.Change<T> question) {
    readingLock.lock();
    try {
      execute(reading, "BEGIN");
      try {
        return question.apply(reading);
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
