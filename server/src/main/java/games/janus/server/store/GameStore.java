package games.janus.server.store;

import static games.janus.server.store.Database.execute;

import games.janus.play.live.Event;
import games.janus.rules.Color;
import games.janus.server.store.KeptGame.KeptThought;
import games.janus.server.store.StoreException.Trouble;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Keeps games in a database: the events of each, one after another, and a sheet for lists. A change
 * that was answered is on the disk: it survives the end of the process, and of the machine's power.
 * Every method fails with {@link StoreException}, and then nothing of it has happened.
 */
public final class GameStore implements AutoCloseable {
  public static final String FILE = "games.db";

  /** Where a list goes on. */
  public record Cursor(long updated, long number) {}

  private final Database database;
  private final Line reading;
  private final ReentrantLock readingLock = new ReentrantLock();
  private final Line writing;
  private final Ledger ledger;
  private volatile Room room = Room.ANY;
  private volatile LongSupplier clockError = () -> 0;
  private Optional<Hints> hints = Optional.empty();

  /**
   * How much games may take; moves in those that there are go on beyond it.
   *
   * @param mostBytes of the file
   * @param leastFree bytes that stay free on its disk
   */
  public record Room(long mostBytes, long leastFree) {
    static final Room ANY = new Room(Long.MAX_VALUE, 0);
  }

  private GameStore(Database database) throws SQLException {
    this.database = database;
    this.reading = new Line(database, false);
    this.writing = new Line(database, true);
    this.ledger = new Ledger(database, writing);
  }

  /**
   * Opens the file of games in a folder; makes it if there is none.
   *
   * @throws StoreException if it cannot be opened, was written by a newer Janus, or is none
   */
  public static GameStore open(Path folder) {
    return open(SqliteFile.open(folder.resolve(FILE)));
  }

  /**
   * Opens a PostgreSQL database, which several servers may share.
   *
   * @param url such as {@code jdbc:postgresql://host/janus?user=janus}
   * @throws StoreException if it cannot be reached, or would forget what it has acknowledged
   */
  public static GameStore open(String url) {
    return open(Postgres.open(url));
  }

  private static GameStore open(Database database) {
    try {
      return new GameStore(database);
    } catch (SQLException problem) {
      throw StoreException.of(problem);
    }
  }

  /** Whether other servers change the games too, so that what is remembered may be old. */
  public boolean isShared() {
    return database.isShared();
  }

  /** The time that all servers of these games go by. */
  public Clock clock(Clock own) {
    Clock shared = database.clock(own);
    if (shared instanceof SharedTime time) {
      clockError = time::errorMillis;
    }
    return shared;
  }

  /**
   * From now on somebody hears of games that other servers have changed; without ids, of any.
   * Something may be missed or said twice.
   */
  public void onHint(Consumer<Set<String>> listener) {
    hints = database.isShared() ? Optional.of(new Hints(database, listener)) : Optional.empty();
  }

  /** What tells whether a game that is remembered is still as it was; none if it is gone. */
  public Optional<Stamp> stamp(String id) {
    return read(connection -> SeatRows.stamp(connection, id));
  }

  /**
   * A state of a game.
   *
   * @param version how many events there were
   * @param hashes whose seats they are
   */
  public record Stamp(int version, Map<Color, String> hashes) {}

  /** How many events these games have. */
  public Map<String, Integer> versions(Collection<String> ids) {
    return read(connection -> SeatRows.versions(connection, ids));
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
    ledger.write(
        changed.id(),
        connection -> {
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

  /** When any server was last alive while clocks ran. */
  public Optional<Long> beat() {
    return read(SeatRows::lastBeat);
  }

  /**
   * Says for a while who looks at games at one of several servers.
   *
   * @param until when that is not true any more unless it is said again
   */
  public void attend(String node, Map<String, Attendance> games, long now, long until) {
    ledger.write(connection -> {
      SeatRows.attend(connection, node, games, now, until);
      return true;
    });
  }

  /** Who looks at these games at other servers; those at which nobody does are left out. */
  public Map<String, Attendance> elsewhere(String node, Collection<String> ids, long now) {
    return isShared()
        ? read(connection -> SeatRows.elsewhere(connection, node, ids, now))
        : Map.of();
  }

  /** By how much the time of this server may differ from that of the others, in milliseconds. */
  public long clockErrorMillis() {
    return clockError.getAsLong();
  }

  /**
   * Says that a server is alive; for a file only if a clock runs, so that an idle server writes
   * nothing.
   */
  public void beat(String node, long now) {
    if (isShared() || read(SeatRows::hasDeadline)) {
      ledger.write(connection -> {
        SeatRows.beat(connection, node, now);
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
    return (room.mostBytes() == Long.MAX_VALUE || database.bytes() <= room.mostBytes())
        && (room.leastFree() == 0 || database.freeBytes() >= room.leastFree());
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
    return ledger.write(id, connection -> Rows.delete(connection, id));
  }

  /**
   * Writes a copy of everything into a new file, while games go on, and reads it through.
   *
   * @throws StoreException if that file exists, cannot be written, or is not whole afterwards
   */
  public void backUp(Path copy) {
    database.backUp(copy);
  }

  /** How often the disk was written to, and how long that took altogether. */
  public long commits() {
    return ledger.commits();
  }

  public double commitSeconds() {
    return ledger.commitNanos() / 1e9;
  }

  /** Asks within one transaction, so that all answers are of the same moment. */
  private <T> T read(Ledger.Change<T> question) {
    readingLock.lock();
    try {
      Connection connection = reading.connection();
      execute(connection, database.beginLook());
      try {
        return question.apply(connection);
      } finally {
        execute(connection, "ROLLBACK"); // nothing was changed
      }
    } catch (SQLException problem) {
      throw StoreException.of(problem);
    } finally {
      readingLock.unlock();
    }
  }

  @Override
  public void close() {
    hints.ifPresent(Hints::close);
    ledger.close();
    readingLock.lock();
    try {
      reading.close();
      writing.close();
    } finally {
      readingLock.unlock();
    }
  }
}
