package games.janus.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * How the file is laid out. Its version stands in the file itself ({@code PRAGMA user_version}), so
 * that an old file is brought up to date and a newer one is refused rather than spoilt.
 */
final class Schema {
  /** "Janu" in ASCII: tells our files from those of other programs. */
  static final int APPLICATION = 0x4a616e75;

  /** Brings a file from one version to the next. */
  private interface Step {
    void apply(Connection connection) throws SQLException;
  }

  private static final String FIRST =
      """
      CREATE TABLE game (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        origin TEXT NOT NULL,        -- digest of what it was made from: a repeat is recognised
        kind TEXT NOT NULL,          -- chess or checkers
        rules TEXT NOT NULL,
        start TEXT NOT NULL,         -- FEN; empty for the usual start
        white TEXT NOT NULL,         -- a seat as JSON
        black TEXT NOT NULL,
        clock TEXT,                  -- as JSON; null when played without
        tags TEXT NOT NULL,          -- JSON: what an imported file said about the game
        plies INTEGER NOT NULL,
        winner TEXT,
        reason TEXT,                 -- null while the game goes on
        is_decided INTEGER NOT NULL, -- 1: ended by the players, not by the position
        created INTEGER NOT NULL,    -- milliseconds since 1970
        updated INTEGER NOT NULL,
        version INTEGER NOT NULL     -- one more with every change
      );
      CREATE INDEX game_by_update ON game (updated DESC, number DESC);
      CREATE TABLE move (
        game INTEGER NOT NULL REFERENCES game (number) ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        id TEXT NOT NULL,
        thought TEXT,                -- JSON as it came
        clock_ms INTEGER,
        made_at TEXT,
        PRIMARY KEY (game, ply)
      ) WITHOUT ROWID;
      """;

  /** The step at an index brings a file from that version to the next. Never change one. */
  private static final List<Step> STEPS =
      List.of(connection -> execute(connection, FIRST), EventStep::apply);

  static final int VERSION = STEPS.size();

  private Schema() {}

  /** Makes or updates the tables. */
  static void prepare(Connection connection) throws SQLException {
    try (Statement sql = connection.createStatement()) {
      int version = number(sql, "PRAGMA user_version");
      int application = number(sql, "PRAGMA application_id");
      if (version > VERSION) {
        throw new StoreException(StoreException.Trouble.NEWER);
      }
      boolean isOurs = application == APPLICATION;
      boolean isNew = application == 0 && version == 0 && isEmpty(sql);
      if (!isOurs && !isNew) {
        throw new StoreException(StoreException.Trouble.DAMAGED);
      }
      if (version < VERSION) {
        update(connection, version);
      }
    }
  }

  /** In one transaction: whatever happens, the file is as it was or up to date. */
  private static void update(Connection connection, int version) throws SQLException {
    execute(connection, "BEGIN IMMEDIATE");
    try {
      for (Step step : STEPS.subList(version, VERSION)) {
        step.apply(connection);
      }
      execute(connection, "PRAGMA application_id = " + APPLICATION);
      execute(connection, "PRAGMA user_version = " + VERSION);
      execute(connection, "COMMIT");
    } catch (SQLException | RuntimeException problem) {
      execute(connection, "ROLLBACK");
      throw problem;
    }
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  private static boolean isEmpty(Statement sql) throws SQLException {
    return number(sql, "SELECT count(*) FROM sqlite_schema") == 0;
  }

  private static int number(Statement sql, String question) throws SQLException {
    try (ResultSet row = sql.executeQuery(question)) {
      return row.next() ? row.getInt(1) : 0;
    }
  }
}
