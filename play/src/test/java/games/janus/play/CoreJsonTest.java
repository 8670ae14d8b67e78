package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import games.janus.play.core.Progress;
import games.janus.play.core.WireCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoreJsonTest {
  private static final TextCore CORE = new TextCore();

  private static JsonNode ask(String question) {
    return Clicks.read(CORE.answer(question));
  }

  private static JsonNode think(String question) {
    return Clicks.read(CORE.think(question, ThinkControl.patient()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          {"ask":"dance"} | request | Unknown ask "dance". Known: catalog, enter, setup, write, read, point, along, play, evaluate, think, tree, explain, compare, lineage, review, puzzles, view, octave, mint, mint-listing, kim1.
          {"game":"chess"} | request | The field "ask" is missing.
          [] | request | A question is an object, like {"ask": "catalog"}.
          {"ask":"view" | request | The question is not JSON. Character 14: A comma or } should stand here.
          {"ask":"view","game":"go"} | request | The field "game" should be chess or checkers.
          {"ask":"view","game":"chess","colour":1} | request | "view" has no field "colour".
          {"ask":"view","game":"chess","moves":"e2e4"} | request | The field "moves" should be a list, not a text.
          {"ask":"view","game":"chess","moves":[1]} | request | The field "moves" should be a list of texts, not a number.
          {"ask":"view","game":"chess","rules":"acf"} | text | I cannot read "acf". Chess has one rule set: fide.
          {"ask":"view","game":"checkers","rules":"x"} | text | I cannot read "x". Choose one of these rule sets: acf, red-vs-ai, two-player, two-player-forced, two-player-literal, custom.
          {"ask":"view","game":"chess","start":"x"} | text | I cannot read "x". A FEN needs at least a board and a side to move.
          {"ask":"view","game":"chess","moves":["e2e5"]} | illegal | Move 1 of the game: The pawn on e2 cannot reach e5.
          {"ask":"point","game":"chess","square":"z9"} | request | There is no square "z9".
          {"ask":"point","game":"chess"} | request | "point" needs either a "square" or "stop".
          {"ask":"point","game":"chess","pointed":["e5"],"square":"e4"} | request | No legal move begins with [e5].
          {"ask":"enter","game":"chess","text":"Ke2"} | illegal | White's own pawn stands on e2.
          {"ask":"think","game":"chess","engine":"janus"} | request | This takes time, and only quick questions are answered here.
          {"ask":"lineage","game":"chess"} | request | This takes time, and only quick questions are answered here.
          """)
  void whatCannotBeAnsweredGetsItsReason(String question, String kind, String reason) {
    JsonNode answer = ask(question);
    assertThat(answer.get("error").asText()).isEqualTo(reason);
    assertThat(answer.get("kind").asText()).isEqualTo(kind);
  }

  @Test
  void anIllegalSetupNamesAllItsFlaws() {
    JsonNode answer =
        ask("{\"ask\":\"setup\",\"game\":\"chess\",\"fen\":\"8/8/8/8/8/8/8/P7 w - - 0 1\"}");
    assertThat(answer.get("kind").asText()).isEqualTo("setup");
    assertThat(answer.get("flaws").size()).isGreaterThanOrEqualTo(3);
  }

  @Test
  void aGameThatIsOverHasNoMovesToMake() {
    String fool = "\"moves\":[\"f2f3\",\"e7e5\",\"g2g4\",\"d8h4\"]";
    assertThat(ask("{\"ask\":\"view\",\"game\":\"chess\"," + fool + "}").get("options")).isEmpty();
    JsonNode entered = ask("{\"ask\":\"enter\",\"game\":\"chess\",\"text\":\"a3\"," + fool + "}");
    assertThat(entered.get("kind").asText()).isEqualTo("over");
    JsonNode thought =
        think("{\"ask\":\"think\",\"game\":\"chess\",\"engine\":\"octave\"," + fool + "}");
    assertThat(thought.get("error").asText()).isEqualTo("The game is over.");
  }

  @Test
  void historyTellsNumbersSidesAndTextsOfBothGames() {
    JsonNode chess =
        ask("{\"ask\":\"view\",\"game\":\"chess\",\"moves\":[\"e2e4\",\"e7e5\",\"g1f3\"]}");
    assertThat(chess.get("history").findValuesAsText("text")).containsExactly("e4", "e5", "Nf3");
    assertThat(chess.get("history").findValuesAsText("number")).containsExactly("1", "1", "2");
    assertThat(chess.get("last").get("side").asText()).isEqualTo("white");
    JsonNode checkers =
        ask("{\"ask\":\"view\",\"game\":\"checkers\",\"moves\":[\"11-15\",\"22-18\",\"15x22\"]}");
    assertThat(checkers.get("history").findValuesAsText("side"))
        .containsExactly("black", "white", "black");
    assertThat(checkers.get("history").findValuesAsText("number")).containsExactly("1", "1", "2");
    assertThat(checkers.get("taken").get("white")).hasToString("[\"man\"]");
  }

  @Test
  void aDrawThatMayBeClaimedIsOffered() {
    String there = "\"g1f3\",\"g8f6\",\"f3g1\",\"f6g8\"";
    JsonNode view =
        ask("{\"ask\":\"view\",\"game\":\"chess\",\"moves\":[" + there + "," + there + "]}");
    assertThat(view.get("claim").get("reason").asText()).isEqualTo("threefold-repetition");
    assertThat(view.get("outcome").isNull()).isTrue();
  }

  @Test
  void whatIsWrittenIsReadBack() {
    for (String game : new String[] {"chess", "checkers"}) {
      String moves = game.equals("chess") ? "\"e2e4\",\"e7e5\"" : "\"11-15\",\"22-18\"";
      String rest =
          ",\"moves\":["
              + moves
              + "],\"white\":\"Ada \\\"A\\\"\",\"result\":\"0-1\","
              + "\"comments\":[null,\"a {brace}\\nand a line\"]}";
      JsonNode text = ask("{\"ask\":\"write\",\"game\":\"" + game + "\"" + rest).get("text");
      JsonNode games = ask("{\"ask\":\"read\",\"game\":\"" + game + "\",\"text\":" + text + "}");
      JsonNode read = games.get("games").get(0);
      assertThat(read.get("moves")).hasToString("[" + moves + "]");
      assertThat(read.get("white").asText()).isEqualTo("Ada \"A\"");
      assertThat(read.get("result").asText()).isEqualTo("0-1");
      assertThat(read.get("start").asText()).isEmpty();
      assertThat(read.get("comments")).hasToString("[null,\"a {brace} and a line\"]");
      assertThat(games.get("bad")).isEmpty();
    }
  }

  @Test
  void inAFileOfCheckersTheFirstNumberIsTheFirstMoversButNotOnThePage() {
    String question =
        "{\"ask\":\"write\",\"game\":\"checkers\",\"moves\":[\"11-15\"],\"result\":\"0-1\"}";
    assertThat(ask(question).get("text").asText()).contains("[Result \"1-0\"]"); // Black began
  }

  @Test
  void aGameThatCannotBeReadIsSkippedAndTold() {
    JsonNode answer =
        ask(
            "{\"ask\":\"read\",\"game\":\"chess\",\"text\":"
                + "\"1. e4 e5 1-0\\r\\n\\r\\n1. e4\\r\\nKe3 1-0\\r\\n\\r\\n1. d4 *\"}");
    assertThat(answer.get("games")).hasSize(2);
    assertThat(answer.get("bad")).hasSize(1);
    assertThat(answer.get("bad").get(0).get("line").asInt()).isEqualTo(4);
    assertThat(answer.get("bad").get(0).get("excerpt").asText()).isEqualTo("Ke3 1-0");
  }

  @Test
  void theCatalogSaysTruthfullyWhoKeepsATree() {
    for (JsonNode card : ask("{\"ask\":\"catalog\"}").get("engines")) {
      JsonNode thought =
          think(
              "{\"ask\":\"think\",\"tree\":true,\"depth\":2,\"nodes\":5000,\"moves\":"
                  + (card.get("game").asText().equals("chess") ? "[\"a2a3\",\"a7a6\"]" : "[]")
                  + ",\"game\":"
                  + card.get("game")
                  + ",\"engine\":"
                  + card.get("id")
                  + ",\"level\":"
                  + card.get("levels").get(card.get("levels").size() - 1).get("id")
                  + "}");
      assertThat(thought.has("tree"))
          .as(card.get("id").asText())
          .isEqualTo(card.get("showsTree").asBoolean() || card.get("samplesTree").asBoolean());
      assertThat(thought.has("sample"))
          .as(card.get("id").asText())
          .isEqualTo(card.get("samplesTree").asBoolean());
    }
  }

  @Test
  void everyPlayerAnswersALegalMoveWithItsText() {
    for (JsonNode card : ask("{\"ask\":\"catalog\"}").get("engines")) {
      JsonNode thought =
          think(
              "{\"ask\":\"think\",\"nodes\":20000,\"game\":"
                  + card.get("game")
                  + ",\"engine\":"
                  + card.get("id")
                  + "}");
      JsonNode view = ask("{\"ask\":\"view\",\"game\":" + card.get("game") + "}");
      assertThat(view.get("options").findValuesAsText("id")).contains(thought.get("move").asText());
      assertThat(view.get("options").findValuesAsText("text"))
          .contains(thought.get("moveText").asText());
      assertThat(thought.get("texts").size()).isEqualTo(thought.get("line").size());
    }
  }

  @Test
  void whileAPlayerThinksItTellsOfItsProgressAndStopsWhenTold() {
    var told = new ArrayList<String>();
    var control =
        new ThinkControl() {
          @Override
          public boolean shouldStop() {
            return told.size() >= 20;
          }

          @Override
          public long millis() {
            return told.size();
          }

          @Override
          public boolean wantsProgress() {
            return true;
          }

          @Override
          public void progress(Progress news) {
            told.add(WireCodec.text(news));
          }
        };
    JsonNode thought =
        Clicks.read(
            new TextCore()
                .think(
                    "{\"ask\":\"think\",\"game\":\"chess\",\"engine\":\"janus\",\"level\":\"full\",\"depth\":60}",
                    control));
    assertThat(thought.get("complete").asBoolean()).isFalse();
    assertThat(thought.get("millis").asInt()).isGreaterThanOrEqualTo(20);
    JsonNode progress = Clicks.read(told.getLast());
    assertThat(progress.get("progress").asBoolean()).isTrue();
    assertThat(progress.get("depth").asInt()).isPositive();
    assertThat(progress.get("line").size()).isEqualTo(progress.get("texts").size()).isPositive();
    assertThat(progress.get("nodes").asLong()).isPositive();
    assertThat(progress.get("cutoffs").asLong()).isPositive();
  }

  @Test
  void thinkingCanBeLimitedToSomeMoves() {
    JsonNode thought =
        think(
            "{\"ask\":\"think\",\"game\":\"chess\",\"engine\":\"janus\",\"depth\":4,\"among\":[\"a2a3\"]}");
    assertThat(thought.get("move").asText()).isEqualTo("a2a3");
    assertThat(thought.get("depth").asInt()).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          "engine":"deep" | chess has no engine "deep", only microchess, octave, mint, microchess-plus, janus.
          "engine":"octave","level":"9" | octave has no level "9", only faithful, repaired.
          "engine":"octave","seed":"x" | The field "seed" should be a whole number of 64 bits in a text, like "1".
          "engine":"octave","seed":1 | The field "seed" should be a text, not a number.
          "engine":"octave","depth":0 | The field "depth" should be a whole number from 1 to 100.
          "engine":"octave","depth":1.5 | The field "depth" should be a whole number from 1 to 100.
          "engine":"octave","ms":-1 | The field "ms" should be a whole number from 1 to 86400000.
          """)
  void aThoughtThatMakesNoSenseIsRefused(String fields, String reason) {
    JsonNode answer = think("{\"ask\":\"think\",\"game\":\"chess\"," + fields + "}");
    assertThat(answer.get("error").asText()).isEqualTo(reason);
    assertThat(answer.get("kind").asText()).isEqualTo("request");
  }

  /** Whatever is asked, an answer comes, and quickly. */
  @Test
  void damagedQuestionsAreAnsweredToo() throws java.io.IOException {
    List<String> questions =
        java.nio.file.Files.readAllLines(
            java.nio.file.Path.of("src/test/resources/page-data/questions.jsonl"));
    for (int seed = 0; seed < 3000; seed++) {
      var random = new Random(seed);
      var text = new StringBuilder(questions.get(1 + random.nextInt(questions.size() - 1)));
      for (int change = random.nextInt(4); change >= 0 && text.length() > 1; change--) {
        int at = random.nextInt(text.length());
        if (random.nextBoolean()) {
          text.deleteCharAt(at);
        } else {
          text.setCharAt(at, text.charAt(random.nextInt(text.length())));
        }
      }
      assertThat(ask(text.toString()).isObject()).as("seed " + seed).isTrue();
    }
  }

  /** A player that draws lots does not look ahead; one that was stopped has not looked so far. */
  @Test
  void aThoughtTellsHowManyPliesItLookedAhead() {
    assertThat(depth("\"game\":\"checkers\",\"engine\":\"minimax\",\"depth\":3")).isEqualTo("3");
    assertThat(depth("\"game\":\"chess\",\"engine\":\"octave\"")).isEqualTo("3");
    assertThat(depth("\"game\":\"chess\",\"engine\":\"janus\",\"depth\":2")).isEqualTo("2");
    assertThat(depth("\"game\":\"chess\",\"engine\":\"mint\"")).isEqualTo("null");
    assertThat(depth("\"game\":\"chess\",\"engine\":\"octave\",\"nodes\":5")).isEqualTo("null");
  }

  private static String depth(String question) {
    return think("{\"ask\":\"think\"," + question + "}").get("depth").asText();
  }
}
