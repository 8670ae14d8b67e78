package games.janus.server.store;

import static games.janus.server.store.Database.execute;
import static games.janus.server.store.Database.text;

import games.janus.server.store.StoreException.Trouble;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Properties;
import java.util.Set;
import java.util.function.Consumer;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * A PostgreSQL database that several servers share. Its own tools make copies of it.
 *
 * @param url as JDBC has it, with whatever else the driver needs to know
 */
record Postgres(String url) implements Database {
  /** Other servers listen there. */
  static final String CHANNEL = "janus";

  /** What one hint may say, in bytes; beyond that it says "look at everything". */
  private static final int LONGEST_HINT = 7900;

  private static final String EVERYTHING = "*";

  /** So long it waits for a hint before it looks whether it is to end. */
  private static final int HINT_MILLIS = 500;

  /**
   * A database in which games are kept; makes the tables if there are none.
   *
   * @throws StoreException if it cannot be reached, or would forget what it has acknowledged
   */
  static Postgres open(String url) {
    var database = new Postgres(url);
    try (Connection connection = database.connect(true)) {
      for (String promise : new String[] {"fsync", "synchronous_commit"}) {
        // as it is for everybody: our own lines ask for it anyway
        String now =
            text(connection, "SELECT reset_val FROM pg_settings WHERE name = '" + promise + "'");
        if (now.equals("off")) {
          throw new StoreException(Trouble.FORGETFUL);
        }
      }
      Flyway.configure()
          .dataSource(url, null, null)
          .locations("classpath:games/janus/server/store/postgres")
          .load()
          .migrate();
      return database;
    } catch (SQLException problem) {
      throw StoreException.of(problem);
    } catch (FlywayException problem) {
      throw problem.getCause() instanceof SQLException cause
          ? StoreException.of(cause)
          : new StoreException(Trouble.BROKEN, "migration", problem);
    }
  }

  @Override
  public Connection connect(boolean isForWriting) throws SQLException {
    var how = new Properties();
    how.setProperty("ApplicationName", "janus");
    how.setProperty("connectTimeout", "2");
    how.setProperty("socketTimeout", "10");
    how.setProperty("tcpKeepAlive", "true");
    Connection connection = DriverManager.getConnection(url, how);
    try {
      execute(connection, "SET synchronous_commit = on");
      return connection;
    } catch (SQLException problem) {
      connection.close();
      throw problem;
    }
  }

  @Override
  public String begin() {
    return "BEGIN";
  }

  @Override
  public String beginLook() {
    return "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
  }

  @Override
  public void hint(Connection connection, Set<String> games) throws SQLException {
    if (!games.isEmpty()) {
      String all = String.join(" ", games);
      String said = all.length() > LONGEST_HINT ? EVERYTHING : all;
      Rows.all(connection, "SELECT pg_notify(?, ?)", _ -> true, CHANNEL, said);
    }
  }

  @Override
  public boolean isShared() {
    return true;
  }

  @Override
  public void listen(Consumer<Set<String>> heard) throws SQLException {
    try (Connection connection = connect(false)) {
      execute(connection, "LISTEN " + CHANNEL);
      heard.accept(Set.of()); // what was said before nobody has heard
      PGConnection line = connection.unwrap(PGConnection.class);
      while (!Thread.currentThread().isInterrupted()) {
        for (PGNotification hint : line.getNotifications(HINT_MILLIS)) {
          String said = hint.getParameter();
          heard.accept(said.equals(EVERYTHING) ? Set.of() : Set.of(said.split(" ", -1)));
        }
      }
    }
  }

  @Override
  public Clock clock(Clock own) {
    return SharedTime.of(this, own);
  }

  @Override
  public long bytes() {
    try (Connection connection = connect(false)) {
      return Long.parseLong(text(connection, "SELECT pg_database_size(current_database())::text"));
    } catch (SQLException problem) {
      throw StoreException.of(problem);
    }
  }

  /** The disk is that of another machine. */
  @Override
  public long freeBytes() {
    return Long.MAX_VALUE;
  }

  @Override
  public void backUp(Path copy) {
    throw new StoreException(Trouble.OTHER_TOOL);
  }
}
