package games.janus.server.store;

import games.janus.play.JsonReader;
import games.janus.play.JsonValue;
import games.janus.play.core.JsonFields;
import games.janus.play.live.Ending;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.GamePolicy;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Player;
import games.janus.play.live.Settings;
import games.janus.play.live.TimeControl;
import games.janus.rules.Color;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.game.GameKind;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The second layout: the events of each game instead of its moves. Clocks show what they showed,
 * and every game has the end it had.
 */
final class EventStep {
  private static final String BEFORE =
      """
      DROP INDEX game_by_update;
      ALTER TABLE game RENAME TO old_game;
      ALTER TABLE move RENAME TO old_move;
      CREATE TABLE game (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        settings TEXT NOT NULL,      -- JSON: what the game began with
        began INTEGER NOT NULL,      -- the host's milliseconds
        kind TEXT NOT NULL,          -- chess or checkers
        rules TEXT NOT NULL,
        white TEXT NOT NULL,         -- JSON: who plays now
        black TEXT NOT NULL,
        tags TEXT NOT NULL,          -- JSON: what an imported file said about the game
        plies INTEGER NOT NULL,
        ending TEXT,                 -- JSON; null while the game goes on
        created INTEGER NOT NULL,    -- milliseconds since 1970
        updated INTEGER NOT NULL,
        version INTEGER NOT NULL     -- how many events there are
      );
      CREATE INDEX game_by_update ON game (updated DESC, number DESC);
      CREATE TABLE event (
        game INTEGER NOT NULL REFERENCES game (number) ON DELETE CASCADE,
        n INTEGER NOT NULL,          -- from 0, without a gap
        json TEXT NOT NULL,
        PRIMARY KEY (game, n)
      ) WITHOUT ROWID;
      CREATE TABLE thought (
        game INTEGER NOT NULL REFERENCES game (number) ON DELETE CASCADE,
        ply INTEGER NOT NULL,        -- how many moves had been made before
        json TEXT NOT NULL,          -- as it came
        PRIMARY KEY (game, ply)
      ) WITHOUT ROWID;
      """;

  private static final String AFTER =
      """
      INSERT INTO thought (game, ply, json)
        SELECT game, ply, thought FROM old_move WHERE thought IS NOT NULL;
      DROP TABLE old_move;
      DROP TABLE old_game;
      """;

  private final Connection connection;

  private EventStep(Connection connection) {
    this.connection = connection;
  }

  static void apply(Connection connection) throws SQLException {
    try (Statement sql = connection.createStatement()) {
      sql.executeUpdate(BEFORE);
      try (ResultSet row = sql.executeQuery("SELECT * FROM old_game ORDER BY number")) {
        while (row.next()) {
          new EventStep(connection).convert(row);
        }
      }
      sql.executeUpdate(AFTER);
    }
  }

  private void convert(ResultSet row) throws SQLException {
    Settings settings = settings(row);
    List<MadeMove> moves = moves(row.getLong("number"));
    long began = began(row.getLong("created"), moves);
    Optional<Ending> ending = ending(row);
    List<Event> events = new ArrayList<>(events(settings, began, moves));
    // A game that was over before its first move needs no event to end.
    if (ending.isPresent() && (row.getBoolean("is_decided") || !moves.isEmpty())) {
      events.add(new Event.Ended(end(settings, began, events, ending.get()), ending.get()));
    }
    insert(row, settings, began, ending, events.size());
    insert(row.getLong("number"), events);
  }

  private static Settings settings(ResultSet row) throws SQLException {
    return new Settings(
        GameKind.of(row.getString("kind")).orElseThrow(),
        row.getString("rules"),
        row.getString("start"),
        List.of(),
        player(row.getString("white")),
        player(row.getString("black")),
        Optional.ofNullable(row.getString("clock")).map(EventStep::control),
        GamePolicy.LOCAL);
  }

  private static JsonFields fields(String json) {
    return JsonFields.of("kept", JsonReader.read(json));
  }

  private static String text(JsonFields in, String name) {
    return JsonFields.text(name, in.required(name));
  }

  static Player player(String json) {
    JsonFields in = fields(json);
    return text(in, "kind").equals("person")
        ? new Player.Person(text(in, "name"))
        : new Player.Engine(
            text(in, "engine"), text(in, "level"), Long.parseLong(text(in, "seed")));
  }

  private static TimeControl control(String json) {
    JsonFields in = fields(json);
    return new TimeControl(
        millis("base", in.required("base")), millis("increment", in.required("increment")), 0, 0);
  }

