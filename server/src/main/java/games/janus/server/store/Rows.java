package games.janus.server.store;

import games.janus.play.JsonReader;
import games.janus.play.JsonText;
import games.janus.play.JsonValue;
import games.janus.play.core.WireCodec;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.Player;
import games.janus.rules.game.GameKind;
import games.janus.rules.text.Tag;
import games.janus.rules.text.Tags;
import games.janus.server.store.GameStore.Cursor;
import games.janus.server.store.KeptGame.KeptThought;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The SQL, and the JSON in its columns, which is the one that pages and the core exchange. */
final class Rows {
  private static final String LIST =
      """
      SELECT number, id, kind, rules, white, black, tags, plies, ending, created, updated, version
      FROM game WHERE (updated, number) < (?, ?)
        AND NOT EXISTS (SELECT 1 FROM link WHERE link.game = number)
      ORDER BY updated DESC, number DESC LIMIT ?
      """;

  private static final String INSERT =
      """
      INSERT INTO game (id, settings, began, kind, rules, tags, created, white, black,
        plies, ending, updated, version)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO NOTHING RETURNING number
      """;

  private static final String INSERT_THOUGHT =
      """
      INSERT INTO thought (game, ply, json) VALUES (?, ?, ?)
      ON CONFLICT (game, ply) DO UPDATE SET json = excluded.json
      """;

  private Rows() {}

  /** Reads one row. */
  interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  /** All rows that answer a question, with these values in its places. */
  static <T> List<T> all(
      Connection connection, String question, Row<T> each, @Nullable Object... values)
      throws SQLException {
    try (PreparedStatement sql = connection.prepareStatement(question)) {
      fill(sql, values);
      var all = new ArrayList<T>();
      try (ResultSet row = sql.executeQuery()) {
        while (row.next()) {
          all.add(each.read(row));
        }
      }
      return all;
    }
  }

  /** Changes rows, and answers how many. */
  static int change(Connection connection, String command, @Nullable Object... values)
      throws SQLException {
    try (PreparedStatement sql = connection.prepareStatement(command)) {
      fill(sql, values);
      return sql.executeUpdate();
    }
  }

  /** Adds rows together. */
  private static void add(Connection connection, String command, List<Object[]> rows)
      throws SQLException {
    try (PreparedStatement sql = connection.prepareStatement(command)) {
      for (Object[] row : rows) {
        fill(sql, row);
        sql.addBatch();
      }
      sql.executeBatch();
    }
  }

  private static void fill(PreparedStatement sql, @Nullable Object... values) throws SQLException {
    for (int i = 0; i < values.length; i++) {
      sql.setObject(i + 1, values[i]);
    }
  }

  static long count(Connection connection) throws SQLException {
    return all(connection, "SELECT count(*) FROM game", row -> row.getLong(1)).getFirst();
  }

  static Optional<KeptGame> game(Connection connection, String id) throws SQLException {
    return all(connection, "SELECT * FROM game WHERE id = ?", row -> game(connection, row), id)
        .stream()
        .findFirst();
  }

  private static KeptGame game(Connection connection, ResultSet row) throws SQLException {
    Sheet sheet = sheet(row);
    var log =
        new GameLog(
            WireCodec.readSettings("settings", JsonReader.read(row.getString("settings"))),
            row.getLong("began"),
            all(
                connection,
                "SELECT json FROM event WHERE game = ? ORDER BY n",
                event -> WireCodec.readEvent("event", JsonReader.read(event.getString("json"))),
                sheet.number()));
    List<KeptThought> thoughts =
        all(
            connection,
            "SELECT * FROM thought WHERE game = ? ORDER BY ply",
            thought -> new KeptThought(thought.getInt("ply"), thought.getString("json")),
            sheet.number());
    return new KeptGame(sheet, log, thoughts);
  }

  static List<Sheet> list(Connection connection, int limit, Optional<Cursor> before)
      throws SQLException {
    return all(
        connection,
        LIST,
        Rows::sheet,
        before.map(Cursor::updated).orElse(Long.MAX_VALUE),
        before.map(Cursor::number).orElse(Long.MAX_VALUE),
        limit);
  }

