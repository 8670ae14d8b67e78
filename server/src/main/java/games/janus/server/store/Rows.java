package games.janus.server.store;

import games.janus.play.live.Ending;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.rules.game.GameKind;
import games.janus.server.store.GameStore.Cursor;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The SQL, and nothing else. */
final class Rows {
  private static final String GAME = "SELECT * FROM game WHERE id = ?";

  private static final String LIST =
      """
      SELECT number, id, kind, rules, white, black, tags, plies, ending, created, updated, version
      FROM game WHERE (updated, number) < (?, ?)
      ORDER BY updated DESC, number DESC LIMIT ?
      """;

  private static final String INSERT =
      """
      INSERT INTO game (id, settings, began, kind, rules, tags, created, white, black,
        plies, ending, updated, version)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO NOTHING RETURNING number
      """;

  private static final String THOUGHTS =
      """
      SELECT ply, json FROM thought WHERE game = ? ORDER BY ply
      """;

  private static final String INSERT_THOUGHT =
      """
      INSERT INTO thought (game, ply, json) VALUES (?, ?, ?)
      ON CONFLICT (game, ply) DO UPDATE SET json = excluded.json
      """;

  private Rows() {}

  static long count(Connection connection) throws SQLException {
    try (PreparedStatement sql = connection.prepareStatement("SELECT count(*) FROM game");
        ResultSet row = sql.executeQuery()) {
      return row.next() ? row.getLong(1) : 0;
    }
  }

  static Optional<KeptGame> game(Connection connection, String id) throws SQLException {
    try (PreparedStatement sql = connection.prepareStatement(GAME)) {
      sql.setString(1, id);
      try (ResultSet row = sql.executeQuery()) {
        if (!row.next()) {
          return Optional.empty();
        }
        Sheet sheet = sheet(row);
        var log =
            new GameLog(
                StoredJson.settings(row.getString("settings")),
                row.getLong("began"),
                events(connection, sheet.number()));
        return Optional.of(new KeptGame(sheet, log, thoughts(connection, sheet.number())));
      }
    }
  }

  static List<Sheet> list(Connection connection, int limit, Optional<Cursor> before)
      throws SQLException {
    try (PreparedStatement sql = connection.prepareStatement(LIST)) {
      sql.setLong(1, before.map(Cursor::updated).orElse(Long.MAX_VALUE));
      sql.setLong(2, before.map(Cursor::number).orElse(Long.MAX_VALUE));
      sql.setInt(3, limit);
      var sheets = new ArrayList<Sheet>();
      try (ResultSet row = sql.executeQuery()) {
        while (row.next()) {
          sheets.add(sheet(row));
        }
      }
      return sheets;
    }
  }

  private static Sheet sheet(ResultSet row) throws SQLException {
    return new Sheet(
        row.getLong("number"),
        row.getString("id"),
        GameKind.of(row.getString("kind")).orElseThrow(),
        row.getString("rules"),
        StoredJson.player(row.getString("white")),
        StoredJson.player(row.getString("black")),
        StoredJson.tags(row.getString("tags")),
        row.getInt("plies"),
        Optional.ofNullable(row.getString("ending")).map(StoredJson::ending),
        row.getLong("created"),
        row.getLong("updated"),
        row.getInt("version"));
  }

  private static List<Event> events(Connection connection, long game) throws SQLException {
    try (PreparedStatement sql =
        connection.prepareStatement("SELECT json FROM event WHERE game = ? ORDER BY n")) {
      sql.setLong(1, game);
      var events = new ArrayList<Event>();
      try (ResultSet row = sql.executeQuery()) {
        while (row.next()) {
          events.add(StoredJson.event(row.getString("json")));
        }
      }
      return events;
    }
  }

  private static List<KeptThought> thoughts(Connection connection, long game) throws SQLException {
    try (PreparedStatement sql = connection.prepareStatement(THOUGHTS)) {
      sql.setLong(1, game);
      var thoughts = new ArrayList<KeptThought>();
      try (ResultSet row = sql.executeQuery()) {
        while (row.next()) {
          thoughts.add(new KeptThought(row.getInt("ply"), row.getString("json")));
        }
      }
      return thoughts;
    }
  }

