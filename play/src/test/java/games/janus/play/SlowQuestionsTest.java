package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import games.janus.engine.Engine;
import games.janus.engines.Catalog;
import games.janus.play.core.Progress;
import games.janus.play.core.WireCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Questions about thinking: they tell of their progress and end when they are told to. */
class SlowQuestionsTest {
  private static final TextCore CORE = new TextCore();

  /** A carrier that hears everything and stops when it has heard so many. */
  private static final class Carrier implements ThinkControl {
    final List<JsonNode> heard = new ArrayList<>();
    private final int most;

    Carrier(int most) {
      this.most = most;
    }

    @Override
    public boolean shouldStop() {
      return heard.size() >= most;
    }

    @Override
    public long millis() {
      return heard.size();
    }

    @Override
    public void progress(Progress news) {
      heard.add(Clicks.read(WireCodec.text(news)));
    }
  }

  private static JsonNode ask(String question, Carrier carrier) {
    return Clicks.read(CORE.think(question, carrier));
  }

  private static JsonNode ask(String question) {
    return ask(question, new Carrier(Integer.MAX_VALUE));
  }

  private static List<String> ids(List<? extends Engine<?, ?>> players) {
    return players.stream().map(player -> player.info().id()).toList();
  }

  @Test
  void aBadMoveIsAnsweredByItsRefutation() {
    JsonNode why =
        ask(
            """
            {"ask":"explain","game":"chess","moves":["f2f3","e7e5"],"engine":"janus","depth":6,"move":"g2g4"}
            """);
    assertThat(why.get("asked").get("reply").asText()).isEqualTo("d8h4");
    assertThat(why.get("asked").get("texts").get(1).asText()).isEqualTo("Qh4#");
    assertThat(why.get("difference").asDouble()).isNegative();
    assertThat(why.get("sentence").asText()).startsWith("g4 allows Qh4 mate. Its own choice is ");
  }

  @Test
  void whoDrawsLotsHasNoReasons() {
    JsonNode no =
        ask("{\"ask\":\"explain\",\"game\":\"chess\",\"engine\":\"mint\",\"move\":\"e2e4\"}");
    assertThat(no.get("kind").asText()).isEqualTo("request");
    assertThat(no.get("error").asText()).contains("at random");
  }

  @Test
  void theSearchesOfAComparisonAreToldOneByOne() {
    var carrier = new Carrier(Integer.MAX_VALUE);
    JsonNode four =
        ask("{\"ask\":\"compare\",\"game\":\"chess\",\"engine\":\"octave\",\"depth\":2}", carrier);
    assertThat(four.get("asPromised").asBoolean()).isTrue();
    assertThat(carrier.heard)
        .extracting(news -> news.get("runs").size())
        .containsExactly(1, 2, 3, 4);
    assertThat(carrier.heard.getLast().get("runs")).isEqualTo(four.get("runs"));
    assertThat(four.get("runs").get(0).get("nodes").asLong())
        .isLessThan(four.get("runs").get(1).get("nodes").asLong());
  }

  @Test
  void onlySomeSearchesHaveSwitches() {
    assertThat(
            ask("{\"ask\":\"compare\",\"game\":\"chess\",\"engine\":\"janus\"}")
                .get("error")
                .asText())
        .isEqualTo("janus has no such switches, only octave, microchess-plus.");
  }

  @Test
  void theStrongestIsHeardFirstAndEverybodyInTheEnd() {
    var carrier = new Carrier(Integer.MAX_VALUE);
    JsonNode all = ask("{\"ask\":\"lineage\",\"game\":\"chess\",\"nodes\":2000}", carrier);
    List<String> players = ids(Catalog.chess());
    List<JsonNode> told =
        carrier.heard.stream().map(news -> news.get("player")).filter(JsonNode::isObject).toList();
    assertThat(all.get("players")).extracting(one -> one.get("engine").asText()).isEqualTo(players);
    assertThat(told.getFirst().get("engine").asText()).isEqualTo("janus");
    assertThat(told).containsExactlyInAnyOrderElementsOf(all.get("players"));
    assertThat(carrier.heard.getLast().get("done").asInt()).isEqualTo(players.size());
    assertThat(carrier.heard.getFirst().get("asking").asText()).isEqualTo("janus");
  }

  /** In the Italian game improved Microchess has its book, and looks at nothing. */
  @Test
  void aMoveFromABookIsNotFound() {
    int books = 0;
    for (String moves : List.of("", "\"e2e4\",\"e7e5\"", "\"e2e4\",\"e7e5\",\"g1f3\",\"b8c6\"")) {
      JsonNode all =
          ask(
              "{\"ask\":\"lineage\",\"game\":\"chess\",\"nodes\":2000,\"moves\":[%s]}"
                  .formatted(moves));
      int finders = 0;
      for (JsonNode player : all.get("players")) {
        boolean byHeart = player.get("byHeart").asBoolean();
        boolean found = player.get("found").asBoolean();
        assertThat(byHeart && found).as("%s", player).isFalse();
        assertThat(byHeart).as("%s", player).isNotEqualTo(player.path("nodes").asLong(-1) != 0);
        books += byHeart ? 1 : 0;
        finders += found && player.get("agrees").asBoolean() ? 1 : 0;
        if (player.get("engine").equals(all.get("first"))) {
          assertThat(found).as("%s", player).isTrue();
        }
      }
      assertThat(all.get("agreeing").asInt()).isEqualTo(finders);
    }
    assertThat(books).isPositive();
  }

