package games.janus.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.play.live.Clocks;
import games.janus.play.live.Ending;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Player;
import games.janus.play.live.TimeControl;
import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.text.Tag;
import games.janus.server.store.KeptGame.KeptThought;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A file of the first layout, as older versions wrote it, opens with every game as it was. */
@Timeout(120)
class OldFileTest {
  /** The layout of version 1, written out: what was shipped does not change. */
  private static final List<String> LAYOUT =
      List.of(
          """
          CREATE TABLE game (
            number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, origin TEXT NOT NULL,
            kind TEXT NOT NULL, rules TEXT NOT NULL, start TEXT NOT NULL, white TEXT NOT NULL,
            black TEXT NOT NULL, clock TEXT, tags TEXT NOT NULL, plies INTEGER NOT NULL, winner TEXT,
            reason TEXT, is_decided INTEGER NOT NULL, created INTEGER NOT NULL,
            updated INTEGER NOT NULL, version INTEGER NOT NULL)
          """,
          "CREATE INDEX game_by_update ON game (updated DESC, number DESC)",
          """
          CREATE TABLE move (
            game INTEGER NOT NULL REFERENCES game (number) ON DELETE CASCADE, ply INTEGER NOT NULL,
            id TEXT NOT NULL, thought TEXT, clock_ms INTEGER, made_at TEXT,
            PRIMARY KEY (game, ply)) WITHOUT ROWID
          """,
          "PRAGMA application_id = " + 0x4a616e75,
          "PRAGMA user_version = 1");

  private static final String ANN = "{\"kind\":\"person\",\"name\":\"Ann\"}";
  private static final String MACHINE =
      "{\"kind\":\"machine\",\"engine\":\"minimax\",\"level\":\"expert\",\"seed\":\"-7\"}";
  private static final String THOUGHT = "{ \"score\":0.50, \"nodes\":12345678901 }";

  @TempDir Path folder;

  @BeforeEach
  void writeAnOldFile() throws SQLException {
    sql(connection -> {
      try (Statement sql = connection.createStatement()) {
        sql.execute("PRAGMA journal_mode = WAL");
        for (String command : LAYOUT) {
          sql.execute(command);
        }
      }
      return true;
    });
  }

  private interface Work<T> {
    T with(Connection connection) throws SQLException;
  }

