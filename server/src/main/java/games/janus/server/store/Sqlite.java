package games.janus.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.sqlite.JDBC;

/** Opens connections that keep what they promise. */
final class Sqlite {
  private static final List<String> SETTINGS =
      List.of(
          "PRAGMA busy_timeout = 5000",
          "PRAGMA journal_mode = WAL",
          "PRAGMA synchronous = FULL", // the log reaches the disk before a commit returns
          "PRAGMA fullfsync = ON", // on a Mac only this reaches the disk itself
          "PRAGMA foreign_keys = ON",
          "PRAGMA trusted_schema = OFF");

  private Sqlite() {}

  static Connection open(Path file) throws SQLException {
    Connection connection = JDBC.createConnection("jdbc:sqlite:" + file, new Properties());
    try (Statement sql = connection.createStatement()) {
      for (String setting : SETTINGS) {
        sql.execute(setting);
      }
      return connection;
    } catch (SQLException problem) {
      connection.close();
      throw problem;
    }
  }
}