  @Test
  void everyCheckersPlayerIsHeardToo() {
    JsonNode all = ask("{\"ask\":\"lineage\",\"game\":\"checkers\",\"nodes\":2000}");
    assertThat(all.get("players"))
        .extracting(one -> one.get("engine").asText())
        .isEqualTo(ids(Catalog.checkers()));
  }

  @Test
  void whatIsStoppedSaysSo() {
    assertStopped("{\"ask\":\"lineage\",\"game\":\"chess\",\"nodes\":1000000}", 1);
    assertStopped("{\"ask\":\"compare\",\"game\":\"chess\",\"engine\":\"octave\"}", 0);
    assertStopped(
        "{\"ask\":\"explain\",\"game\":\"chess\",\"engine\":\"janus\",\"move\":\"e2e4\"}", 0);
  }

  private static void assertStopped(String question, int after) {
    JsonNode no = ask(question, new Carrier(after));
    assertThat(no.path("kind").asText()).as(question).isEqualTo("stopped");
  }

  private static final String FOOLS_MATE =
      """
      {"ask":"review","game":"chess","moves":["f2f3","e7e5","g2g4","d8h4"],"depth":6,"white":"Ada","black":"Bob"}
      """;

  @Test
  void aReviewMarksTheBlunderAndWritesIt() {
    var carrier = new Carrier(Integer.MAX_VALUE);
    JsonNode review = ask(FOOLS_MATE, carrier);
    JsonNode blunder = review.get("moves").get(2);
    assertThat(blunder.get("text").asText()).isEqualTo("g4");
    assertThat(blunder.get("mark").asText()).isEqualTo("??");
    assertThat(review.get("moments").get(0).asInt()).isEqualTo(3);
    assertThat(review.get("moves").get(3).get("isBest").asBoolean()).isTrue();
    assertThat(review.get("moves").get(3).get("after").get("exact").get("points").asInt()).isZero();
    assertThat(review.get("text").asText()).contains("[White \"Ada\"]").contains("g4 $4");
    assertThat(review.get("moves").get(2).get("opening").get("name").asText())
        .isEqualTo("Barnes Opening");
    assertThat(review.get("sides").get(1).get("side").asText()).isEqualTo("black");
    assertThat(review.get("sides").get(1).get("accuracy").asDouble()).isGreaterThan(0.9);
    assertThat(review.get("sides").get(0).get("words").get("text").asText())
        .isEqualTo("White: opening weak");
    var lastHeard = new TreeMap<Integer, JsonNode>();
    for (JsonNode news : carrier.heard) {
      lastHeard.put(news.get("move").get("ply").asInt(), news.get("move"));
    }
    assertThat(lastHeard.values()).containsExactlyElementsOf(review.get("moves"));
    JsonNode last = carrier.heard.getLast();
    assertThat(last.get("done")).isEqualTo(last.get("of"));
  }

  @Test
  void aStoppedReviewTellsWhatIsDone() {
    JsonNode review = ask(FOOLS_MATE, new Carrier(2));
    assertThat(review.get("complete").asBoolean()).isFalse();
    assertThat(review.get("moves")).hasSize(2);
    assertThat(review.get("text").asText()).contains("the first 2 of 4 moves reviewed");
  }

  @Test
  void thereMustBeAMoveToReview() {
    assertThat(ask("{\"ask\":\"review\",\"game\":\"chess\"}").get("error").asText())
        .isEqualTo("There is no move to review.");
  }

  @Test
  void puzzlesAreToldAsTheyAreFound() {
    var carrier = new Carrier(Integer.MAX_VALUE);
    JsonNode puzzles =
        ask(
            """
            {"ask":"puzzles","game":"chess","moves":["f2f3","e7e5","g2g4","d8h4"],"nodes":1000}
            """,
            carrier);
    JsonNode puzzle = puzzles.get("puzzles").get(0);
    assertThat(puzzles.get("complete").asBoolean()).isTrue();
    assertThat(puzzle.get("ply").asInt()).isEqualTo(3);
    assertThat(puzzle.get("line").get(0).asText()).isEqualTo("d8h4");
    assertThat(puzzle.get("goal").asText()).isEqualTo("mate");
    assertThat(puzzle.get("themes").get(0).asText()).isEqualTo("mate-in-one");
    assertThat(carrier.heard).hasSize(5);
    assertThat(carrier.heard.get(3).get("found")).isEqualTo(puzzle);
    assertThat(ask("{\"ask\":\"puzzles\",\"game\":\"chess\"}").get("error").asText())
        .startsWith("There is no move");
  }
}
