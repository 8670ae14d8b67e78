package games.janus.server.store;

import games.janus.rules.Color;
import games.janus.server.store.GameStore.Stamp;
import games.janus.server.store.Seats.Change;
import games.janus.server.store.Seats.Invite;
import games.janus.server.store.Seats.Linked;
import games.janus.server.store.Seats.Step;
import games.janus.server.store.StoreException.Trouble;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The SQL about games that are played by link. */
final class SeatRows {
  private static final String SEATS =
      """
      SELECT side, hash FROM seat WHERE game = ?
      """;

  private static final String HASHES =
      """
      SELECT side, hash FROM seat JOIN game ON number = seat.game WHERE id = ?
      """;

  private static final String LINKED =
      """
      SELECT number, thoughts FROM game JOIN link ON link.game = number WHERE id = ?
      """;

  private static final String SIT =
      """
      INSERT INTO seat (game, side, hash) VALUES (?, ?, ?)
      ON CONFLICT (game, side) DO UPDATE SET hash = excluded.hash
      """;

  private static final String INVITE =
      """
      INSERT INTO invite (hash, game, side, until) VALUES (?, ?, ?, ?)
      """;

  private static final String LINK =
      """
      INSERT INTO link (game, deadline, thoughts, machine) VALUES (?, NULL, ?, ?)
      """;

  private static final String BEAT =
      """
      INSERT INTO node (name, beat) VALUES (?, ?)
      ON CONFLICT (name) DO UPDATE SET beat = excluded.beat
      """;

  private static final String ATTEND =
      """
      INSERT INTO presence (game, node, white, black, watching, until)
      SELECT number, ?, ?, ?, ?, ? FROM game WHERE id = ?
      ON CONFLICT (game, node) DO UPDATE SET white = excluded.white, black = excluded.black,
        watching = excluded.watching, until = excluded.until
      """;

  private SeatRows() {}

  private record Link(long game, boolean showsThoughts) {}

  static Optional<Seats> seats(Connection connection, String id) throws SQLException {
    List<Link> links =
        Rows.all(connection, LINKED, row -> new Link(row.getLong(1), row.getInt(2) != 0), id);
    if (links.isEmpty()) {
      return Optional.empty();
    }
    long game = links.getFirst().game;
    var hashes = new HashMap<Color, String>();
    Rows.all(connection, SEATS, row -> hashes.put(side(row), row.getString("hash")), game);
    var nonces = new HashMap<String, Integer>();
    Rows.all(
        connection,
        "SELECT nonce, n FROM event WHERE game = ? AND nonce IS NOT NULL",
        row -> nonces.put(row.getString("nonce"), row.getInt("n")),
        game);
    return Optional.of(new Seats(hashes, nonces, links.getFirst().showsThoughts));
  }

  private static Color side(ResultSet row) throws SQLException {
    return Color.valueOf(row.getString("side").toUpperCase(Locale.ROOT));
  }

  private static String text(Color side) {
    return side.name().toLowerCase(Locale.ROOT);
  }

  static Optional<Invite> invite(Connection connection, String id, String hash)
      throws SQLException {
    return Rows.all(
            connection,
            "SELECT * FROM invite WHERE hash = ? AND game = (SELECT number FROM game WHERE id = ?)",
            row ->
                new Invite(
                    row.getString("hash"),
                    side(row),
                    row.getLong("until"),
                    row.getInt("used") != 0),
            hash,
            id)
        .stream()
        .findFirst();
  }

  static void insert(Connection connection, long game, Linked linked) throws SQLException {
    Seats seats = linked.seats();
    Rows.change(connection, LINK, game, seats.showsThoughts() ? 1 : 0, orNull(linked.machine()));
    for (Map.Entry<Color, String> seat : seats.hashes().entrySet()) {
      sit(connection, game, seat.getKey(), seat.getValue());
    }
    for (Invite invite : linked.invites()) {
      insert(connection, game, invite);
    }
  }

  private static void insert(Connection connection, long game, Invite invite) throws SQLException {
    Rows.change(connection, INVITE, invite.hash(), game, text(invite.side()), invite.until());
  }

  private static void sit(Connection connection, long game, Color side, String hash)
      throws SQLException {
    Rows.change(connection, SIT, game, text(side), hash);
  }

  private static void change(Connection connection, long game, Change change) throws SQLException {
    switch (change) {
      case Change.Taken taken -> {
        int used =
            Rows.change(
                connection,
                "UPDATE invite SET used = 1 WHERE hash = ? AND game = ? AND side = ? AND used = 0",
                taken.invite(),
                game,
                text(taken.side()));
        if (used != 1) {
          throw new StoreException(Trouble.BUSY); // somebody else was first
        }
        sit(connection, game, taken.side(), taken.hash());
      }
      case Change.Invited invited -> invite(connection, game, invited.invite());
      case Change.Emptied emptied -> {
        Rows.change(
            connection,
            "DELETE FROM seat WHERE game = ? AND side = ?",
            game,
            text(emptied.invite().side()));
        invite(connection, game, emptied.invite());
      }
    }
  }

  private static void invite(Connection connection, long game, Invite invite) throws SQLException {
    Rows.change(
        connection, "DELETE FROM invite WHERE game = ? AND side = ?", game, text(invite.side()));
    insert(connection, game, invite);
  }

