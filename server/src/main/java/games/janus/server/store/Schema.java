package games.janus.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * How the file is laid out. Its version stands in the file itself ({@code PRAGMA user_version}), so
 * that an old file is brought up to date and a newer one is refused rather than spoilt.
 */
final class Schema {
  /** "Janu" in ASCII: tells our files from those of other programs. */
  static final int APPLICATION = 0x4a616e75;

  static final int VERSION = 4;

  static final String LAYOUT =
      """
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

  /** Since version 3: games of two people who have sent each other a link. */
  private static final String LINKS =
      """
      CREATE TABLE link (             -- a game with seats
        game INTEGER PRIMARY KEY REFERENCES game (number) ON DELETE CASCADE,
        deadline INTEGER              -- when its host has to look at the clock; null: never
      );
      CREATE INDEX link_by_deadline ON link (deadline) WHERE deadline IS NOT NULL;
      CREATE TABLE seat (
        game INTEGER NOT NULL REFERENCES link (game) ON DELETE CASCADE,
        side TEXT NOT NULL,
        hash TEXT NOT NULL,           -- SHA-256 of the secret of whoever sits there
        PRIMARY KEY (game, side)
      ) WITHOUT ROWID;
      CREATE TABLE invite (
        hash TEXT PRIMARY KEY,        -- SHA-256 of what the link says
        game INTEGER NOT NULL REFERENCES link (game) ON DELETE CASCADE,
        side TEXT NOT NULL,
        until INTEGER NOT NULL,       -- milliseconds since 1970
        used INTEGER NOT NULL DEFAULT 0
      ) WITHOUT ROWID;
      CREATE INDEX invite_by_game ON invite (game);
      CREATE TABLE node (             -- when a server that kept clocks was last alive
        name TEXT PRIMARY KEY,
        beat INTEGER NOT NULL
      ) WITHOUT ROWID;
      ALTER TABLE event ADD COLUMN nonce TEXT; -- which command it has come of, so that it is obeyed once
      CREATE UNIQUE INDEX event_by_nonce ON event (game, nonce) WHERE nonce IS NOT NULL;
      """;

  /** Since version 4: machines that play games by link. */
  private static final String MACHINES =
      """
      ALTER TABLE link ADD COLUMN thoughts INTEGER NOT NULL DEFAULT 0; -- whether all may see what a machine thinks
      ALTER TABLE link ADD COLUMN machine INTEGER; -- when a server may think for the machine to move; null: none is
      CREATE INDEX link_by_machine ON link (machine) WHERE machine IS NOT NULL;
      """;

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
        update(connection, version, isNew);
      }
    }
  }

  /** In one transaction: whatever happens, the file is as it was or up to date. */
  private static void update(Connection connection, int version, boolean isNew)
      throws SQLException {
    execute(connection, "BEGIN IMMEDIATE");
    try {
      if (isNew) {
        execute(connection, LAYOUT);
      } else if (version == 1) {
        FirstLayout.convert(connection);
      }
      if (version < 3) {
        execute(connection, LINKS);
      }
      execute(connection, MACHINES);
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