  private static Sheet sheet(ResultSet row) throws SQLException {
    return new Sheet(
        row.getLong("number"),
        row.getString("id"),
        GameKind.of(row.getString("kind")).orElseThrow(),
        row.getString("rules"),
        player(row.getString("white")),
        player(row.getString("black")),
        tags(row.getString("tags")),
        row.getInt("plies"),
        Optional.ofNullable(row.getString("ending"))
            .map(json -> WireCodec.readEnding("ending", JsonReader.read(json))),
        row.getLong("created"),
        row.getLong("updated"),
        row.getInt("version"));
  }

  private static Player player(String json) {
    return WireCodec.readPlayer("player", JsonReader.read(json));
  }

  private static String json(Tags tags) {
    var json = new JsonText().beginObject();
    tags.all().forEach(tag -> json.name(tag.name()).value(tag.value()));
    return json.endObject().toString();
  }

  static Tags tags(String json) {
    var tags = new ArrayList<Tag>();
    if (JsonReader.read(json) instanceof JsonValue.Fields(Map<String, JsonValue> fields)) {
      fields.forEach((name, value) -> {
        if (value instanceof JsonValue.Text(String text)) {
          tags.add(new Tag(name, text));
        }
      });
    }
    return new Tags(tags);
  }

  /** Adds a game; nothing happens if there is one with its id. */
  static Optional<Sheet> insert(Connection connection, KeptGame game) throws SQLException {
    Sheet sheet = game.sheet();
    List<Long> numbers =
        all(
            connection,
            INSERT,
            row -> row.getLong(1),
            sheet.id(),
            WireCodec.text(game.log().settings()),
            game.log().at(),
            sheet.kind().id(),
            sheet.rules(),
            json(sheet.tags()),
            sheet.created(),
            WireCodec.text(sheet.white()),
            WireCodec.text(sheet.black()),
            sheet.plies(),
            ending(sheet),
            sheet.updated(),
            sheet.version());
    if (numbers.isEmpty()) {
      return Optional.empty();
    }
    long number = numbers.getFirst();
    insertEvents(connection, number, 0, game.log().events());
    insertThoughts(connection, number, game.thoughts());
    return Optional.of(sheet.numbered(number));
  }

  /**
   * Changes a sheet; answers false if it has been changed by somebody else since.
   *
   * @param events how many more it has than before
   */
  static boolean update(Connection connection, Sheet sheet, int events) throws SQLException {
    return change(
            connection,
            "UPDATE game SET white = ?, black = ?, plies = ?, ending = ?, updated = ?, version = ?"
                + " WHERE number = ? AND version = ?",
            WireCodec.text(sheet.white()),
            WireCodec.text(sheet.black()),
            sheet.plies(),
            ending(sheet),
            sheet.updated(),
            sheet.version(),
            sheet.number(),
            sheet.version() - events)
        == 1;
  }

  private static @Nullable String ending(Sheet sheet) {
    return sheet.ending().map(WireCodec::text).orElse(null);
  }

  static void insertEvents(Connection connection, long game, int first, List<Event> events)
      throws SQLException {
    var rows = new ArrayList<Object[]>();
    for (Event event : events) {
      rows.add(new Object[] {game, first + rows.size(), WireCodec.text(event)});
    }
    add(connection, "INSERT INTO event (game, n, json) VALUES (?, ?, ?)", rows);
  }

  static void insertThoughts(Connection connection, long game, List<KeptThought> thoughts)
      throws SQLException {
    var rows = new ArrayList<Object[]>();
    thoughts.forEach(each -> rows.add(new Object[] {game, each.ply(), each.json()}));
    add(connection, INSERT_THOUGHT, rows);
  }

  static void deleteThoughts(Connection connection, long game, int fromPly) throws SQLException {
    change(connection, "DELETE FROM thought WHERE game = ? AND ply >= ?", game, fromPly);
  }

  static boolean delete(Connection connection, String id) throws SQLException {
    return change(connection, "DELETE FROM game WHERE id = ?", id) == 1;
  }

  static int deleteUntouched(Connection connection, long before, long unplayedBefore)
      throws SQLException {
    return change(
        connection,
        "DELETE FROM game WHERE updated < ? OR (plies = 0 AND updated < ?)",
        before,
        unplayedBefore);
  }
}