  /** What is to be looked at, and when. */
  private static void plan(Connection connection, long game, Step step) throws SQLException {
    Rows.change(
        connection,
        "UPDATE link SET deadline = ?, machine = ? WHERE game = ?",
        orNull(step.deadline()),
        orNull(step.machine()),
        game);
  }

  private static @Nullable Object orNull(Optional<?> value) {
    return value.isPresent() ? value.get() : null;
  }

  static void step(Connection connection, long game, int firstEvent, Step step)
      throws SQLException {
    if (step.nonce().isPresent()) {
      Rows.change(
          connection,
          "UPDATE event SET nonce = ? WHERE game = ? AND n = ?",
          step.nonce().get(),
          game,
          firstEvent);
    }
    if (step.seats().isPresent()) {
      change(connection, game, step.seats().get());
    }
    plan(connection, game, step);
  }

  static List<String> machineTurns(Connection connection, long now) throws SQLException {
    return Rows.all(
        connection,
        "SELECT id FROM link JOIN game ON number = game WHERE machine <= ? ORDER BY machine",
        row -> row.getString(1),
        now);
  }

  /** Takes the machine's turn until then, if nobody has it. */
  static boolean takeTurn(Connection connection, String id, long now, long until)
      throws SQLException {
    return Rows.change(
            connection,
            "UPDATE link SET machine = ?"
                + " WHERE game = (SELECT number FROM game WHERE id = ?) AND machine <= ?",
            until,
            id,
            now)
        == 1;
  }

  /** Later, if nothing has happened since. */
  static boolean lookAgain(Connection connection, String id, long now, long at)
      throws SQLException {
    return Rows.change(
            connection,
            "UPDATE link SET deadline = ?"
                + " WHERE game = (SELECT number FROM game WHERE id = ?) AND deadline <= ?",
            at,
            id,
            now)
        == 1;
  }

  static List<String> due(Connection connection, long now) throws SQLException {
    return Rows.all(
        connection,
        "SELECT id FROM link JOIN game ON number = game WHERE deadline <= ? ORDER BY deadline",
        row -> row.getString(1),
        now);
  }

  static boolean hasDeadline(Connection connection) throws SQLException {
    return !Rows.all(
            connection,
            "SELECT 1 FROM link WHERE deadline IS NOT NULL LIMIT 1",
            row -> row.getInt(1))
        .isEmpty();
  }

  static Optional<Stamp> stamp(Connection connection, String id) throws SQLException {
    List<Integer> versions =
        Rows.all(connection, "SELECT version FROM game WHERE id = ?", row -> row.getInt(1), id);
    if (versions.isEmpty()) {
      return Optional.empty();
    }
    var hashes = new HashMap<Color, String>();
    Rows.all(connection, HASHES, row -> hashes.put(side(row), row.getString("hash")), id);
    return Optional.of(new Stamp(versions.getFirst(), hashes));
  }

  static Map<String, Integer> versions(Connection connection, Collection<String> ids)
      throws SQLException {
    var versions = new HashMap<String, Integer>();
    if (!ids.isEmpty()) {
      Rows.all(
          connection,
          """
          SELECT id, version FROM game WHERE id IN (?%s)
          """
              .formatted(", ?".repeat(ids.size() - 1)),
          row -> versions.put(row.getString(1), row.getInt(2)),
          ids.toArray());
    }
    return versions;
  }

  static Optional<Long> lastBeat(Connection connection) throws SQLException {
    return Rows.all(
            connection, "SELECT beat FROM node ORDER BY beat DESC LIMIT 1", row -> row.getLong(1))
        .stream()
        .findFirst();
  }

  /** Says who looks at games at a server, and forgets what is too old. */
  static void attend(
      Connection connection, String node, Map<String, Attendance> games, long now, long until)
      throws SQLException {
    Rows.change(connection, "DELETE FROM presence WHERE until <= ?", now);
    for (Map.Entry<String, Attendance> game : games.entrySet()) {
      Attendance there = game.getValue();
      Rows.change(
          connection,
          ATTEND,
          node,
          there.here().contains(Color.WHITE),
          there.here().contains(Color.BLACK),
          there.watching(),
          until,
          game.getKey());
    }
  }

  /** Who looks at games at other servers. */
  static Map<String, Attendance> elsewhere(
      Connection connection, String node, Collection<String> ids, long now) throws SQLException {
    var all = new HashMap<String, Attendance>();
    if (!ids.isEmpty()) {
      var values = new ArrayList<Object>(List.of(node, now));
      values.addAll(ids);
      Rows.all(
          connection,
          """
          SELECT id, presence.white, presence.black, watching FROM presence JOIN game ON number = presence.game
          WHERE node <> ? AND until > ? AND id IN (?%s)
          """
              .formatted(", ?".repeat(ids.size() - 1)),
          row -> all.merge(row.getString("id"), attendance(row), Attendance::and),
          values.toArray());
    }
    return all;
  }

  private static Attendance attendance(ResultSet row) throws SQLException {
    Set<Color> here = EnumSet.noneOf(Color.class);
    if (row.getBoolean("white")) {
      here.add(Color.WHITE);
    }
    if (row.getBoolean("black")) {
      here.add(Color.BLACK);
    }
    return new Attendance(Set.copyOf(here), row.getInt("watching"));
  }

  static void beat(Connection connection, String node, long now) throws SQLException {
    Rows.change(connection, BEAT, node, now);
  }
}
