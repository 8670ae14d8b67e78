package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.server.json.JsonObject;
import games.janus.server.json.JsonReader;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A game that two people play by link, over its socket. */
@Timeout(60)
class LiveSocketTest {
  private static final String ANN = "AAAAAAAAAAAAAAAAAAAAAA";
  private static final String BOB = "BBBBBBBBBBBBBBBBBBBBBB";

  @TempDir static Path folder;
  private static Served served;
  private String id = "";

  @BeforeAll
  static void start() throws IOException {
    served = Served.in(folder);
  }

  @AfterAll
  static void stop() {
    served.close();
  }

  @BeforeEach
  void twoSitDown() throws IOException {
    id = UUID.randomUUID().toString();
    String invite = (id.replace("-", "") + "______").substring(0, 22);
    String settings = Served.settings("chess", "local", "");
    HttpResponse<String> made =
        served.post(
            "/api/links",
            "{\"id\":\"%s\",\"settings\":%s,\"side\":\"white\",\"seat\":\"%s\",\"invite\":\"%s\"}"
                .formatted(id, settings, ANN, invite));
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    HttpResponse<String> joined =
        served.post(
            "/api/games/" + id + "/seat",
            "{\"invite\":\"%s\",\"seat\":\"%s\",\"name\":\"Bob\"}".formatted(invite, BOB));
    assertThat(joined.body()).isEqualTo("{\"side\":\"black\"}");
  }

  private RawSocket open() throws IOException {
    return RawSocket.open(served.port(), "/api/games/" + id + "/live");
  }

  private RawSocket greet(String seat) throws IOException {
    RawSocket socket = open();
    socket.send("{\"t\":\"hello\"" + (seat.isEmpty() ? "" : ",\"seat\":\"" + seat + "\"") + "}");
    return socket;
  }

  /** The next message of a kind; those of others are passed over. */
  private static JsonObject hear(RawSocket socket, String kind) throws IOException {
    while (true) {
      JsonObject heard = JsonReader.object(socket.hearText());
      if (heard.needString("t").equals(kind)) {
        return heard;
      }
    }
  }

  private static String move(String nonce, int ply, String move) {
    return "{\"t\":\"do\",\"n\":\"%s\",\"action\":{\"action\":\"move\",\"ply\":%d,\"id\":\"%s\"}}"
        .formatted(nonce, ply, move);
  }

  @Test
  void everybodyHearsAMoveAndItsMakerThatItIsKept() throws IOException {
    try (RawSocket ann = greet(ANN);
        RawSocket bob = greet(BOB);
        RawSocket watcher = greet("")) {
      assertThat(hear(ann, "state").needString("you")).isEqualTo("white");
      assertThat(hear(bob, "state").needString("you")).isEqualTo("black");
      hear(watcher, "state");
      ann.send(move("1", 0, "e2e4"));
      for (RawSocket each : new RawSocket[] {ann, bob, watcher}) {
        JsonObject moved = hear(each, "events").objects("list").getFirst();
        assertThat(moved.needString("id")).isEqualTo("e2e4");
      }
      assertThat(hear(ann, "done").needString("n")).isEqualTo("1");
    }
  }

  @Test
  void whoComesBackHearsWhatHasHappenedAndAWishSentAgainIsDoneOnce() throws IOException {
    try (RawSocket ann = greet(ANN)) {
      hear(ann, "state");
      ann.send(move("1", 0, "e2e4"));
      hear(ann, "done");
    }
    try (RawSocket ann = open()) {
      // Bob's sitting down is the first event, the move the second
      ann.send("{\"t\":\"hello\",\"seat\":\"" + ANN + "\",\"since\":1}");
      ann.send(move("1", 0, "e2e4"));
      assertThat(hear(ann, "events").objects("list")).hasSize(1);
      assertThat(hear(ann, "done").needString("n")).isEqualTo("1");
    }
    try (RawSocket ann = greet(ANN)) {
      assertThat(hear(ann, "state").needObject("log").objects("events")).hasSize(2);
    }
  }

  @Test
  void whoOnlyWatchesMovesNothing() throws IOException {
    try (RawSocket watcher = greet("")) {
      hear(watcher, "state");
      watcher.send(move("1", 0, "e2e4"));
      assertThat(hear(watcher, "refused").needString("kind")).isEqualTo("seat");
    }
    try (RawSocket guesser = greet("CCCCCCCCCCCCCCCCCCCCCC")) {
      hear(guesser, "state");
      guesser.send(move("1", 0, "e2e4"));
      assertThat(hear(guesser, "refused").needString("kind")).isEqualTo("seat");
    }
  }

  @Test
  void nobodyCommandsOrDeletesWithoutASeat() throws IOException {
    String command = "{\"by\":\"white\",\"action\":{\"action\":\"resign\"}}";
    assertThat(served.post("/api/games/" + id + "/commands", command).statusCode()).isEqualTo(403);
    assertThat(served.append(id, 1).statusCode()).isEqualTo(403);
    assertThat(served.delete("/api/games/" + id).statusCode()).isEqualTo(403);
    assertThat(served.get("/api/games?limit=200").body()).doesNotContain(id);
    assertThat(served.get("/api/games/" + id).body()).contains(id).doesNotContain(ANN);
  }

  @Test
  void everybodySeesWhoIsThere() throws IOException {
    try (RawSocket ann = greet(ANN)) {
      assertThat(hear(ann, "presence").needString("black")).isEqualTo("gone");
      try (RawSocket bob = greet(BOB)) {
        assertThat(hear(ann, "presence").needString("black")).isEqualTo("here");
        assertThat(hear(bob, "presence").needString("white")).isEqualTo("here");
      }
    }
  }

  @Tag("slow")
  @Test
  void whoSaysNothingIsSentAway() throws IOException {
    try (RawSocket silent = open()) {
      assertThat(silent.hearClose()).isEqualTo(1008);
    }
  }

  @Test
  void whatIsNoMessageEndsTheLine() throws IOException {
    try (RawSocket socket = open()) {
      socket.send("{\"t\":\"rule\"}");
      assertThat(socket.hearClose()).isEqualTo(1008);
    }
  }
}
