package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.server.json.JsonObject;
import games.janus.server.json.JsonReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Machines that think for a page, over a WebSocket. */
@Timeout(60)
class ThinkSocketTest {
  private static final String ENDLESS =
      "{\"id\":\"1\",\"think\":{\"game\":\"chess\",\"engine\":\"janus\",\"level\":\"full\"}}";

  @TempDir static Path folder;
  private static Served served;

  @BeforeAll
  static void start() throws IOException {
    served = Served.in(folder);
  }

  @AfterAll
  static void stop() {
    served.close();
  }

  @AfterEach
  void nobodyThinksOn() {
    await("searches have ended", () -> served.server().metrics().runningSearches() == 0);
    await("sockets are closed", () -> served.server().metrics().openSockets() == 0);
  }

  private interface Condition {
    boolean holds();
  }

  private static void await(String what, Condition condition) {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    while (!condition.holds()) {
      assertThat(System.nanoTime()).as(what).isLessThan(deadline);
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(2));
    }
  }

  private static RawSocket open() throws IOException {
    return RawSocket.open(served.port());
  }

  private static JsonObject hear(RawSocket socket) throws IOException {
    return JsonReader.object(socket.hearText());
  }

  /** What is said at the end, progress passed over. */
  private static JsonObject hearAnswer(RawSocket socket) throws IOException {
    JsonObject heard = hear(socket);
    while (heard.has("progress")) {
      heard = hear(socket);
    }
    return heard;
  }

  @Test
  void aMachineAnswersWithItsThought() throws IOException {
    try (RawSocket socket = open()) {
      socket.send(
          """
          {"id":"a","think":{"game":"chess","engine":"octave","seed":"7","moves":["e2e4"]}}\
          """);
      JsonObject heard = hearAnswer(socket);
      assertThat(heard.needString("id")).isEqualTo("a");
      JsonObject thought = heard.needObject("thought");
      assertThat(thought.needString("engine")).isEqualTo("octave");
      assertThat(thought.needString("move")).matches("[a-h][1-8][a-h][1-8]");
    }
  }

  @Test
  void theSameQuestionGetsTheSameCountsAsAnywhereElse() throws IOException {
    String counted = "";
    for (int i = 0; i < 2; i++) {
      try (RawSocket socket = open()) {
        socket.send(
            """
            {"id":"a","think":{"game":"checkers","engine":"janus-checkers","nodes":20000}}\
            """);
        String nodes =
            String.valueOf(hearAnswer(socket).needObject("thought").number("nodes", 0, 99999));
        assertThat(counted).isIn("", nodes);
        counted = nodes;
      }
    }
  }

  @Test
  void progressComesWhileItThinksAndStopBringsTheAnswer() throws IOException {
    try (RawSocket socket = open()) {
      socket.send(ENDLESS);
      JsonObject progress = hear(socket).needObject("progress");
      assertThat(progress.has("nodes")).isTrue();
      socket.send("{\"id\":\"1\",\"stop\":true}");
      assertThat(hearAnswer(socket).needObject("thought").has("move")).isTrue();
    }
  }

  @Test
  void aSearchWithALimitOfTimeEndsByItself() throws IOException {
    try (RawSocket socket = open()) {
      socket.send(
          "{\"id\":\"1\",\"think\":{\"game\":\"chess\",\"engine\":\"janus\",\"level\":\"full\",\"ms\":50}}");
      assertThat(hearAnswer(socket).has("thought")).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"game\":\"chess\",\"engine\":\"janus\",\"level\":\"full\"",
        "{\"game\":\"checkers\",\"engine\":\"janus-checkers\",\"level\":\"full\""
      })
  void severalThreadsThinkAndStopTogether(String question) throws IOException {
    try (RawSocket socket = open()) {
      socket.send("{\"id\":\"1\",\"think\":" + question + ",\"threads\":2}}");
      hear(socket);
      socket.send("{\"id\":\"1\",\"stop\":true}");
      assertThat(hearAnswer(socket).needObject("thought").has("move")).isTrue();
    }
  }

  @Test
  void closingTheLineEndsTheSearch() throws IOException {
    try (RawSocket socket = open()) {
      socket.send(ENDLESS);
      hear(socket);
      assertThat(served.server().metrics().runningSearches()).isEqualTo(1);
      socket.send(RawSocket.CLOSE, true, new byte[] {3, (byte) 0xe8});
      await("the search has ended", () -> served.server().metrics().runningSearches() == 0);
    }
  }

  @Test
  void aLineThatBreaksEndsTheSearch() throws IOException {
    try (RawSocket socket = open()) {
      socket.send(ENDLESS);
      hear(socket);
    } // no goodbye: the page crashed
    await("the search has ended", () -> served.server().metrics().runningSearches() == 0);
  }

  @Test
  void aKeptGameIsThoughtAboutByItsName() throws IOException {
    String id = served.newGame();
    served.play(id, 0, "e2e4");
    try (RawSocket socket = open()) {
      socket.send(
          "{\"id\":\"1\",\"think\":{\"stored\":\"" + id + "\",\"ply\":1,\"engine\":\"octave\"}}");
      assertThat(hearAnswer(socket).needObject("thought").needString("fen")).contains(" b ");
      socket.send(
          "{\"id\":\"1\",\"think\":{\"stored\":\"" + id + "\",\"ply\":7,\"engine\":\"octave\"}}");
      assertThat(hearAnswer(socket).needString("kind")).isEqualTo("stale");
    }
  }

  @Test
  void gamesThatCannotBeReadAreToldAndTheLineStaysOpen(@TempDir Path other) throws IOException {
    try (Served broken = Served.in(other)) {
      String id = broken.newGame();
      broken.play(id, 0, "e2e4");
      broken.delete("/api/games/" + id);
      broken.server().store().close();
      try (RawSocket socket = RawSocket.open(broken.port())) {
        socket.send(
            "{\"id\":\"1\",\"think\":{\"stored\":\"" + id + "\",\"ply\":1,\"engine\":\"octave\"}}");
        JsonObject refused = hearAnswer(socket);
        assertThat(refused.needString("kind")).isEqualTo("storage");
        assertThat(refused.needObject("reason").needString("key")).isEqualTo("store.closed");
        socket.send("{\"id\":\"2\",\"think\":{\"game\":\"chess\",\"engine\":\"octave\"}}");
        assertThat(hearAnswer(socket).has("thought")).isTrue();
      }
    }
  }

  @Test
  void aThirdSearchIsRefusedAndTheOthersGoOn() throws IOException {
    try (RawSocket socket = open();
        RawSocket other = open()) {
      socket.send(ENDLESS);
      other.send(ENDLESS);
      hear(socket);
      hear(other);
      try (RawSocket third = open()) {
        third.send(ENDLESS);
        JsonObject refused = hearAnswer(third);
        assertThat(refused.needString("kind")).isEqualTo("limit");
        assertThat(refused.needString("error")).contains("2 searches");
      }
      assertThat(served.server().metrics().runningSearches()).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hello",
        "[]",
        "{}",
        "{\"id\":1,\"think\":{}}",
        "{\"id\":\"\",\"think\":{}}",
        "{\"id\":\"1\"}",
        "{\"id\":\"1\",\"think\":{}}",
        "{\"id\":\"1\",\"think\":{\"game\":\"go\"}}",
        "{\"id\":\"1\",\"think\":{\"game\":\"chess\",\"engine\":\"nobody\"}}",
        "{\"id\":\"1\",\"think\":{\"game\":\"chess\",\"engine\":\"janus\",\"level\":\"x\"}}",
        "{\"id\":\"1\",\"think\":{\"game\":\"chess\",\"engine\":\"janus\",\"nodes\":-1}}",
        "{\"id\":\"1\",\"think\":{\"game\":\"chess\",\"engine\":\"janus\",\"colour\":1}}",
        "{\"id\":\"1\",\"think\":{\"stored\":\"x\",\"ply\":0,\"engine\":\"janus\"}}",
        "{\"id\":\"1\",\"think\":{\"stored\":\"x\",\"ply\":0,\"game\":\"chess\"}}",
        "{\"id\":\"1\",\"walk\":true}"
      })
  void whatIsNoQuestionIsRefusedAndTheLineStaysOpen(String text) throws IOException {
    try (RawSocket socket = open()) {
      socket.send(text);
      JsonObject heard = hearAnswer(socket);
      assertThat(heard.needString("kind")).isEqualTo("request");
      assertThat(heard.needString("error")).isNotBlank();
      socket.send("{\"id\":\"2\",\"stop\":true}"); // nothing to stop: nothing happens
      socket.send("{\"id\":\"3\",\"think\":{\"game\":\"chess\",\"engine\":\"octave\"}}");
      assertThat(hearAnswer(socket).has("thought")).isTrue();
    }
  }

  @Test
  void illegalMovesAreToldAsSuch() throws IOException {
    try (RawSocket socket = open()) {
      socket.send(
          "{\"id\":\"1\",\"think\":{\"game\":\"chess\",\"engine\":\"janus\",\"moves\":[\"e2e5\"]}}");
      assertThat(hearAnswer(socket).needString("kind")).isEqualTo("illegal");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://evil.example", "null", "http://127.0.0.1:1", "http://localhost"})
  void anotherPageIsNotLetIn(String origin) throws IOException {
    try (RawHttp raw = new RawHttp(served.port())) {
      RawHttp.Heard heard = raw.say(RawSocket.handshake(served.port(), origin)).hear();
      assertThat(heard.status()).isBetween(400, 499);
    }
  }

  @Test
  void anotherHostIsNotLetIn() throws IOException {
    try (RawHttp raw = new RawHttp(served.port())) {
      String handshake =
          RawSocket.handshake(served.port(), "http://evil.example")
              .replace("127.0.0.1:" + served.port(), "evil.example");
      assertThat(raw.say(handshake).hear().status()).isBetween(400, 499);
    }
  }

  @Test
  void aMessageOfMoreThan4KilobytesClosesTheLine() throws IOException {
    try (RawSocket socket = open()) {
      socket.send("{\"id\":\"" + "x".repeat(5000) + "\"}");
      assertThat(socket.hearClose()).isEqualTo(1009);
    }
  }

  @Test
  void fragmentsAreMeasuredTogether() throws IOException {
    try (RawSocket socket = open()) {
      byte[] part = "x".repeat(1000).getBytes(StandardCharsets.UTF_8);
      socket.send(RawSocket.TEXT, false, part);
      for (int i = 0; i < 4; i++) {
        socket.send(RawSocket.CONTINUED, false, part);
      }
      assertThat(socket.hearClose()).isEqualTo(1009);
    }
  }

  @Test
  void aQuestionInFragmentsIsUnderstood() throws IOException {
    String question = "{\"id\":\"1\",\"think\":{\"game\":\"chess\",\"engine\":\"octave\"}}";
    try (RawSocket socket = open()) {
      byte[] bytes = question.getBytes(StandardCharsets.UTF_8);
      for (int i = 0; i < bytes.length; i++) {
        socket.send(
            i == 0 ? RawSocket.TEXT : RawSocket.CONTINUED,
            i == bytes.length - 1,
            new byte[] {bytes[i]});
      }
      assertThat(hearAnswer(socket).has("thought")).isTrue();
    }
  }

  @Test
  void binaryMessagesAreNotUnderstood() throws IOException {
    try (RawSocket socket = open()) {
      socket.send(RawSocket.BINARY, true, new byte[] {1, 2, 3});
      assertThat(socket.hearClose()).isEqualTo(1003);
    }
  }

  @Test
  void textThatIsNotUtf8IsNoQuestion() throws IOException {
    try (RawSocket socket = open()) {
      socket.send(RawSocket.TEXT, true, new byte[] {'{', (byte) 0xff, (byte) 0xfe, '}'});
      RawSocket.Frame heard = socket.hear();
      assertThat(
              heard.kind() == RawSocket.CLOSE
                  || JsonReader.object(heard.text()).needString("kind").equals("request"))
          .isTrue();
    }
  }

  @Test
  void pingsAreAnsweredButAFloodOfThemClosesTheLine() throws IOException {
    try (RawSocket socket = open()) {
      socket.send(RawSocket.PING, true, new byte[] {42});
      RawSocket.Frame pong = socket.hear();
      assertThat(pong.kind()).isEqualTo(RawSocket.PONG);
      assertThat(pong.content()).containsExactly(42);
      try {
        for (int i = 0; i < 2000; i++) {
          socket.send(RawSocket.PING, true, new byte[0]);
        }
      } catch (IOException _) {
        // it has hung up already
      }
      int code = 1008;
      try {
        code = socket.hearClose();
      } catch (IOException _) {
        // reset, because we went on talking
      }
      assertThat(code).isEqualTo(1008);
    }
  }

  @Test
  void aClientHasTwentyLinesAndNoMore() throws IOException {
    List<RawSocket> lines = new ArrayList<>();
    try {
      for (int i = 0; i < 20; i++) {
        lines.add(open());
      }
      await("all are open", () -> served.server().metrics().openSockets() == 20);
      try (RawSocket oneTooMany = open()) {
        assertThat(oneTooMany.hearClose()).isEqualTo(1008);
      }
    } finally {
      for (RawSocket line : lines) {
        line.close();
      }
    }
  }
}
