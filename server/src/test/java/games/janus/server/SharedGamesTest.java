package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.server.json.JsonObject;
import games.janus.server.json.JsonReader;
import games.janus.server.store.RealPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Two servers share their games: what one knows the other knows too. */
@Tag("slow")
@Timeout(120)
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
class SharedGamesTest {
  private static final String ANN = "AAAAAAAAAAAAAAAAAAAAAA";
  private static final String BOB = "BBBBBBBBBBBBBBBBBBBBBB";
  private static RealPostgres postgres;

  @TempDir Path folder;
  private String database = "";

  @BeforeAll
  static void start() throws IOException {
    postgres = RealPostgres.start();
  }

  @AfterAll
  static void stop() {
    postgres.close();
  }

  @BeforeEach
  void anEmptyDatabase() throws Exception {
    database = postgres.database();
  }

  private Served node(String name) throws IOException {
    return Served.with(
        Served.options(folder.resolve(name))
            .with(Deployment.HOME.with(new Deployment.Shared(database, name))));
  }

  private static RawSocket greet(Served served, String id, String seat) throws IOException {
    RawSocket socket = RawSocket.open(served.port(), "/api/games/" + id + "/live");
    socket.send("{\"t\":\"hello\"" + (seat.isEmpty() ? "" : ",\"seat\":\"" + seat + "\"") + "}");
    return socket;
  }

  /** Waits until that is told of who is there. */
  private static void awaitPresence(RawSocket socket, String black, int watching)
      throws IOException {
    while (true) {
      JsonObject heard = JsonReader.object(socket.hearText());
      if (heard.needString("t").equals("presence")
          && heard.needString("black").equals(black)
          && heard.needInt("watching", 0, 9) == watching) {
        return;
      }
    }
  }

  @Test
  void whoIsThereIsToldAtEveryServer() throws IOException {
    String id = UUID.randomUUID().toString();
    String invite = (id.replace("-", "") + "______").substring(0, 22);
    try (Served one = node("one");
        Served other = node("other")) {
      String made =
          "{\"id\":\"%s\",\"settings\":%s,\"side\":\"white\",\"seat\":\"%s\",\"invite\":\"%s\"}"
              .formatted(id, Served.settings("chess", "local", ""), ANN, invite);
      assertThat(one.post("/api/links", made).statusCode()).isEqualTo(201);
      String joined = "{\"invite\":\"%s\",\"seat\":\"%s\",\"name\":\"Bob\"}".formatted(invite, BOB);
      assertThat(other.post("/api/games/" + id + "/seat", joined).statusCode()).isEqualTo(200);
      try (RawSocket ann = greet(one, id, ANN)) {
        awaitPresence(ann, "gone", 0);
        try (RawSocket bob = greet(other, id, BOB);
            RawSocket watcher = greet(other, id, "")) {
          awaitPresence(ann, "here", 1);
          bob.send("{\"t\":\"ping\"}");
          watcher.send("{\"t\":\"ping\"}");
        }
        awaitPresence(ann, "gone", 0);
      }
    }
  }

  @Test
  void aServerThatDoesNotKnowTheTimeIsNotReady() throws Exception {
    try (Served quick = node("quick")) {
      assertThat(quick.get("/readyz").body()).isEqualTo("ready\n");
    }
    // A database that takes its time to tell the time.
    try (var connection = DriverManager.getConnection(database);
        var sql = connection.createStatement()) {
      sql.execute(
          """
          CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
          AS 'SELECT pg_sleep(0.15); SELECT pg_catalog.clock_timestamp()'
          """);
      String name = database.replaceAll(".*/([^?]+).*", "$1");
      sql.execute("ALTER DATABASE " + name + " SET search_path = public, pg_catalog");
    }
    try (Served slow = node("slow")) {
      assertThat(slow.get("/readyz").statusCode()).isEqualTo(503);
      assertThat(slow.get("/readyz").body()).isEqualTo("clock\n");
    }
  }
}
