package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvaluatedBoardsTest {
  private static JsonNode think(String rest) {
    String question = "{\"ask\":\"think\",\"tree\":true,\"terms\":true," + rest + "}";
    return Clicks.read(new TextCore().think(question, ThinkControl.patient()));
  }

  /** Where nothing follows an evaluation, the sum of its terms is what the node came back with. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          "game":"checkers","engine":"minimax","level":"expert","depth":4
          "game":"chess","engine":"octave","level":"faithful","depth":2
          "game":"chess","engine":"microchess-plus","level":"3-ply","depth":2,"moves":["h2h4"]
          "game":"chess","engine":"microchess-plus","level":"literal","depth":2,"start":"r3k3/8/8/3p4/4P3/8/8/R3K3 b - - 0 1"
          """)
  void theTermsOfEveryEvaluationAddUpToItsValue(String rest) {
    JsonNode thought = think(rest);
    JsonNode tree = thought.get("tree");
    JsonNode boards = thought.get("evaluated").get("boards");
    assertThat(boards.size()).isEqualTo(thought.get("evaluations").asInt()).isGreaterThan(10);
    Set<Integer> parents = new HashSet<>();
    tree.forEach(node -> parents.add(node.get("parent").asInt()));
    int compared = 0;
    for (JsonNode board : boards) {
      int node = board.get(0).asInt();
      if (!parents.contains(node)) {
        assertThat(sum(board)).isEqualTo(tree.get(node).get("value").asDouble());
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(10);
  }

  private static double sum(JsonNode board) {
    double sum = 0;
    for (int i = 2; i < board.size(); i += 2) {
      sum += board.get(i).asDouble();
    }
    return sum;
  }

  @Test
  void otherTermsCountInAnotherPhase() {
    JsonNode names =
        think(
                "\"game\":\"chess\",\"engine\":\"microchess-plus\",\"depth\":1,"
                    + "\"start\":\"r3k3/8/8/3p4/4P3/8/8/R3K3 b - - 0 1\"")
            .get("evaluated")
            .get("names");
    assertThat(names)
        .extracting(JsonNode::asText)
        .contains("king activity", "passed pawns")
        .doesNotContain("development", "king safety");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          "game":"chess","engine":"mint"
          "game":"chess","engine":"microchess-plus","moves":["e2e4"]
          "game":"chess","engine":"janus","nodes":500
          """)
  void lotsBooksAndSamplesHaveNone(String rest) {
    assertThat(think(rest).get("evaluated").isNull()).isTrue();
  }
}
