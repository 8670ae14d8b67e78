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
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
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

  /** There is one server to a file. */
  private static final String NODE = "sqlite";

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
  private volatile Room room = Room.ANY;

  /**
   * How much games may take; moves in those that there are go on beyond it.
   *
   * @param mostBytes of the file
   * @param leastFree bytes that stay free on its disk
   */
  public record Room(long mostBytes, long leastFree) {
    static final Room ANY = new Room(Long.MAX_VALUE, 0);
  }

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
        requireWhole(writing);
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

  /** Finds pages that were spoilt on the disk, before anything is built on them. */
  private static void requireWhole(Connection connection) throws SQLException {
    if (!text(connection, "PRAGMA quick_check(1)").equals("ok")) {
      throw new StoreException(Trouble.DAMAGED);
    }
  }

  private static String text(Connection connection, String question) throws SQLException {
    try (Statement sql = connection.createStatement();
        ResultSet row = sql.executeQuery(question)) {
      return row.next() ? row.getString(1) : "";
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
    requireRoom();
    return ledger.write(connection -> {
      var added = new ArrayList<Sheet>();
      for (KeptGame game : games) {
        Rows.insert(connection, game).ifPresent(added::add);
      }
      return added;
    });
  }

  /** Adds events at the end of a game that is not played by link. */
  public void append(
      Sheet changed, List<Event> events, List<KeptThought> thoughts, int forgetFrom) {
    append(changed, events, thoughts, forgetFrom, Optional.empty());
  }

  /**
   * Adds events at the end of a game. Refused as busy if the game does not have as many as it had
   * when they were decided.
   *
   * @param changed the sheet with these events
   * @param thoughts about moves; one takes the place of an earlier one of the same ply
   * @param forgetFrom thoughts from this ply on are about moves that were taken back for good
   * @param step what else becomes of a game that is played by link
   */
  public void append(
      Sheet changed,
      List<Event> events,
      List<KeptThought> thoughts,
      int forgetFrom,
      Optional<Seats.Step> step) {
    ledger.write(connection -> {
      if (!Rows.update(connection, changed, events.size())) {
        throw new StoreException(Trouble.BUSY); // somebody else's change came late, but came
      }
      int first = changed.version() - events.size();
      Rows.insertEvents(connection, changed.number(), first, events);
      Rows.deleteThoughts(connection, changed.number(), forgetFrom);
      Rows.insertThoughts(connection, changed.number(), thoughts);
      if (step.isPresent()) {
        SeatRows.step(connection, changed.number(), first, step.get());
      }
      return true;
    });
  }

  /** Adds a game with seats; nothing happens if there is one with its id. */
  public void add(Seats.Linked linked) {
    requireRoom();
    ledger.write(connection -> {
      Optional<Sheet> added = Rows.insert(connection, linked.game());
      if (added.isPresent()) {
        SeatRows.insert(connection, added.get().number(), linked);
      }
      return true;
    });
  }

  /** Who may move in a game; none if it is not played by link. */
  public Optional<Seats> seats(String id) {
    return read(connection -> SeatRows.seats(connection, id));
  }

  public Optional<Seats.Invite> invite(String id, String hash) {
    return read(connection -> SeatRows.invite(connection, id, hash));
  }

  /** The games at whose clocks somebody has to look. */
  public List<String> due(long now) {
    return read(connection -> SeatRows.due(connection, now));
  }

  /** Puts off the look at a clock. */
  public void lookAgain(String id, long now, long at) {
    ledger.write(connection -> SeatRows.lookAgain(connection, id, now, at));
  }

  /** The games in which a machine is to move that nobody thinks for. */
  public List<String> machineTurns(long now) {
    return read(connection -> SeatRows.machineTurns(connection, now));
  }

  /** Takes the turn of a machine until then; false if another server has it, or it is over. */
  public boolean takeTurn(String id, long now, long until) {
    return ledger.write(connection -> SeatRows.takeTurn(connection, id, now, until));
  }

  /** When this server was last alive while clocks ran. */
  public Optional<Long> beat() {
    return read(connection -> SeatRows.beat(connection, NODE));
  }

  /**
   * Says that this server is alive; only if a clock runs, so that an idle server writes nothing.
   */
  public void beat(long now) {
    if (read(SeatRows::hasDeadline)) {
      ledger.write(connection -> {
        SeatRows.beat(connection, NODE, now);
        return true;
      });
    }
  }

  /** Makes any change at all; for those who want to see what happens when one fails. */
  <T> T write(Ledger.Change<T> change) {
    return ledger.write(change);
  }

  /** From now on, games that do not fit are not added. */
  public void limit(Room newRoom) {
    room = newRoom;
  }

  /** Whether another game would be added. */
  public boolean hasRoom() {
    try {
      long bytes = Files.size(file);
      return bytes <= room.mostBytes()
          && (room.leastFree() == 0
              || Files.getFileStore(file).getUsableSpace() >= room.leastFree());
    } catch (IOException problem) {
      throw new StoreException(Trouble.BROKEN, String.valueOf(problem.getMessage()), problem);
    }
  }

  private void requireRoom() {
    if (!hasRoom()) {
      throw new StoreException(Trouble.NO_ROOM);
    }
  }

  /**
   * Removes games in which nothing has happened for long.
   *
   * @param before the last change of those that go, in milliseconds since 1970
   * @param unplayedBefore the same for those in which nobody has moved
   * @return how many were removed
   */
  public int removeUntouched(long before, long unplayedBefore) {
    return ledger.write(connection -> Rows.deleteUntouched(connection, before, unplayedBefore));
  }

  /** How long the change has waited that has waited longest. */
  public Duration oldestWait() {
    return ledger.oldestWait();
  }

  /** Removes a game; answers whether there was one. */
  public boolean remove(String id) {
    return ledger.write(connection -> Rows.delete(connection, id));
  }

  /**
   * Writes a copy of everything into a new file, while games go on, and reads it through.
   *
   * @throws StoreException if that file exists, cannot be written, or is not whole afterwards
   */
  public void backUp(Path copy) {
    if (Files.exists(copy)) {
      throw StoreException.exists(copy);
    }
    try (Connection connection = connect(file);
        var sql = connection.prepareStatement("VACUUM INTO ?")) {
      sql.setString(1, copy.toString());
      sql.execute();
      try (Connection written = connect(copy)) {
        requireWhole(written);
      }
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