  private <T> T sql(Work<T> work) throws SQLException {
    Path file = folder.resolve(GameStore.FILE);
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      return work.with(connection);
    }
  }

  /**
   * Adds a game as it was kept.
   *
   * @param end {@code winner,reason,is_decided} as SQL
   */
  private String game(
      String kind, String start, String black, String clock, String tags, String end)
      throws SQLException {
    String id = UUID.randomUUID().toString();
    sql(connection -> {
      try (Statement sql = connection.createStatement()) {
        sql.execute(
            "INSERT INTO game (id, origin, kind, rules, start, white, black, clock, tags, plies,"
                + " winner, reason, is_decided, created, updated, version) VALUES ('"
                + id
                + "', 'x', '"
                + kind
                + "', '"
                + (kind.equals("chess") ? "fide" : "acf")
                + "', '"
                + start
                + "', '"
                + ANN
                + "', '"
                + black
                + "', "
                + clock
                + ", '"
                + tags
                + "', 0, "
                + end
                + ", 5000, 9000, 17)");
      }
      return true;
    });
    return id;
  }

  /** Adds a move; the rest as SQL: thought, clock_ms, made_at. */
  private void move(String id, int ply, String move, String rest) throws SQLException {
    sql(connection -> {
      try (Statement sql = connection.createStatement()) {
        sql.execute(
            "INSERT INTO move (game, ply, id, thought, clock_ms, made_at) SELECT number, "
                + ply
                + ", '"
                + move
                + "', "
                + rest
                + " FROM game WHERE id = '"
                + id
                + "'");
        sql.execute("UPDATE game SET plies = plies + 1 WHERE id = '" + id + "'");
      }
      return true;
    });
  }

  private KeptGame opened(String id) {
    try (GameStore store = GameStore.open(folder)) {
      KeptGame kept = store.game(id).orElseThrow();
      LiveGame<?, ?> live = kept.log().replay();
      assertThat(kept.sheet())
          .as("the list tells what the log tells")
          .isEqualTo(kept.sheet().with(live, 0));
      return kept;
    }
  }

  private static Optional<Outcome> outcome(KeptGame kept) {
    return kept.log().replay().ending().flatMap(Ending::result);
  }

  @Test
  void clocksShowWhatTheyShowed() throws SQLException {
    String id =
        game("chess", "", ANN, "'{\"base\":60000,\"increment\":1000}'", "{}", "NULL,NULL,0");
    move(id, 0, "e2e4", "NULL, 61000, '1970-01-01T00:00:04Z'");
    move(id, 1, "e7e5", "NULL, 58500, '1970-01-01T00:00:07Z'");
    move(id, 2, "g1f3", "NULL, 55123, '1970-01-01T00:00:06Z'");
    move(id, 3, "b8c6", "NULL, NULL, NULL");
    KeptGame kept = opened(id);
    assertThat(kept.log().settings().control()).contains(new TimeControl(60_000, 1000, 0, 0));
    assertThat(kept.log().at()).as("before the server heard of it").isEqualTo(4000);
    LiveGame<?, ?> live = kept.log().replay();
    List<Clocks> shown = live.clocksAfterMoves();
    assertThat(shown.get(0).side(Color.WHITE).left()).isEqualTo(61_000);
    assertThat(shown.get(1).side(Color.BLACK).left()).isEqualTo(58_500);
    assertThat(shown.get(2).side(Color.WHITE).left()).isEqualTo(55_123);
    assertThat(live.moveIds()).containsExactly("e2e4", "e7e5", "g1f3", "b8c6");
    assertThat(live.ending()).isEmpty();
    assertThat(kept.sheet().version()).isEqualTo(4);
    assertThat(kept.sheet().created()).isEqualTo(5000);
    assertThat(kept.sheet().updated()).isEqualTo(9000);
  }

  @Test
  void everyGameHasTheEndItHad() throws SQLException {
    String resigned = game("chess", "", ANN, "NULL", "{}", "'black','resignation',1");
    move(resigned, 0, "e2e4", "NULL, NULL, NULL");
    String mated = game("chess", "", ANN, "NULL", "{}", "'black','checkmate',0");
    int ply = 0;
    for (String move : List.of("f2f3", "e7e5", "g2g4", "d8h4")) {
      move(mated, ply++, move, "NULL, NULL, NULL");
    }
    String agreed = game("checkers", "", MACHINE, "NULL", "{}", "NULL,'agreement',1");
    String stalemate =
        game("chess", "7k/5Q2/8/8/8/8/8/K7 b - - 0 1", ANN, "NULL", "{}", "NULL,'stalemate',0");
    String late =
        game("chess", "", ANN, "'{\"base\":1000,\"increment\":0}'", "{}", "'white','time',1");
    move(late, 0, "e2e4", "NULL, 1000, NULL");
    assertThat(outcome(opened(resigned)))
        .contains(new Outcome.Win(Color.BLACK, Reason.RESIGNATION));
    assertThat(outcome(opened(mated))).contains(new Outcome.Win(Color.BLACK, Reason.CHECKMATE));
    assertThat(outcome(opened(agreed))).contains(new Outcome.Draw(Reason.AGREEMENT));
    assertThat(outcome(opened(stalemate))).contains(new Outcome.Draw(Reason.STALEMATE));
    assertThat(opened(stalemate).log().events()).as("it was over at its start").isEmpty();
    assertThat(outcome(opened(late))).contains(new Outcome.Win(Color.WHITE, Reason.TIME));
    assertThat(opened(late).log().replay().clocks().orElseThrow().side(Color.BLACK).left())
        .as("its flag has fallen")
        .isZero();
  }

  @Test
  void checkersMachinesAndThoughtsAreKeptToTheDigit() throws SQLException {
    String id = game("checkers", "W:W22:B18,11,5", MACHINE, "NULL", "{}", "NULL,NULL,0");
    move(id, 0, "22x15x8", "'" + THOUGHT + "', NULL, NULL");
    KeptGame kept = opened(id);
    assertThat(kept.thoughts()).containsExactly(new KeptThought(0, THOUGHT));
    assertThat(kept.sheet().black()).isEqualTo(new Player.Engine("minimax", "expert", -7));
    assertThat(kept.sheet().white()).isEqualTo(new Player.Person("Ann"));
    assertThat(kept.log().replay().moveIds()).containsExactly("22x15x8");
  }

  @Test
  void importedGamesKeepTheirTagsAndTheResultOfTheirFile() throws SQLException {
    String id =
        game("chess", "", ANN, "NULL", "{\"Event\":\"Cup\",\"Round\":\"2\"}", "NULL,'recorded',1");
    move(id, 0, "d2d4", "NULL, NULL, NULL");
    KeptGame kept = opened(id);
    assertThat(kept.sheet().tags().all())
        .containsExactly(new Tag("Event", "Cup"), new Tag("Round", "2"));
    assertThat(outcome(kept)).contains(new Outcome.Draw(Reason.RECORDED));
  }

  @Test
  void numbersAndOrderStayAndNothingIsLeftOfTheOldTables() throws SQLException {
    String first = game("chess", "", ANN, "NULL", "{}", "NULL,NULL,0");
    String second = game("checkers", "", ANN, "NULL", "{}", "NULL,NULL,0");
    try (GameStore store = GameStore.open(folder)) {
      assertThat(store.list(9, Optional.empty()))
          .extracting(Sheet::id)
          .containsExactly(second, first);
      assertThat(store.list(9, Optional.empty())).extracting(Sheet::number).containsExactly(2L, 1L);
    }
    assertThat(tables()).contains("game", "event", "thought").doesNotContain("move", "old_game");
  }

  private List<String> tables() throws SQLException {
    return sql(connection -> {
      var names = new java.util.ArrayList<String>();
      try (Statement sql = connection.createStatement();
          ResultSet row = sql.executeQuery("SELECT name FROM sqlite_schema WHERE type = 'table'")) {
        while (row.next()) {
          names.add(row.getString(1));
        }
      }
      return names;
    });
  }

  private long number(String question) throws SQLException {
    return sql(connection -> {
      try (Statement sql = connection.createStatement();
          ResultSet row = sql.executeQuery(question)) {
        return row.getLong(1);
      }
    });
  }

  @Test
  void aStepThatFailsLeavesTheOldFileAsItWas() throws SQLException {
    game("chess", "", ANN, "NULL", "{}", "NULL,NULL,0");
    game("chess", "", "no JSON", "NULL", "{}", "NULL,NULL,0");
    assertThatThrownBy(() -> GameStore.open(folder)).isInstanceOf(RuntimeException.class);
    assertThat(number("PRAGMA user_version")).isEqualTo(1);
    assertThat(number("SELECT count(*) FROM game WHERE origin = 'x'")).isEqualTo(2);
    assertThat(tables()).contains("game", "move").doesNotContain("event", "old_game");
  }

  /** Opens the file in a process that is killed in the middle, again and again. */
  @org.junit.jupiter.api.Tag("slow")
  @Test
  void aKillInTheMiddleLeavesTheOldFileUsable() throws Exception {
    String id = game("chess", "", ANN, "NULL", "{}", "NULL,NULL,0");
    move(id, 0, "e2e4", "'" + THOUGHT + "', NULL, NULL");
    sql(connection -> {
      try (Statement sql = connection.createStatement()) {
        sql.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)"
                + " INSERT INTO game (id, origin, kind, rules, start, white, black, clock, tags,"
                + " plies, winner, reason, is_decided, created, updated, version)"
                + " SELECT 'g' || i, origin, kind, rules, start, white, black, clock, tags, plies,"
                + " winner, reason, is_decided, created, updated, version FROM game, n");
        return sql.execute(
            "INSERT INTO move (game, ply, id, thought, clock_ms, made_at) SELECT game.number, 0,"
                + " 'e2e4', thought, NULL, NULL FROM game, move WHERE game.number > 1");
      }
    });
    int killed = 0;
    for (int wait = 300; killed < 3 && number("PRAGMA user_version") == 1; wait += 200) {
      Process process = opening();
      if (!process.waitFor(wait, TimeUnit.MILLISECONDS)) {
        killed += hasBegun() ? 1 : 0;
      }
      process.destroyForcibly(); // SIGKILL: nothing is flushed, closed or said
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
      if (number("PRAGMA user_version") == 1) {
        assertThat(number("SELECT count(*) FROM game")).isEqualTo(20_001);
        assertThat(number("SELECT count(*) FROM move")).isEqualTo(20_001);
      }
    }
    assertThat(killed).as("kills while it was at work").isPositive();
    KeptGame kept = opened(id);
    assertThat(kept.log().replay().moveIds()).containsExactly("e2e4");
    assertThat(number("SELECT count(*) FROM event")).isEqualTo(20_001);
    assertThat(number("PRAGMA user_version")).isEqualTo(Schema.VERSION);
  }

  /** Whether somebody is writing: then nobody else can begin. */
  private boolean hasBegun() throws SQLException {
    return sql(connection -> {
      try (Statement sql = connection.createStatement()) {
        sql.execute("PRAGMA busy_timeout = 0");
        sql.execute("BEGIN IMMEDIATE");
        return false;
      } catch (SQLException _) {
        return true;
      }
    });
  }

  private Process opening() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            Opener.class.getName(),
            folder.toString())
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  /** Opens a file of games in a process of its own. */
  static final class Opener {
    private Opener() {}

    public static void main(String[] args) {
      GameStore.open(Path.of(args[0])).close();
    }
  }
}
