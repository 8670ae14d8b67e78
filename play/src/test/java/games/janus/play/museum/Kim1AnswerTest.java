package games.janus.play.museum;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.janus.play.TextCore;
import games.janus.play.ThinkControl;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The KIM-1 asked at the core. */
class Kim1AnswerTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final TextCore CORE = new TextCore();

  private static ObjectNode question(String keys) {
    ObjectNode question = JSON.createObjectNode().put("ask", "kim1");
    ArrayNode list = question.putArray("keys");
    if (!keys.isEmpty()) {
      List.of(keys.split(" ", -1)).forEach(list::add);
    }
    return question;
  }

  private static JsonNode ask(ObjectNode question) {
    try {
      return JSON.readTree(CORE.answer(question.toString()));
    } catch (com.fasterxml.jackson.core.JsonProcessingException no) {
      throw new AssertionError(no);
    }
  }

  private static JsonNode after(String keys) {
    JsonNode answer = ask(question(keys));
    assertThat(answer.has("error")).as(answer.toString()).isFalse();
    return answer;
  }

  @ParameterizedTest
  @CsvSource({
    "'', 0000D8, ''",
    "C, CCCCCC, set up; the computer has White",
    "C PC, 0F1333, from the book",
    "C PC 6 3 4 3, 1F6343, ''",
    "C PC 6 3 4 3 F, FF6343, ''",
    "C PC 6 3 4 3 F PC, 060122, from the book",
    "C E, EEEEEE, sides changed; the computer has Black",
    "C 9, CCCCCC, 9 does nothing in Microchess",
    "C ST, CCCCCC, ST stops a program wherever it is. Here it does nothing.",
    "C PC RS, '0F13  ', 'the monitor: an address, and the byte there'",
    "C RS AD 0 0 5 F DA, 005F13, digits go into the byte on the right",
    "C RS AD 0 0 0 0 GO, 0000D8, Microchess runs",
    "C RS AD 0 0 5 0 GO, 005003, nothing starts here: Microchess starts at 0000",
    "C RS AD 0 3 0 0 DA 1, '0300  ', 'what is here is not known, so it stays'",
  })
  void theDisplayShowsWhatTheMachineShows(String keys, String display, String note) {
    JsonNode answer = after(keys);
    assertThat(answer.get("display").asText()).isEqualTo(display);
    assertThat(answer.get("note").asText()).isEqualTo(note);
  }

  @Test
  void theBoardAgreesWithThePieceList() {
    JsonNode answer = after("C PC 6 3 4 3 F PC");
    assertThat(answer.get("men").asText())
        .isEqualTo("0304000702052206101711161215143373747077727571766067616662656443");
    assertThat(answer.get("board")).hasSize(32);
    for (JsonNode standing : answer.get("board")) {
      int man = Integer.parseInt(standing.get("man").asText(), 16);
      assertThat(answer.get("men").asText().substring(2 * man, 2 * man + 2))
          .isEqualTo(standing.get("at").asText());
    }
    assertThat(answer.get("board").toString())
        .contains("{\"at\":\"33\",\"square\":\"e4\",\"man\":\"0F\",\"symbol\":\"P\"}");
  }

  @Test
  void goingOnWithAMachineIsPressingAllItsKeys() {
    ObjectNode later = question("6 0 5 0 F PC");
    later.put("machine", after("C PC").get("machine").asText());
    assertThat(ask(later)).isEqualTo(after("C PC 6 0 5 0 F PC"));
  }

  @Test
  void aThoughtTellsEveryCandidateAndItsSum() {
    JsonNode reply = after("C PC 6 0 5 0 F PC").get("reply");
    assertThat(reply.get("source").asText()).isEqualTo("thought");
    assertThat(reply.get("candidates")).hasSize(30);
    assertThat(reply.get("cycles").asLong() / 1000).isEqualTo(reply.get("ms").asLong());
    JsonNode best = reply;
    for (JsonNode candidate : reply.get("candidates")) {
      best = candidate.get("isBest").asBoolean() ? candidate : best;
      JsonNode last = candidate.get("steps").get(candidate.get("steps").size() - 1);
      assertThat(last.get(3)).as("the sum").isEqualTo(candidate.get("sum"));
    }
    assertThat(best.get("man")).isEqualTo(reply.get("move").get("man"));
    assertThat(best.get("to")).isEqualTo(reply.get("move").get("to"));
  }

  /** The sections, one after the other, are the whole thought: as many moves as were counted. */
  @Test
  void theTraceIsTheWholeThought() {
    JsonNode reply = after("C PC 6 0 5 0 F PC").get("reply");
    int sections = reply.get("candidates").size() + 2;
    long moves = 0;
    long checkTests = 0;
    var values = new ArrayList<Integer>();
    for (int section = 0; section < sections; section++) {
      for (JsonNode event : trace(section).get("events")) {
        String kind = event.get(0).asText();
        moves += kind.equals("move") ? 1 : 0;
        checkTests += kind.equals("enter") && event.get(1).asInt() == 0xF9 ? 1 : 0;
        if (kind.equals("value")) {
          values.add(event.get(2).asInt());
        }
      }
    }
    assertThat(moves).isEqualTo(reply.get("moves").asLong());
    assertThat(checkTests).isEqualTo(reply.get("checkTests").asLong());
    assertThat(values)
        .isEqualTo(
            reply.get("candidates").findValues("value").stream().map(JsonNode::asInt).toList());
  }

  private static JsonNode trace(int section) {
    return ask(question("C PC 6 0 5 0 F PC").put("trace", section));
  }

  /** The changes told add up to the counters that the candidate is valued by. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 17, 30})
  void theCountersCanBeFollowed(int number) {
    JsonNode section = trace(number);
    int[] counts = bytes(section.get("counts").asText());
    for (JsonNode event : section.get("events")) {
      for (int i = changesFrom(event.get(0).asText()); i < event.size(); i += 2) {
        counts[event.get(i).asInt()] = event.get(i + 1).asInt();
      }
    }
    JsonNode candidate = after("C PC 6 0 5 0 F PC").get("reply").get("candidates").get(number - 1);
    assertThat(counts).isEqualTo(bytes(candidate.get("counts").asText()));
  }

  private static int changesFrom(String kind) {
    return switch (kind) {
      case "enter" -> 6;
      case "move" -> 8;
      case "value" -> 4;
      default -> Integer.MAX_VALUE;
    };
  }

  private static int[] bytes(String hex) {
    int[] bytes = new int[hex.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16);
    }
    return bytes;
  }

  @Test
  void bytesThatAreNoLevelAreTold() {
    assertThat(after("C RS AD 0 1 8 B DA 7 7 AD 0 0 0 0 GO PC").get("note").asText())
        .isEqualTo(
            "it does not think: 02F2 and 018B hold 08 and 77, which are no level of the manual");
  }

  @Test
  void whoeverStopsItFindsTheMachineAsItWas() {
    ObjectNode question = question("PC");
    question.put("machine", after("C PC 6 0 5 0 F").get("machine").asText());
    String answer =
        CORE.think(
            question.toString(),
            new ThinkControl() {
              @Override
              public boolean shouldStop() {
                return true;
              }

              @Override
              public long millis() {
                return 0;
              }
            });
    assertThat(answer).contains("\"note\":\"stopped; nothing changed\"", "\"display\":\"FF6050\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"ask":"kim1","keys":["X"]} | The KIM-1 has no key
          {"ask":"kim1","machine":"00"} | For a machine, 520 hexadecimal digits are needed.
          {"ask":"kim1","trace":-1} | The field
          {"ask":"kim1","level":"blitz"} | has no field
          """)
  void whatCannotBeAskedIsRefused(String question, String reason) {
    assertThat(CORE.answer(question)).startsWith("{\"error\":").contains(reason);
  }

  @Test
  void nobodyPressesAThousandKeysAtOnce() {
    assertThat(CORE.answer(question("0 ".repeat(1000) + "0").toString())).contains("1000 keys");
  }
}