  /** Adds a game; nothing happens if there is one with its id. */
  static Optional<Sheet> insert(Connection connection, KeptGame game) throws SQLException {
    try (PreparedStatement sql = connection.prepareStatement(INSERT)) {
      Sheet sheet = game.sheet();
      int at = 0;
      sql.setString(++at, sheet.id());
      sql.setString(++at, StoredJson.text(game.log().settings()));
      sql.setLong(++at, game.log().at());
      sql.setString(++at, sheet.kind().id());
      sql.setString(++at, sheet.rules());
      sql.setString(++at, StoredJson.text(sheet.tags()));
      sql.setLong(++at, sheet.created());
      setChanging(sql, at, sheet);
      try (ResultSet row = sql.executeQuery()) {
        if (!row.next()) {
          return Optional.empty();
        }
        sheet = sheet.numbered(row.getLong(1));
      }
      insertEvents(connection, sheet.number(), 0, game.log().events());
      insertThoughts(connection, sheet.number(), game.thoughts());
      return Optional.of(sheet);
    }
  }

  /**
   * Changes a sheet; answers false if it has been changed by somebody else since.
   *
   * @param events how many more it has than before
   */
  static boolean update(Connection connection, Sheet sheet, int events) throws SQLException {
    try (PreparedStatement sql =
        connection.prepareStatement(
            "UPDATE game SET white = ?, black = ?, plies = ?, ending = ?, updated = ?, version = ?"
                + " WHERE number = ? AND version = ?")) {
      int at = setChanging(sql, 0, sheet);
      sql.setLong(++at, sheet.number());
      sql.setInt(++at, sheet.version() - events);
      return sql.executeUpdate() == 1;
    }
  }

  private static int setChanging(PreparedStatement sql, int last, Sheet sheet) throws SQLException {
    int at = last;
    sql.setString(++at, StoredJson.text(sheet.white()));
    sql.setString(++at, StoredJson.text(sheet.black()));
    sql.setInt(++at, sheet.plies());
    Optional<Ending> ending = sheet.ending();
    sql.setString(++at, ending.isPresent() ? StoredJson.text(ending.get()) : null);
    sql.setLong(++at, sheet.updated());
    sql.setInt(++at, sheet.version());
    return at;
  }

  static void insertEvents(Connection connection, long game, int first, List<Event> events)
      throws SQLException {
    try (PreparedStatement sql =
        connection.prepareStatement("INSERT INTO event (game, n, json) VALUES (?, ?, ?)")) {
      int n = first;
      for (Event event : events) {
        sql.setLong(1, game);
        sql.setInt(2, n++);
        sql.setString(3, StoredJson.text(event));
        sql.addBatch();
      }
      sql.executeBatch();
    }
  }

  static void insertThoughts(Connection connection, long game, List<KeptThought> thoughts)
      throws SQLException {
    try (PreparedStatement sql = connection.prepareStatement(INSERT_THOUGHT)) {
      for (KeptThought thought : thoughts) {
        sql.setLong(1, game);
        sql.setInt(2, thought.ply());
        sql.setString(3, thought.json());
        sql.addBatch();
      }
      sql.executeBatch();
    }
  }

  static void deleteThoughts(Connection connection, long game, int fromPly) throws SQLException {
    try (PreparedStatement sql =
        connection.prepareStatement("DELETE FROM thought WHERE game = ? AND ply >= ?")) {
      sql.setLong(1, game);
      sql.setInt(2, fromPly);
      sql.executeUpdate();
    }
  }

  static boolean delete(Connection connection, String id) throws SQLException {
    try (PreparedStatement sql = connection.prepareStatement("DELETE FROM game WHERE id = ?")) {
      sql.setString(1, id);
      return sql.executeUpdate() == 1;
    }
  }
}