  private static long millis(String name, JsonValue value) {
    return JsonFields.whole(name, value, 0, Integer.MAX_VALUE);
  }

  private List<MadeMove> moves(long game) throws SQLException {
    try (PreparedStatement sql =
        connection.prepareStatement(
            """
            SELECT id, clock_ms, made_at FROM old_move WHERE game = ? ORDER BY ply
            """)) {
      sql.setLong(1, game);
      var moves = new ArrayList<MadeMove>();
      try (ResultSet row = sql.executeQuery()) {
        while (row.next()) {
          long clock = row.getLong("clock_ms");
          moves.add(
              new MadeMove(
                  row.getString("id"),
                  row.wasNull() ? OptionalLong.empty() : OptionalLong.of(clock),
                  Optional.ofNullable(row.getString("made_at"))));
        }
      }
      return moves;
    }
  }

  /** A browser may have made moves before the server heard of the game. */
  private static long began(long created, List<MadeMove> moves) {
    return moves.isEmpty()
        ? created
        : moves
            .getFirst()
            .at()
            .map(at -> Math.min(created, Instant.parse(at).toEpochMilli()))
            .orElse(created);
  }

  private static List<Event> events(Settings settings, long began, List<MadeMove> moves) {
    try {
      if (settings.control().isPresent()) {
        return ClockReadings.events(LiveGame.of(settings, began), moves, began);
      }
    } catch (NotationException | IllegalSetupException _) {
      // A game that today's rules do not allow stays what it was: its moves.
    }
    var events = new ArrayList<Event>();
    long at = began;
    for (MadeMove move : moves) {
      at = Math.max(at, move.at().map(text -> Instant.parse(text).toEpochMilli()).orElse(0L));
      events.add(new Event.Moved(at, move.id(), 0, 0));
    }
    return events;
  }

  private static Optional<Ending> ending(ResultSet row) throws SQLException {
    String reason = row.getString("reason");
    if (reason == null) {
      return Optional.empty();
    }
    Optional<Color> winner =
        Optional.ofNullable(row.getString("winner"))
            .map(name -> name.equals("white") ? Color.WHITE : Color.BLACK);
    var known = Reason.valueOf(reason.toUpperCase(Locale.ROOT).replace('-', '_'));
    return Optional.of(new Ending.Decided(winner, known, Optional.empty()));
  }

  /** When it ended: no clock has run since the last move, unless its flag fell. */
  private static long end(Settings settings, long began, List<Event> events, Ending ending) {
    long last = events.isEmpty() ? began : events.getLast().at();
    boolean isTime = ending instanceof Ending.Decided decided && decided.reason() == Reason.TIME;
    if (!isTime || settings.control().isEmpty()) {
      return last;
    }
    try {
      return Math.max(last, new GameLog(settings, began, events).replay().flagAt().orElse(last));
    } catch (NotationException | IllegalSetupException _) {
      return last; // a game that today's rules do not allow stays what it was
    }
  }

  private void insert(
      ResultSet old, Settings settings, long began, Optional<Ending> ending, int version)
      throws SQLException {
    try (PreparedStatement sql =
        connection.prepareStatement(
            """
            INSERT INTO game (number, id, settings, began, kind, rules, white, black, tags, plies,
              ending, created, updated, version)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)) {
      sql.setLong(1, old.getLong("number"));
      sql.setString(2, old.getString("id"));
      sql.setString(3, StoredJson.text(settings));
      sql.setLong(4, began);
      sql.setString(5, old.getString("kind"));
      sql.setString(6, old.getString("rules"));
      sql.setString(7, StoredJson.text(settings.white()));
      sql.setString(8, StoredJson.text(settings.black()));
      sql.setString(9, old.getString("tags"));
      sql.setInt(10, old.getInt("plies"));
      sql.setString(11, ending.isPresent() ? StoredJson.text(ending.get()) : null);
      sql.setLong(12, old.getLong("created"));
      sql.setLong(13, old.getLong("updated"));
      sql.setInt(14, version);
      sql.executeUpdate();
    }
  }

  private void insert(long game, List<Event> events) throws SQLException {
    try (PreparedStatement sql =
        connection.prepareStatement("INSERT INTO event (game, n, json) VALUES (?, ?, ?)")) {
      int n = 0;
      for (Event event : events) {
        sql.setLong(1, game);
        sql.setInt(2, n++);
        sql.setString(3, StoredJson.text(event));
        sql.addBatch();
      }
      sql.executeBatch();
    }
  }
}
