package games.janus.server.store;

import games.janus.server.store.GameStore.Cursor;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The SQL, and nothing else. */
final class Rows {
  private static final String COLUMNS =
      "number, id, origin, kind, rules, start, white, black, clock, tags, plies, winner, reason,"
          + " is_decided, created, updated, version";

  private Rows() {}

  static long count(Connection connection) throws SQLException {
    try (PreparedStatement sql = connection.prepareStatement("SELECT count(*) FROM game");
        ResultSet row = sql.executeQuery()) {
      return row.next() ? row.getLong(1) : 0;
    }
  }

  static Optional<Sheet> sheet(Connection connection, String id) throws SQLException {
    try (PreparedStatement sql =
        connection.prepareStatement("SELECT " + COLUMNS + " FROM game WHERE id = ?")) {
      sql.setString(1, id);
      try (ResultSet row = sql.executeQuery()) {
        return row.next() ? Optional.of(sheet(row)) : Optional.empty();
      }
    }
  }

  static List<Sheet> list(Connection connection, int limit, Optional<Cursor> before)
      throws SQLException {
    try (PreparedStatement sql =
        connection.prepareStatement(
            "SELECT "
                + COLUMNS
                + " FROM game WHERE (updated, number) < (?, ?)"
                + " ORDER BY updated DESC, number DESC LIMIT ?")) {
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
        row.getString("origin"),
        row.getString("kind"),
        row.getString("rules"),
        row.getString("start"),
        row.getString("white"),
        row.getString("black"),
        Optional.ofNullable(row.getString("clock")),
        row.getString("tags"),
        row.getInt("plies"),
        ending(row),
        row.getLong("created"),
        row.getLong("updated"),
        row.getLong("version"));
  }

  private static Optional<Ending> ending(ResultSet row) throws SQLException {
    String reason = row.getString("reason");
    return reason == null
        ? Optional.empty()
        : Optional.of(
            new Ending(
                Optional.ofNullable(row.getString("winner")),
                reason,
                row.getBoolean("is_decided")));
  }

  static List<MadeMove> moves(Connection connection, long game) throws SQLException {
    try (PreparedStatement sql =
        connection.prepareStatement(
            "SELECT id, thought, clock_ms, made_at FROM move WHERE game = ? ORDER BY ply")) {
      sql.setLong(1, game);
      var moves = new ArrayList<MadeMove>();
      try (ResultSet row = sql.executeQuery()) {
        while (row.next()) {
          moves.add(move(row));
        }
      }
      return moves;
    }
  }

  private static MadeMove move(ResultSet row) throws SQLException {
    long clock = row.getLong("clock_ms");
    OptionalLong clockMs = row.wasNull() ? OptionalLong.empty() : OptionalLong.of(clock);
    return new MadeMove(
        row.getString("id"),
        Optional.ofNullable(row.getString("thought")),
        clockMs,
        Optional.ofNullable(row.getString("made_at")));
  }

  /** Adds a sheet and answers its number. */
  static long insert(Connection connection, Sheet sheet) throws SQLException {
    try (PreparedStatement sql =
        connection.prepareStatement(
            "INSERT INTO game (id, origin, kind, rules, start, white, black, clock, tags, created,"
                + " plies, winner, reason, is_decided, updated, version)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number")) {
      int at = 1;
      sql.setString(at++, sheet.id());
      sql.setString(at++, sheet.origin());
      sql.setString(at++, sheet.kind());
      sql.setString(at++, sheet.rules());
      sql.setString(at++, sheet.start());
      sql.setString(at++, sheet.white());
      sql.setString(at++, sheet.black());
      sql.setString(at++, sheet.clock().orElse(null));
      sql.setString(at++, sheet.tags());
      sql.setLong(at++, sheet.created());
      setChanging(sql, at, sheet);
      try (ResultSet row = sql.executeQuery()) {
        row.next();
        return row.getLong(1);
      }
    }
  }

  /** Changes a sheet; answers false if it has been changed by somebody else since. */
  static boolean update(Connection connection, Sheet sheet) throws SQLException {
    try (PreparedStatement sql =
        connection.prepareStatement(
            "UPDATE game SET plies = ?, winner = ?, reason = ?, is_decided = ?, updated = ?,"
                + " version = ? WHERE number = ? AND version = ?")) {
      int at = setChanging(sql, 1, sheet);
      sql.setLong(at++, sheet.number());
      sql.setLong(at, sheet.version() - 1);
      return sql.executeUpdate() == 1;
    }
  }

  private static int setChanging(PreparedStatement sql, int first, Sheet sheet)
      throws SQLException {
    int at = first;
    sql.setInt(at++, sheet.plies());
    sql.setString(at++, sheet.ending().flatMap(Ending::winner).orElse(null));
    sql.setString(at++, sheet.ending().map(Ending::reason).orElse(null));
    sql.setBoolean(at++, sheet.ending().map(Ending::isDecided).orElse(false));
    sql.setLong(at++, sheet.updated());
    sql.setLong(at++, sheet.version());
    return at;
  }

  static void insertMoves(Connection connection, long game, int firstPly, List<MadeMove> moves)
      throws SQLException {
    if (moves.isEmpty()) {
      return;
    }
    try (PreparedStatement sql =
        connection.prepareStatement(
            "INSERT INTO move (game, ply, id, thought, clock_ms, made_at)"
                + " VALUES (?, ?, ?, ?, ?, ?)")) {
      int ply = firstPly;
      for (MadeMove move : moves) {
        sql.setLong(1, game);
        sql.setInt(2, ply++);
        sql.setString(3, move.id());
        sql.setString(4, move.thought().orElse(null));
        if (move.clockMs().isPresent()) {
          sql.setLong(5, move.clockMs().getAsLong());
        } else {
          sql.setNull(5, Types.INTEGER);
        }
        sql.setString(6, move.at().orElse(null));
        sql.addBatch();
      }
      sql.executeBatch();
    }
  }

  static void deleteMoves(Connection connection, long game, int fromPly) throws SQLException {
    try (PreparedStatement sql =
        connection.prepareStatement("DELETE FROM move WHERE game = ? AND ply >= ?")) {
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
