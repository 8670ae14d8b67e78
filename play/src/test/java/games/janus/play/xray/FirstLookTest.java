package games.janus.play.xray;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.janus.play.TextCore;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a page is told about an evaluation. */
class FirstLookTest {
  private static final TextCore CORE = new TextCore();

  private static JsonNode ask(String question) throws IOException {
    return new ObjectMapper().readTree(CORE.answer(question.replace('\'', '"')));
  }

  /** As a page adds them up, with nothing but the numbers of the JSON. */
  @ParameterizedTest
  @CsvSource({
    "chess,janus",
    "chess,octave",
    "chess,microchess-plus",
    "chess,microchess",
    "checkers,janus-checkers",
    "checkers,minimax"
  })
  void theNumbersOfTheAnswerAddUp(String game, String engine) throws IOException {
    String moves = game.equals("chess") ? "'d2d4','g8f6','c2c4'" : "'11-15','23-19','8-11'";
    JsonNode seen =
        ask(
            "{'ask':'evaluate','game':'"
                + game
                + "','engine':'"
                + engine
                + "','moves':["
                + moves
                + "]}");
    boolean isWhite = seen.get("side").asText().equals("white");
    double score = 0;
    for (JsonNode term : seen.get("terms")) {
      double white = term.get("white").asDouble();
      double black = term.get("black").asDouble();
      double balance = isWhite ? white - black : black - white;
      assertThat(balance + term.get("neither").asDouble()).isEqualTo(term.get("value").asDouble());
      score += term.get("value").asDouble();
    }
    assertThat(score).isEqualTo(seen.get("score").asDouble());
  }

  @Test
  void theSideDecidesForWhomHighIsGood() throws IOException {
    String question =
        "{'ask':'evaluate','game':'chess','engine':'janus','start':"
            + "'4k3/8/8/8/8/8/PP6/R3K3 b - - 0 1'";
    double white = ask(question + ",'side':'white'}").get("score").asDouble();
    assertThat(white).isPositive();
    assertThat(ask(question + ",'side':'black'}").get("score").asDouble()).isEqualTo(-white);
    assertThat(ask(question + "}").get("score").asDouble()).isEqualTo(-white);
  }

  @Test
  void aFinishedGameIsOneTerm() throws IOException {
    JsonNode seen =
        ask(
            "{'ask':'evaluate','game':'chess','engine':'janus','side':'black','moves':"
                + "['f2f3','e7e5','g2g4','d8h4']}");
    assertThat(seen.get("terms")).hasSize(1);
    assertThat(seen.get("score").asInt()).isEqualTo(30_000);
  }

  @Test
  void microchessShowsItsThreeSums() throws IOException {
    String question = "{'ask':'evaluate','game':'chess','engine':'microchess','move':'e2e4'}";
    JsonNode seen = ask(question);
    assertThat(seen.get("move").asText()).isEqualTo("e2e4");
    assertThat(seen.get("stages")).hasSize(3);
    assertThat(seen.get("stages").get(0).get("steps").get(0).get("operation").asText())
        .isEqualTo("LOAD");
    JsonNode last = seen.get("stages").get(2).get("steps");
    int sum = last.get(last.size() - 1).get("a").asInt();
    assertThat(sum + seen.get("bonus").asInt()).isEqualTo(seen.get("score").asInt());
  }

  @Test
  void whatCannotBeEvaluatedIsRefused() throws IOException {
    assertThat(ask("{'ask':'evaluate','game':'chess','engine':'mint'}").get("error").asText())
        .contains("at random");
    assertThat(
            ask("{'ask':'evaluate','game':'chess','engine':'janus','side':'red'}")
                .get("error")
                .asText())
        .contains("white or black");
    assertThat(
            ask("{'ask':'evaluate','game':'chess','engine':'microchess','move':'e2e5'}")
                .get("kind")
                .asText())
        .isEqualTo("illegal");
  }
}
