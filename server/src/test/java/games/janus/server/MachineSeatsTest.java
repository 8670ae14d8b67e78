package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.server.json.JsonObject;
import games.janus.server.json.JsonReader;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A person plays by link against a machine that the server thinks for, and others watch. */
@Timeout(60)
class MachineSeatsTest {
  private static final String ANN = "AAAAAAAAAAAAAAAAAAAAAA";
  private static final String INVITE = "IIIIIIIIIIIIIIIIIIIIII";
  private static final String MINIMAX =
      "\"black\":{\"kind\":\"engine\",\"id\":\"minimax\",\"level\":\"beginner\",\"seed\":\"1\"}";

  @TempDir Path folder;
  private Served served;
  private String id = "";

  @BeforeEach
  void start() throws IOException {
    served = Served.in(folder);
    id = UUID.randomUUID().toString();
  }

  @AfterEach
  void stop() {
    served.close();
  }

  private void restart() throws IOException {
    served.close();
    served = Served.in(folder);
  }

  private HttpResponse<String> make(String side, String machine, String more) throws IOException {
    return served.post(
        "/api/links",
        "{\"id\":\"%s\",\"settings\":%s,\"side\":\"%s\",\"seat\":\"%s\",\"invite\":\"%s\"%s}"
            .formatted(id, Served.settings("checkers", "local", machine), side, ANN, INVITE, more));
  }

  private RawSocket greet(String seat) throws IOException {
    RawSocket socket = RawSocket.open(served.port(), "/api/games/" + id + "/live");
    socket.send("{\"t\":\"hello\"" + (seat.isEmpty() ? "" : ",\"seat\":\"" + seat + "\"") + "}");
    return socket;
  }

  private static JsonObject hear(RawSocket socket, String kind) throws IOException {
    while (true) {
      JsonObject heard = JsonReader.object(socket.hearText());
      if (heard.needString("t").equals(kind)) {
        return heard;
      }
    }
  }

  /** The next event of a kind. */
  private static JsonObject event(RawSocket socket, String kind) throws IOException {
    while (true) {
      for (JsonObject event : hear(socket, "events").objects("list")) {
        if (event.needString("event").equals(kind)) {
          return event;
        }
      }
    }
  }

  private static String act(String nonce, String action) {
    return "{\"t\":\"do\",\"n\":\"%s\",\"action\":{%s}}".formatted(nonce, action);
  }

  private static String move(int ply, String move) {
    return act("m" + ply, "\"action\":\"move\",\"ply\":%d,\"id\":\"%s\"".formatted(ply, move));
  }

  @Test
  void theMachineAnswersAMoveByItself() throws IOException {
    // in checkers Black begins
    assertThat(make("black", MINIMAX.replace("black", "white"), "").statusCode()).isEqualTo(201);
    try (RawSocket ann = greet(ANN)) {
      hear(ann, "state");
      ann.send(move(0, "11-15"));
      assertThat(event(ann, "moved").needString("id")).isEqualTo("11-15");
      assertThat(event(ann, "moved").needString("id")).matches("\\d+-\\d+");
    }
  }

  @Test
  void theMachineBeginsAlsoAfterARestart() throws IOException {
    make("white", MINIMAX, "");
    restart();
    try (RawSocket ann = greet(ANN)) {
      JsonObject state = hear(ann, "state");
      if (state.needObject("log").objects("events").isEmpty()) {
        event(ann, "moved");
      }
    }
  }

  @Test
  void thoughtsAreSeenByAllWhereThePlayerAgreesAndByNobodyElse() throws IOException {
    make("black", MINIMAX.replace("black", "white"), ",\"thoughts\":true");
    try (RawSocket ann = greet(ANN);
        RawSocket watcher = greet("")) {
      hear(watcher, "state");
      ann.send(move(0, "11-15"));
      JsonObject thought = hear(watcher, "thought");
      assertThat(thought.needInt("ply", 0, 9)).isEqualTo(1);
      assertThat(thought.needObject("thought").needString("engine")).isEqualTo("minimax");
    }
    assertThat(Served.json(served.get("/api/games/" + id)).objects("thoughts")).hasSize(1);
  }

  @Test
  void thoughtsStayWithTheServerWhereNobodyAgreed() throws IOException {
    make("black", MINIMAX.replace("black", "white"), "");
    try (RawSocket ann = greet(ANN)) {
      ann.send(move(0, "11-15"));
      event(ann, "moved");
      event(ann, "moved");
    }
    assertThat(Served.json(served.get("/api/games/" + id)).objects("thoughts")).isEmpty();
  }

  @Test
  void nobodyTakesTheMachinesSeat() throws IOException {
    make("black", MINIMAX.replace("black", "white"), "");
    HttpResponse<String> joined =
        served.post(
            "/api/games/" + id + "/seat",
            "{\"invite\":\"%s\",\"seat\":\"BBBBBBBBBBBBBBBBBBBBBB\",\"name\":\"Bob\"}"
                .formatted(INVITE));
    assertThat(joined.statusCode()).isEqualTo(403);
    HttpResponse<String> invited =
        served.send(
            served
                .request("/api/games/" + id + "/invite")
                .header("Content-Type", "application/json")
                .header("Authorization", "Seat " + ANN)
                .POST(
                    java.net.http.HttpRequest.BodyPublishers.ofString(
                        "{\"invite\":\"%s\",\"own\":false}".formatted(INVITE))));
    assertThat(invited.statusCode()).isEqualTo(403);
  }

  @Test
  void theMachineAnswersAnOfferOfADraw() throws IOException {
    make("black", MINIMAX.replace("black", "white"), "");
    try (RawSocket ann = greet(ANN)) {
      ann.send(move(0, "11-15"));
      event(ann, "moved");
      event(ann, "moved");
      ann.send(act("draw", "\"action\":\"offer-draw\""));
      event(ann, "draw-declined"); // nobody agrees to a draw so early
      ann.send(act("again", "\"action\":\"rematch\",\"swap\":true"));
      assertThat(hear(ann, "refused").needString("kind")).isEqualTo("command");
    }
  }

  @Test
  void aRematchChangesColoursAndNeedsNoOtherWord() throws IOException {
    make("black", MINIMAX.replace("black", "white"), "");
    try (RawSocket ann = greet(ANN)) {
      ann.send(act("end", "\"action\":\"resign\""));
      event(ann, "ended");
      ann.send(act("again", "\"action\":\"rematch\",\"swap\":true"));
      JsonObject heard = hear(ann, "events");
      id = heard.needString("next");
    }
    try (RawSocket ann = greet(ANN)) {
      assertThat(hear(ann, "state").needString("you")).isEqualTo("white");
    }
  }
}
