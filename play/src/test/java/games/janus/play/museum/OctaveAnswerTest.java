package games.janus.play.museum;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.janus.engines.museum.octave.OctaveConsole;
import games.janus.play.TextCore;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** chess1's console, one line at a time. */
class OctaveAnswerTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final TextCore CORE = new TextCore();

  /** The position of the published log, before White's move. */
  private static final String PUBLISHED =
      "r1b1kbnr/pppp1ppp/2n1p3/8/Q1P1P2P/1P4P1/P2P1P2/RNB1KBq1 w - - 0 1";

  private static JsonNode ask(ObjectNode question) throws IOException {
    return JSON.readTree(CORE.answer(question.put("ask", "octave").toString()));
  }

  private static ObjectNode question() {
    return JSON.createObjectNode();
  }

  /** Everything it prints for these lines, asked for line by line, each with the moves so far. */
  private static String transcript(List<String> lines) throws IOException {
    JsonNode answer = ask(question());
    var text = new StringBuilder(answer.get("text").asText());
    for (String line : lines) {
      ObjectNode question = question().put("line", line);
      question.set("moves", answer.get("moves"));
      answer = ask(question);
      text.append(answer.get("text").asText()).append(answer.get("after").asText());
    }
    return text.toString();
  }

  @Test
  void lineByLineItPrintsWhatTheConsoleDoesInOneGo() throws IOException {
    List<String> lines = List.of("hello", "e2e5", "E2-E4", "d2d4", "g1f3", "q");
    var screen = new StringBuilder();
    var console =
        new OctaveConsole(new OctaveConsole.Settings(false, false), screen::append, () -> 0);
    console.slowDown(_ -> {});
    console.start();
    lines.forEach(console::enter);
    assertThat(transcript(lines)).isEqualTo(screen.toString()).contains("): d8h4\n");
  }

  @Test
  void thePublishedAnswerComesWithItsSecondsAndItsCounts() throws IOException {
    JsonNode answer = ask(question().put("start", PUBLISHED).put("line", "d2d3"));
    assertThat(answer.get("text").asText()).endsWith("AI thinking...\n");
    assertThat(answer.get("after").asText())
        .startsWith("AI move (0.00 sec, eval=11.5): f8c5\n \n"); // there is no clock
    JsonNode thought = answer.get("thought");
    assertThat(thought.get("line").get(0).asText()).isEqualTo("f8c5");
    assertThat(thought.get("nodes").asInt()).isEqualTo(3310);
    assertThat(thought.get("cutoffs").asInt()).isEqualTo(240);
    assertThat(thought.get("millisThen").asInt()).isEqualTo(88_489);
    assertThat(thought.get("fen").asText())
        .isEqualTo("r1b1kbnr/pppp1ppp/2n1p3/8/Q1P1P2P/1P1P2P1/P4P2/RNB1KBq1 b - - 0 1");
    assertThat(answer.get("moves")).map(JsonNode::asText).containsExactly("d2d3", "f8c5");
  }

  @Test
  void theTermsAddUpToItsValue() throws IOException {
    JsonNode thought = ask(question().put("line", "e2e4")).get("thought");
    double sum = 0;
    for (JsonNode term : thought.get("terms")) {
      sum += term.get("value").asDouble();
    }
    assertThat(sum).isEqualTo(thought.get("value").asDouble());
  }

  @Test
  void qEndsIt() throws IOException {
    JsonNode answer = ask(question().put("line", "q"));
    assertThat(answer.get("text").asText()).isEqualTo("Exiting game...\nGame Over.\n");
    assertThat(answer.get("over").asBoolean()).isTrue();
    assertThat(answer.get("thought").isNull()).isTrue();
  }

  @Test
  void aGameThatEndedStaysEnded() throws IOException {
    ObjectNode mated = question().put("line", "a2a3");
    mated.putArray("moves").add("f2f3").add("e7e5").add("g2g4").add("d8h4");
    JsonNode answer = ask(mated);
    assertThat(answer.get("over").asBoolean()).isTrue();
    assertThat(answer.get("text").asText()).isEmpty();
  }

  @Test
  void movesThatCannotBeAreRefused() throws IOException {
    ObjectNode illegal = question();
    illegal.putArray("moves").add("e2e4").add("e7e3");
    assertThat(ask(illegal).get("error").asText()).contains("e7e3 is not legal");
    ObjectNode odd = question();
    odd.putArray("moves").add("e2e4");
    assertThat(ask(odd).get("error").asText()).contains("the program's turn");
    assertThat(ask(question().put("colour", "red")).get("error").asText()).contains("has no field");
  }
}
