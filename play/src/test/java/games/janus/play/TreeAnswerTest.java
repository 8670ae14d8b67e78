package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeAnswerTest {
  private static final TextCore CORE = new TextCore();

  private static JsonNode ask(String question) {
    return Clicks.read(CORE.think(question, ThinkControl.patient()));
  }

  private static JsonNode tree(String rest) {
    return ask("{\"ask\":\"tree\"," + rest + "}");
  }

  /** Column by column what {@code think} tells node by node. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          "game":"checkers","engine":"minimax","level":"expert","depth":4
          "game":"chess","engine":"octave","level":"faithful","depth":2
          "game":"chess","engine":"microchess-plus","level":"3-ply","depth":1,"start":"r3k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1"
          """)
  void everyColumnIsTheFieldOfEveryNode(String rest) {
    JsonNode nodes = ask("{\"ask\":\"think\",\"tree\":true," + rest + "}").get("tree");
    JsonNode answer = tree(rest);
    JsonNode columns = answer.get("tree");
    assertThat(answer.get("reason").isNull()).isTrue();
    assertThat(nodes.size()).isEqualTo(answer.get("nodes").asInt()).isGreaterThan(10);
    for (int i = 0; i < nodes.size(); i++) {
      JsonNode node = nodes.get(i);
      assertThat(columns.get("parent").get(i)).isEqualTo(node.get("parent"));
      assertThat(columns.get("depth").get(i)).isEqualTo(node.get("depth"));
      for (String number : List.of("alpha", "beta", "value")) {
        assertThat(listed(columns, "numbers", number, i)).isEqualTo(node.get(number));
      }
      assertThat(listed(columns, "endings", "ending", i)).isEqualTo(node.get("ending"));
      for (String move : List.of("move", "decidingMove")) {
        assertThat(listed(columns, "moves", move, i)).isEqualTo(node.get(move));
      }
      int untried = node.has("untried") ? node.get("untried").asInt() : 0;
      assertThat(columns.get("untried").get(i).asInt()).isEqualTo(untried);
    }
  }

  /** What a number in a column stands for; null for -1. */
  private static JsonNode listed(JsonNode columns, String list, String column, int row) {
    return columns.get(list).get(columns.get(column).get(row).asInt());
  }

  @Test
  void theCountsAreThoseOfTheSameThoughtWithoutATree() {
    String rest = "\"game\":\"checkers\",\"engine\":\"minimax\",\"level\":\"expert\",\"depth\":5";
    JsonNode thought = ask("{\"ask\":\"think\"," + rest + "}");
    JsonNode answer = tree(rest);
    for (String field : List.of("move", "score", "nodes", "cutoffs", "evaluations", "line")) {
      assertThat(answer.get(field)).as(field).isEqualTo(thought.get(field));
    }
  }

  /** The moves never looked at are those the rules allow and the search did not enter. */
  @Test
  void aCutSaysHowManyMovesItLeftAlone() {
    JsonNode columns =
        tree("\"game\":\"checkers\",\"engine\":\"minimax\",\"level\":\"expert\",\"depth\":4")
            .get("tree");
    int[] entered = new int[columns.get("parent").size()];
    for (JsonNode parent : columns.get("parent")) {
      if (parent.asInt() >= 0) {
        entered[parent.asInt()]++;
      }
    }
    int cuts = 0;
    for (int i = 0; i < entered.length; i++) {
      if (listed(columns, "endings", "ending", i).asText().equals("CUT") && cuts++ % 7 == 0) {
        assertThat(columns.get("untried").get(i).asInt())
            .isEqualTo(legalAfter(path(columns, i)) - entered[i]);
      }
    }
    assertThat(cuts).isGreaterThan(50);
  }

  private static List<String> path(JsonNode columns, int node) {
    var path = new ArrayList<String>();
    for (int at = node; at > 0; at = columns.get("parent").get(at).asInt()) {
      path.addFirst("\"" + listed(columns, "moves", "move", at).asText() + "\"");
    }
    return path;
  }

  private static int legalAfter(List<String> moves) {
    return ask("{\"ask\":\"view\",\"game\":\"checkers\",\"moves\":" + moves + "}")
        .get("options")
        .size();
  }

  @Test
  void movesAreWrittenForPeopleWithoutTheirPosition() {
    JsonNode columns =
        tree("\"game\":\"chess\",\"engine\":\"microchess-plus\",\"depth\":1,"
                + "\"start\":\"1r6/2P3k1/8/8/8/8/8/R3K2R w KQ - 0 1\"")
            .get("tree");
    assertThat(columns.get("texts"))
        .extracting(JsonNode::asText)
        .contains("c7xb8=Q", "O-O", "O-O-O", "Ra1-a8", "Ke1-e2");
  }

  @Test
  void aTreeThatIsTooLargeIsRefusedWithTheReason() {
    JsonNode answer =
        tree("\"game\":\"checkers\",\"engine\":\"minimax\",\"level\":\"expert\",\"depth\":30");
    assertThat(answer.get("error").asText())
        .isEqualTo(
            "This tree has more than 250000 positions, too many to show. Ask for fewer moves ahead.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          "game":"chess","engine":"mint" | It chose this move at random. There is no search to show.
          "game":"chess","engine":"microchess-plus" | A book move: it did not have to think.
          """)
  void whereThereIsNoTreeItSaysWhy(String rest, String reason) {
    JsonNode answer = tree(rest);
    assertThat(answer.get("tree").isNull()).isTrue();
    assertThat(answer.get("reason").asText()).isEqualTo(reason);
  }

  /** Column by column what {@code think} tells node by node, and what share it is. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          "game":"chess","engine":"janus","nodes":5000
          "game":"checkers","engine":"janus-checkers","nodes":5000
          """)
  void theStrongPlayersShowASampleAndItsShare(String rest) {
    JsonNode thought = ask("{\"ask\":\"think\",\"tree\":true," + rest + "}");
    JsonNode columns = tree(rest).get("tree");
    JsonNode sample = columns.get("sample");
    assertThat(sample).isEqualTo(thought.get("sample"));
    assertThat(sample.get("shown").asInt()).isEqualTo(thought.get("tree").size()).isGreaterThan(10);
    assertThat(sample.get("visited")).isEqualTo(thought.get("nodes"));
    for (int i = 0; i < thought.get("tree").size(); i++) {
      assertThat(columns.get("visited").get(i))
          .isEqualTo(thought.get("tree").get(i).get("visited"));
    }
  }

  /** Or it would be another player's search that is looked at. */
  @ParameterizedTest
  @CsvSource({"chess, janus", "checkers, janus-checkers"})
  void everyLevelShowsTheThoughtItHasAtTheBoard(String game, String engine) {
    for (String level : List.of("1", "3")) {
      String rest =
          "\"game\":\"%s\",\"engine\":\"%s\",\"level\":\"%s\"".formatted(game, engine, level);
      JsonNode thought = ask("{\"ask\":\"think\"," + rest + "}");
      JsonNode answer = tree(rest);
      for (String field : List.of("move", "score", "nodes", "cutoffs", "line", "complete")) {
        assertThat(answer.get(field)).as(rest + ", " + field).isEqualTo(thought.get(field));
      }
    }
  }

  @Test
  void aLevelWithoutAnEndGetsOne() {
    JsonNode answer = tree("\"game\":\"chess\",\"engine\":\"janus\",\"level\":\"full\"");
    assertThat(answer.get("nodes").asInt()).isEqualTo(250_000);
    assertThat(answer.get("complete").asBoolean()).isFalse();
  }

  @Test
  void microchessShowsItsStatesAndCandidates() {
    JsonNode answer =
        tree("\"game\":\"chess\",\"engine\":\"microchess\",\"level\":\"super-blitz/no-book\"");
    JsonNode states = answer.get("states");
    assertThat(answer.get("reason").isNull()).isTrue();
    assertThat(states.get("parent")).hasSize(answer.get("nodes").asInt());
    assertThat(states.get("counts")).hasSize(answer.get("nodes").asInt());
    assertThat(states.get("valued")).hasSize(answer.get("candidates").asInt()).isNotEmpty();
    assertThat(listed(states, "kinds", "state", 0).get("name").asText()).isEqualTo("BENCHMARK");
    assertThat(states.get("counts").get(0).asText()).hasSize(2 * states.get("counters").size());
  }

  @Test
  void whatTakesItsTimeIsNotAnsweredAtOnce() {
    String question = "{\"ask\":\"tree\",\"game\":\"chess\",\"engine\":\"octave\"}";
    assertThat(Clicks.read(CORE.answer(question)).get("error").asText())
        .isEqualTo("This takes time, and only quick questions are answered here.");
  }
}
