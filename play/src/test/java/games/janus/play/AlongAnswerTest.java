package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AlongAnswerTest {
  private static JsonNode along(String rest) {
    return Clicks.read(new TextCore().answer("{\"ask\":\"along\"," + rest + "}"));
  }

  private static List<String> men(JsonNode answer) {
    var men = new ArrayList<String>();
    for (JsonNode man : answer.get("men")) {
      men.add(
          man.get("square").asText()
              + " "
              + man.get("side").asText()
              + " "
              + man.get("role").asText());
    }
    return men;
  }

  @Test
  void legalMovesAreMadeByTheRules() {
    JsonNode answer = along("\"game\":\"chess\",\"moves\":[\"e2e4\"],\"line\":[\"e7e5\",\"g1f3\"]");
    assertThat(answer.get("texts")).extracting(JsonNode::asText).containsExactly("e5", "Nf3");
    assertThat(answer.get("legal").asInt()).isEqualTo(2);
    assertThat(answer.get("turn").asText()).isEqualTo("black");
    assertThat(answer.get("path")).extracting(JsonNode::asText).containsExactly("g1", "f3");
    assertThat(men(answer)).contains("f3 white knight").hasSize(32);
  }

  @Test
  void aJumpTakesItsMenOff() {
    JsonNode answer =
        along("\"game\":\"checkers\",\"start\":\"W:W22,32:B17,18\",\"line\":[\"22x15\"]");
    assertThat(men(answer)).hasSize(3);
    assertThat(answer.get("legal").asInt()).isEqualTo(1);
  }

  /** chess1 looks on where its king has been taken. */
  @Test
  void whatTheRulesForbidIsMadeByHand() {
    JsonNode answer =
        along(
            "\"game\":\"chess\",\"start\":\"4k3/P7/8/8/8/8/4r3/4K3 w - - 0 1\","
                + "\"line\":[\"a7a8q\",\"e2e1\",\"a8e8\"]");
    assertThat(answer.get("legal").asInt()).isEqualTo(0);
    assertThat(answer.get("texts").get(1).asText()).isEqualTo("e2e1");
    assertThat(men(answer)).containsExactlyInAnyOrder("e1 black rook", "e8 white queen");
    assertThat(answer.get("turn").asText()).isEqualTo("black");
    assertThat(answer.get("check").isNull()).isTrue();
  }

  @Test
  void aLineMayGoOnWhereTheGameIsDrawn() {
    var shuffle = List.of("\"g1f3\"", "\"g8f6\"", "\"f3g1\"", "\"f6g8\"");
    var line = new ArrayList<String>();
    for (int i = 0; i < 6; i++) {
      line.addAll(shuffle);
    }
    assertThat(along("\"game\":\"chess\",\"line\":" + line).get("legal").asInt()).isEqualTo(24);
  }

  @Test
  void somethingThatIsNoMoveLeavesTheMenWhereTheyAre() {
    assertThat(men(along("\"game\":\"chess\",\"line\":[\"e2off\"]"))).hasSize(32);
  }
}
