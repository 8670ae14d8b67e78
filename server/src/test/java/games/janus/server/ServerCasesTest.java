package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.janus.play.JsonReader;
import games.janus.play.ThinkControl;
import games.janus.play.core.Core;
import games.janus.play.core.CoreJson;
import games.janus.play.core.WireCodec;
import games.janus.play.live.LiveCase;
import games.janus.play.live.LiveCaseJson;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The cases of {@code live.cases} over HTTP. The test sets the server's clock, says how long a
 * command was on its way, and may say who has lost, which nobody else may.
 */
class ServerCasesTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String LAG = "Lag";

  @TempDir static Path folder;
  private static final AtomicLong NOW = new AtomicLong();
  private static Served served;

  private static final class SetClock extends Clock {
    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }

    @Override
    public Instant instant() {
      return Instant.ofEpochMilli(NOW.get());
    }
  }

  @BeforeAll
  static void start() throws IOException {
    var hosting =
        new Hosting(
            new SetClock(), exchange -> exchange.header(LAG).map(Long::parseLong).orElse(0L), true);
    served = Served.with(Served.options(folder).withCaps(GamesTest.generous()), hosting);
  }

  @AfterAll
  static void stop() {
    served.close();
  }

  static List<LiveCase> cases() throws IOException {
    return LiveCase.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isAnsweredAsWritten(LiveCase story) throws IOException {
    boolean hasClocks = story.settings().containsKey("clock");
    NOW.set(0);
    String settings = known(LiveCaseJson.settings(story.game()), story);
    HttpResponse<String> made =
        served.post("/api/games", "{\"log\":{\"settings\":" + settings + ",\"at\":0}}");
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    String path = "/api/games/" + JSON.readTree(made.body()).get("id").asText();
    for (LiveCase.Line line : story.lines()) {
      String found = LiveCaseJson.look(view(path), line.command());
      if (found.isEmpty()) {
        found = LiveCaseJson.text(command(path, line.command(), story), hasClocks);
      }
      assertThat(found).as("line " + line.number()).isEqualTo(line.expected());
    }
  }

  /** The cases speak of any engine; the server knows its engines by name. */
  private static String known(String json, LiveCase story) {
    boolean isChess = !story.settings().getOrDefault("game", "chess").startsWith("checkers");
    return json.replace(
        "\"id\":\"engine\"", "\"id\":\"" + (isChess ? "janus" : "janus-checkers") + "\"");
  }

  private static String command(String path, String line, LiveCase story) throws IOException {
    var command = (ObjectNode) JSON.readTree(known(LiveCaseJson.command(line), story));
    NOW.set(command.remove("at").asLong());
    String lag = command.remove("lag").asText();
    return served
        .send(
            served
                .request(path + "/commands")
                .header("Content-Type", "application/json")
                .header(LAG, lag)
                .POST(BodyPublishers.ofString(command.toString())))
        .body();
  }

  /** What the core makes of the log that the server keeps. */
  private static String view(String path) throws IOException {
    JsonNode game = JSON.readTree(served.get(path).body());
    ObjectNode request = JSON.createObjectNode().put("ask", "play");
    request.set("log", game.get("log"));
    return WireCodec.text(
        new Core()
            .answer(CoreJson.request(JsonReader.read(request.toString())), ThinkControl.patient()));
  }
}
