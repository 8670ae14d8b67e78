package games.janus.play.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.janus.play.JsonReader;
import games.janus.play.ThinkControl;
import games.janus.play.live.LiveCase;
import games.janus.play.live.LiveCaseJson;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The cases of {@code live.cases}, as a page plays them: each request carries the whole log. */
class PlayCasesTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  static List<LiveCase> cases() throws IOException {
    return LiveCase.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isAnsweredAsWritten(LiveCase story) throws IOException {
    ObjectNode request = JSON.createObjectNode().put("ask", "play");
    ObjectNode log = request.putObject("log");
    log.set("settings", JSON.readTree(LiveCaseJson.settings(story.game())));
    log.put("at", 0).putArray("events");
    JsonNode latest = ask(request);
    for (LiveCase.Line line : story.lines()) {
      String found = LiveCaseJson.look(latest.toString(), line.command());
      if (found.isEmpty()) {
        request.set("command", JSON.readTree(LiveCaseJson.command(line.command())));
        JsonNode reply = ask(request);
        found = LiveCaseJson.text(reply.toString(), story.settings().containsKey("clock"));
        if (!reply.has("error")) {
          log.withArray("events").addAll((ArrayNode) reply.get("events"));
          latest = reply;
        }
      }
      assertThat(found).as("line " + line.number()).isEqualTo(line.expected());
    }
    request.remove("command");
    var again = (ObjectNode) ask(request);
    again.set("events", latest.get("events"));
    // What can be done, and for how long one may think, depends on when one asks.
    for (String field : List.of("can", "said", "clocks")) {
      again.remove(field);
      ((ObjectNode) latest).remove(field);
    }
    assertThat(again.toString()).isEqualTo(latest.toString());
  }

  private static JsonNode ask(JsonNode request) throws IOException {
    Reply reply =
        new Core()
            .answer(CoreJson.request(JsonReader.read(request.toString())), ThinkControl.patient());
    return JSON.readTree(WireCodec.text(reply));
  }
}
