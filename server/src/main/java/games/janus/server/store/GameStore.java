package games.janus.server.store;

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
import java.util.concurrent.locks.ReentrantLock;

/**
 * Keeps games in one SQLite file. A change that was answered is on the disk: it survives the end of
 * the process, and of the machine's power. Every change names the version of the sheet it was made
 * from and is refused when that is no longer the last.
 */
public final class GameStore implements AutoCloseable {
  public static final String FILE = "games.db";

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
      Connection writing = Sqlite.open(file);
      try {
        Schema.prepare(writing);
        Connection reading = Sqlite.open(file);
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

  public Optional<Sheet> sheet(String id) {
    return read(connection -> Rows.sheet(connection, id));
  }

  /** A game with all its moves, as it stood at one moment. */
  public Optional<KeptGame> game(String id) {
    return read(connection -> {
      Optional<Sheet> sheet = Rows.sheet(connection, id);
      return sheet.isEmpty()
          ? Optional.empty()
          : Optional.of(new KeptGame(sheet.get(), Rows.moves(connection, sheet.get().number())));
    });
  }

  /**
   * Games, the one that changed last first.
   *
   * @param before only games behind this one in that order
   */
  public List<Sheet> list(int limit, Optional<Cursor> before) {
    return read(connection -> Rows.list(connection, limit, before));
  }

  /** Where a list goes on. */
  public record Cursor(long updated, long number) {}

  /**
   * Adds a game.
   *
   * @return the sheet with its number; none if there is a game with this id
   */
  public Optional<Sheet> add(KeptGame game) {
    return ledger.write(connection -> addNow(connection, game));
  }

  /** Adds games together: all of them, or none. Those whose id is taken are left out. */
  public List<Sheet> addAll(List<KeptGame> games) {
    return ledger.write(connection -> {
      var added = new ArrayList<Sheet>();
      for (KeptGame game : games) {
        addNow(connection, game).ifPresent(added::add);
      }
      return added;
    });
  }

  private static Optional<Sheet> addNow(Connection connection, KeptGame game) throws SQLException {
    if (Rows.sheet(connection, game.sheet().id()).isPresent()) {
      return Optional.empty();
    }
    Sheet sheet = game.sheet().numbered(Rows.insert(connection, game.sheet()));
    Rows.insertMoves(connection, sheet.number(), 0, game.moves());
    return Optional.of(sheet);
  }

  /**
   * Adds moves at the end of a game.
   *
   * @param changed the sheet as it is to be, made from the last one with {@link Sheet#changed}
   */
  public void append(Sheet changed, List<MadeMove> moves) {
    ledger.write(connection -> {
      change(connection, changed);
      Rows.insertMoves(connection, changed.number(), changed.plies() - moves.size(), moves);
      return true;
    });
  }

  /** Takes moves back, so that as many are left as the sheet says; or changes only the sheet. */
  public void cut(Sheet changed) {
    ledger.write(connection -> {
      change(connection, changed);
      Rows.deleteMoves(connection, changed.number(), changed.plies());
      return true;
    });
  }

  /** Makes any change at all; for those who want to see what happens when one fails. */
  <T> T write(Ledger.Change<T> change) {
    return ledger.write(change);
  }

  private static void change(Connection connection, Sheet changed) throws SQLException {
    if (!Rows.update(connection, changed)) {
      throw new StoreException(Trouble.BUSY); // somebody else's change came late, but came
    }
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
      throw new StoreException(Trouble.BROKEN, copy + " is there already", new IOException());
    }
    try (Connection connection = Sqlite.open(file);
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
