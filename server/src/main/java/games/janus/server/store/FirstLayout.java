package games.janus.server.store;

import games.janus.play.JsonReader;
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
import games.janus.server.store.KeptGame.KeptThought;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Files of the first layout, which kept the moves of each game and what the clocks showed instead
 * of events. Clocks show what they showed, and every game has the end it had.
 */
final class FirstLayout {
  private FirstLayout() {}

  /**
   * A move as it was kept.
   *
   * @param clock what the mover's clock showed afterwards, in milliseconds
   * @param at when it was made, in milliseconds since 1970
   * @param thought as it is kept today
   */
  private record Move(
      String id, Optional<Long> clock, Optional<Long> at, Optional<KeptThought> thought) {}

  /** Brings all games to today's layout. */
  static void convert(Connection connection) throws SQLException {
    try (Statement sql = connection.createStatement()) {
      sql.executeUpdate(
          """
          DROP INDEX game_by_update;
          ALTER TABLE game RENAME TO old_game;
          ALTER TABLE move RENAME TO old_move;
          """);
      sql.executeUpdate(Schema.LAYOUT);
      try (ResultSet row = sql.executeQuery("SELECT * FROM old_game ORDER BY number")) {
        while (row.next()) {
          List<Move> moves =
              Rows.all(
                  connection,
                  "SELECT * FROM old_move WHERE game = ? ORDER BY ply",
                  FirstLayout::move,
                  row.getLong("number"));
          Rows.insert(connection, game(row, moves));
        }
      }
      sql.executeUpdate("DROP TABLE old_move; DROP TABLE old_game;");
    }
  }

  private static KeptGame game(ResultSet row, List<Move> moves) throws SQLException {
    Settings settings = settings(row);
    long created = row.getLong("created");
    // A browser may have made moves before the server heard of the game.
    long began = Math.min(created, moves.isEmpty() ? created : moves.getFirst().at.orElse(created));
    Optional<Ending> ending = ending(row);
    List<Event> events = events(settings, began, moves);
    // A game that was over before its first move needs no event to end.
    if (ending.isPresent() && (row.getBoolean("is_decided") || !moves.isEmpty())) {
      events.add(new Event.Ended(end(settings, began, events, ending.get()), ending.get()));
    }
    var sheet =
        new Sheet(
            row.getLong("number"),
            row.getString("id"),
            settings.game(),
            settings.ruleSet(),
            settings.white(),
            settings.black(),
            Rows.tags(row.getString("tags")),
            row.getInt("plies"),
            ending,
            created,
            row.getLong("updated"),
            events.size());
    return new KeptGame(
        sheet,
        new GameLog(settings, began, events),
        moves.stream().flatMap(move -> move.thought.stream()).toList());
  }

  private static Settings settings(ResultSet row) throws SQLException {
    return new Settings(
        GameKind.of(row.getString("kind")).orElseThrow(),
        row.getString("rules"),
        row.getString("start"),
        List.of(),
        player(row.getString("white")),
        player(row.getString("black")),
        Optional.ofNullable(row.getString("clock")).map(FirstLayout::control),
        GamePolicy.LOCAL);
  }

  private static JsonFields fields(String json) {
    return JsonFields.of("kept", JsonReader.read(json));
  }

  private static String text(JsonFields in, String name) {
    return JsonFields.text(name, in.required(name));
  }

  private static Player player(String json) {
    JsonFields in = fields(json);
    return text(in, "kind").equals("person")
        ? new Player.Person(text(in, "name"))
        : new Player.Engine(
            text(in, "engine"), text(in, "level"), Long.parseLong(text(in, "seed")));
  }

  private static TimeControl control(String json) {
    JsonFields in = fields(json);
    return new TimeControl(millis(in, "base"), millis(in, "increment"), 0, 0);
  }

  private static long millis(JsonFields in, String name) {
    return JsonFields.whole(name, in.required(name), 0, Integer.MAX_VALUE);
  }

  private static Move move(ResultSet row) throws SQLException {
    int ply = row.getInt("ply");
    long clock = row.getLong("clock_ms");
    return new Move(
        row.getString("id"),
        row.wasNull() ? Optional.empty() : Optional.of(clock),
        Optional.ofNullable(row.getString("made_at"))
            .map(text -> Instant.parse(text).toEpochMilli()),
        Optional.ofNullable(row.getString("thought")).map(json -> new KeptThought(ply, json)));
  }

  private static List<Event> events(Settings settings, long began, List<Move> moves) {
    try {
      if (settings.control().isPresent()) {
        return events(Optional.of(LiveGame.of(settings, began)), began, moves);
      }
    } catch (NotationException | IllegalSetupException _) {
      // A game that today's rules do not allow stays what it was: its moves.
    }
    return events(Optional.empty(), began, moves);
  }

  /**
   * The events of these moves.
   *
   * @param clocked the game before them, where its clocks tell what the moves cost
   */
  private static List<Event> events(
      Optional<LiveGame<?, ?>> clocked, long began, List<Move> moves) {
    var events = new ArrayList<Event>();
    Optional<LiveGame<?, ?>> live = clocked;
    long at = began;
    for (Move move : moves) {
      at = Math.max(at, move.at.orElse(0L));
      var free = new Event.Moved(at, move.id, 0, 0);
      Event.Moved moved = live.map(before -> charged(before, free, move.clock)).orElse(free);
      events.add(moved);
      live = live.map(before -> before.apply(moved));
    }
    return events;
  }

  private static Event.Moved charged(
      LiveGame<?, ?> before, Event.Moved free, Optional<Long> clock) {
    long unpaid = before.apply(free).clocks().orElseThrow().side(before.turn()).left();
    long cost = unpaid - clock.orElse(unpaid);
    return new Event.Moved(free.at(), free.id(), Math.max(0, cost), Math.max(0, -cost));
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
    var log = new GameLog(settings, began, events);
    boolean isTime = ending instanceof Ending.Decided decided && decided.reason() == Reason.TIME;
    try {
      return isTime && settings.control().isPresent()
          ? Math.max(log.lastAt(), log.replay().flagAt().orElse(log.lastAt()))
          : log.lastAt();
    } catch (NotationException | IllegalSetupException _) {
      return log.lastAt(); // a game that today's rules do not allow stays what it was
    }
  }
}
