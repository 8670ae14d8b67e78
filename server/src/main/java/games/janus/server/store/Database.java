package games.janus.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What is different between the databases that keep games. The SQL about games is the same for all
 * of them.
 */
interface Database {
  /** Opens a line; the tables are up to date. */
  Connection connect(boolean isForWriting) throws SQLException;

  /** Begins a change. */
  String begin();

  /** Begins a look at everything as it is at one moment. */
  String beginLook();

  /**
   * Says to other servers, within a change, that these games have changed. A hint: whoever misses
   * it finds the change all the same.
   */
  void hint(Connection connection, Set<String> games) throws SQLException;

  /** Whether other servers write to it too. */
  boolean isShared();

  /**
   * Hears hints until the thread is interrupted, or the line is lost; a set without ids: look at
   * everything.
   */
  void listen(Consumer<Set<String>> heard) throws SQLException;

  /** The time that all servers go by. */
  Clock clock(Clock own);

  /** How much it takes on its disk. */
  long bytes();

  /** How much there is left on its disk, as far as this process can know. */
  long freeBytes();

  /**
   * Writes a copy of everything into a new file, and reads it through.
   *
   * @throws StoreException if it cannot, or is not for this program to do
   */
  void backUp(Path copy);

  static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  static String text(Connection connection, String question) throws SQLException {
    return Rows.all(connection, question, row -> row.getString(1)).getFirst();
  }
}
