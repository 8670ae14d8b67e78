package games.janus.play.museum;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.janus.play.TextCore;
import games.janus.play.ThinkControl;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** MINT's terminal, done again for every question. */
class MintAnswerTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final TextCore CORE = new TextCore();
  private static final Path CHESS =
      Path.of("../engines/src/main/resources/games/janus/engines/museum/mint/chess.mint");

  private static JsonNode ask(ObjectNode question) throws IOException {
    return JSON.readTree(CORE.answer(question.put("ask", "mint").toString()));
  }

  private static ObjectNode lines(String... lines) {
    ObjectNode question = JSON.createObjectNode();
    List.of(lines).forEach(question.withArray("lines")::add);
    return question;
  }

  private static ObjectNode chess(String... typed) throws IOException {
    ObjectNode question = lines(typed);
    Files.readAllLines(CHESS).forEach(question.withArray("program")::add);
    question.withArray("program").add("GAME");
    return question;
  }

  @Test
  void itPrintsWhatTheTerminalDoes() throws IOException {
    assertThat(ask(lines("5 3 + .", ":A", "7 . ;", "A")).get("text").asText())
        .isEqualTo("> 8 \n> ... > 7 \n> ");
  }

  @Test
  void onlyWhatIsNewIsToldIfThatIsAsked() throws IOException {
    assertThat(ask(lines("1 .", "2 .").put("since", 1)).get("text").asText()).isEqualTo("2 \n> ");
  }

  @Test
  void itTellsHowThingsStand() throws IOException {
    JsonNode answer = ask(lines(":TWICE 2 * ;", "21 TWICE x !", "1 2 [ 7 8 ]"));
    assertThat(answer.get("stack")).map(JsonNode::asText).containsExactly("1", "2", "0");
    assertThat(answer.get("variables").toString()).isEqualTo("[{\"name\":\"x\",\"value\":\"42\"}]");
    assertThat(answer.get("definitions").toString())
        .isEqualTo("[{\"name\":\"TWICE\",\"source\":\":TWICE 2 * ;\"}]");
    assertThat(answer.get("awaits").asText()).isEqualTo("command");
    assertThat(answer.get("mode").asText()).isEqualTo("int16");
    assertThat(answer.get("heap").asInt()).isEqualTo(3);
    assertThat(answer.get("problem").isNull()).isTrue();
  }

  @Test
  void aLoopWithoutEndIsEndedWithAReason() throws IOException {
    JsonNode answer = ask(lines("/U ( 1 ' )").put("budget", 5000));
    assertThat(answer.get("problem").asText()).startsWith("Stopped after 5000 steps");
    assertThat(answer.get("text").asText()).contains("ERROR: Stopped after 5000 steps");
  }

  @Test
  void manyLoopsWithoutEndAreTooMuch() throws IOException {
    ObjectNode question = lines("/U ( )", "/U ( )", "/U ( )", "/U ( )", "/U ( )", "/U ( )");
    assertThat(ask(question.put("budget", 10_000_000)).get("error").asText())
        .contains("Begin a new conversation");
  }

  @Test
  void theLastLineCanBeFollowedWordByWord() throws IOException {
    JsonNode answer = ask(lines(":TWICE 2 * ;", "21 TWICE .").put("record", 50));
    assertThat(answer.get("record"))
        .map(word -> word.get("word").asText() + " " + word.get("stack"))
        .containsExactly("21 [\"21\"]", "TWICE [\"21\"]", "2 [\"21\",\"2\"]", "* [\"42\"]", ". []");
    JsonNode times = answer.get("record").get(3);
    assertThat(times.get("function").asText()).isEqualTo("TWICE");
    assertThat(times.get("line").asInt()).isEqualTo(1);
    assertThat(times.get("column").asInt()).isEqualTo(10);
    assertThat(answer.get("record").get(4).get("text").asText()).isEqualTo("42 ");
    assertThat(answer.get("words").asInt()).isEqualTo(5);
  }

  @Test
  void aLongRunIsFollowedPieceByPiece() throws IOException {
    JsonNode answer = ask(lines("9 ( /i ' )").put("record", 3).put("recordFrom", 10));
    assertThat(answer.get("record")).map(word -> word.get("word").asText()).hasSize(3);
    // The number, the block and two words in each of nine rounds.
    assertThat(answer.get("words").asInt()).isEqualTo(20);
  }

  @Test
  void chessIsPlayedAsInTheTerminal() throws IOException {
    JsonNode answer = ask(chess("e2e4").put("since", 0).put("seed", "1"));
    assertThat(answer.get("text").asText())
        .contains("AI moves: 57 to 40 \n", "4|. . . . P . . . |4\n")
        .endsWith("Enter move (e.g. e2e4): ");
    assertThat(answer.get("awaits").asText()).isEqualTo("input");
    JsonNode left = ask(chess("e2e4", "q").put("since", 1).put("seed", "1"));
    assertThat(left.get("text").asText()).isEqualTo("Game Over\n> ");
  }

  @Test
  void aGameOfFortyMovesTakesFewSteps() throws IOException {
    String[] shuffle = new String[40];
    for (int i = 0; i < 40; i++) {
      shuffle[i] = i % 2 == 0 ? "a2h6" : "h6a2";
    }
    assertThat(ask(chess(shuffle)).get("steps").asLong()).isLessThan(500_000);
  }

  @Test
  void byeEndsIt() throws IOException {
    JsonNode answer = ask(lines("bye", "1 ."));
    assertThat(answer.get("awaits").asText()).isEqualTo("nothing");
    assertThat(answer.get("text").asText()).isEqualTo("> ");
  }

  @Test
  void aListingTellsWhatEachWordIs() throws IOException {
    JsonNode listing =
        JSON.readTree(
            CORE.answer(
                """
                {"ask":"mint-listing","program":[":TWICE", "  2 * // it", ";", "`a` x TWICE 9x"]}
                """));
    assertThat(listing.get("lines").get(0).get(0).toString())
        .isEqualTo("{\"column\":1,\"text\":\":TWICE\",\"kind\":\"definition\"}");
    assertThat(listing.get("lines").get(1))
        .map(item -> item.get("kind").asText())
        .containsExactly("number", "word");
    assertThat(listing.get("lines").get(3))
        .map(item -> item.get("kind").asText())
        .containsExactly("text", "variable", "call", "unknown");
    assertThat(listing.get("definitions").toString())
        .isEqualTo("[{\"name\":\"TWICE\",\"from\":1,\"to\":3,\"calls\":[]}]");
    assertThat(listing.get("meanings").get(0).get("word").asText()).isEqualTo("+");
  }

  /** A worker that nobody waits for any more is free again soon, and need not be ended. */
  @Test
  void aLoopWithoutEndHearsThatNobodyWaits() throws IOException {
    var looks = new AtomicInteger();
    var impatient =
        new ThinkControl() {
          @Override
          public boolean shouldStop() {
            return looks.incrementAndGet() > 3;
          }

          @Override
          public long millis() {
            return 0;
          }
        };
    String question = lines("/U ( 1 ' )").put("ask", "mint").put("budget", 10_000_000).toString();
    JsonNode answer = JSON.readTree(CORE.think(question, impatient));
    assertThat(answer.get("error").asText()).isEqualTo("stopped");
    // Three looks let it go on, the fourth ended the line, the fifth the conversation.
    assertThat(looks).hasValue(5);
  }
}
