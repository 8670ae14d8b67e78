package games.janus.play.xray;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.janus.chess.Move;
import games.janus.engine.EngineInfo;
import games.janus.engine.Finding.Bound;
import games.janus.engine.RootCounters.RootMove;
import games.janus.engine.SearchCounters;
import games.janus.engine.Thought;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.games.Games;
import games.janus.message.Language;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.TextCore;
import games.janus.play.ThinkControl;
import games.janus.play.core.Progress;
import games.janus.play.core.WireCodec;
import games.janus.rules.Game;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Why a player made its move, in counted facts. */
class WhyTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final TextCore CORE = new TextCore();

  private static JsonNode think(String question) {
    try {
      JsonNode reply =
          JSON.readTree(CORE.think("{\"ask\":\"think\"," + question + "}", ThinkControl.patient()));
      assertThat(reply.path("error").asText()).isEmpty();
      return reply;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String why(JsonNode thought) {
    var said = new ArrayList<String>();
    thought.get("why").forEach(sentence -> said.add(sentence.get("text").asText()));
    return String.join(" ", said);
  }

  private static String why(String question) {
    return why(think(question));
  }

  private static String chess(String fen, String engine) {
    return "\"game\":\"chess\",\"start\":\"" + fen + "\",\"engine\":\"" + engine + "\"";
  }

  private static String checkers(String fen, String engine) {
    return "\"game\":\"checkers\",\"start\":\"" + fen + "\",\"engine\":\"" + engine + "\"";
  }

  @Test
  void aShotInCheckersIsToldJumpByJump() {
    JsonNode thought =
        think(
            """
            "game":"checkers","rules":"red-vs-ai","moves":["24-20","11-16","20x11","8x15","23-19",\
            "15x24","27x20","3-8","32-27","12-16","20x11","8x15","26-23"],\
            "engine":"minimax","level":"intermediate"\
            """);
    assertThat(thought.get("texts").toString())
        .isEqualTo("[\"15-18\",\"22x15\",\"10x26\",\"30x23\"]");
    assertThat(why(thought))
        .isEqualTo(
            "It gives a piece, takes two and gives one back."
                + " Of the seven moves it tried, no other ended better."
                + " It looked at 271 positions, with 55 cut-offs.");
  }

  @Test
  void theCountsAreThoseOfTheThought() {
    for (String engine : List.of("octave", "microchess-plus", "janus")) {
      JsonNode thought =
          think(
              "\"game\":\"chess\",\"moves\":[\"a2a4\",\"h7h5\"],\"depth\":2,\"engine\":\""
                  + engine
                  + "\"");
      assertThat(why(thought))
          .contains(grouped(thought.get("nodes").asLong()) + " positions")
          .contains(grouped(thought.get("cutoffs").asLong()) + " cut-offs");
    }
  }

  @Test
  void inChessWhatIsTakenHasAName() {
    assertThat(why(chess("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", "janus") + ",\"depth\":1"))
        .startsWith("It takes a queen.");
    assertThat(why(chess("4k3/8/4p3/3n4/4P3/8/8/4K3 w - - 0 1", "octave") + ",\"depth\":2"))
        .startsWith("It takes a knight and gives a pawn.");
  }

  @Test
  void aLineThatEndsTheGameSaysHow() {
    assertThat(why(chess("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "janus") + ",\"depth\":3"))
        .contains("Its line ends the game, and it wins (checkmate).");
    assertThat(why(checkers("W:W18:B15", "minimax"))).contains("it wins (no pieces left)");
  }

  @Test
  void anEndThatIsKnownThoughTheLineDoesNotReachItIsTold() {
    assertThat(told(Messages.remarkMates(3))).contains("It sees mate in 3.");
    assertThat(told(Messages.remarkMated(2))).contains("It is mated in 2 at the latest.");
    assertThat(told(Messages.remarkWins(9))).contains("It sees a win, at most 9 moves ahead.");
    assertThat(told(Messages.remarkLoses(8))).contains("It sees a loss, at most 8 moves ahead.");
    assertThat(told(Messages.remarkDatabaseWon())).contains("The endgame tables say it wins.");
    assertThat(told(Messages.remarkDatabaseLost())).contains("The endgame tables say it loses.");
    assertThat(told(Messages.remarkTurned())).doesNotContain("mate", "win", "tables");
  }

  @Test
  void aMoveWhoseLookWasNotFinishedCountsAsTried() {
    var type = Games.chess();
    var moves = type.rules().legalMoves(Game.of(type.rules()).position());
    var finished = new RootMove<>(moves.get(0), Optional.of(1.0), Bound.EXACT, 7, 0, List.of());
    var begun =
        new RootMove<>(moves.get(1), Optional.<Double>empty(), Bound.EXACT, 5, 0, List.of());
    assertThat(told(Messages.remarkTurned(), List.of(finished))).doesNotContain("moves");
    assertThat(told(Messages.remarkTurned(), List.of(finished, begun)))
        .contains("It tried two moves.");
  }

  /** Why a strong player begins with its first move, of which it has remarked this. */
  private static String told(Message remark) {
    var type = Games.chess();
    var move = type.rules().legalMoves(Game.of(type.rules()).position()).getFirst();
    return told(
        remark, List.of(new RootMove<>(move, Optional.of(1.0), Bound.EXACT, 1, 0, List.of())));
  }

  private static String told(Message remark, List<RootMove<Move>> tried) {
    var type = Games.chess();
    var game = Game.of(type.rules());
    var move = tried.getFirst().move();
    var thought =
        new Thought<>(
            Optional.of(move),
            Optional.of(1.0),
            List.of(move),
            List.of(),
            new SearchCounters(),
            List.of(remark),
            Optional.empty(),
            true);
    EngineInfo janus =
        EngineSource.knowing(EndgameTable.empty()).engine(type, "janus").orElseThrow().info();
    return String.join(
        " ", Language.ENGLISH.texts(new Why<>(type, game, janus).sentences(thought, tried)));
  }

  @Test
  void aNewKingAndANewQueenAreTold() {
    assertThat(why(checkers("W:W7,K32:B12,4", "minimax"))).contains("It gets a king.");
    assertThat(why(chess("8/P7/8/8/8/8/k6p/7K w - - 0 1", "janus") + ",\"depth\":1"))
        .contains("It gets a queen.");
  }

  @Test
  void whoHasOneMoveHadNoChoice() {
    assertThat(why(chess("k7/8/8/8/8/8/1q6/K7 w - - 0 1", "janus") + ",\"depth\":2"))
        .contains("It had only one move.");
  }

  @Test
  void microchessWeighsItsMoves() {
    JsonNode thought = think("\"game\":\"chess\",\"moves\":[\"a2a4\"],\"engine\":\"microchess\"");
    assertThat(why(thought))
        .contains("moves it compared, none scored higher.")
        .doesNotContain("cut-off")
        .endsWith("It looked at " + grouped(thought.get("nodes").asLong()) + " positions.");
    assertThat(thought.get("tried")).hasSize(thought.get("candidates").asInt());
  }

  @Test
  void whoDidNotLookSaysSo() {
    assertThat(why("\"game\":\"chess\",\"engine\":\"mint\""))
        .isEqualTo("It chose this move at random, one of 20. There is no search to show.");
    assertThat(why("\"game\":\"chess\",\"moves\":[\"e2e4\"],\"engine\":\"microchess\""))
        .isEqualTo("A book move (Giuoco Piano for Black): it did not have to think.");
    assertThat(
            why(
                "\"game\":\"checkers\",\"rules\":\"red-vs-ai\",\"moves\":[\"22-18\"],"
                    + "\"engine\":\"minimax\",\"level\":\"beginner\",\"seed\":\"5\""))
        .isEqualTo("A random move this time: it does that four times in ten.");
  }

  /** Hears of everything. */
  private static final class Listener implements ThinkControl {
    final List<JsonNode> heard = new ArrayList<>();

    @Override
    public boolean shouldStop() {
      return false;
    }

    @Override
    public long millis() {
      return 0;
    }

    @Override
    public boolean wantsProgress() {
      return true;
    }

    @Override
    public void progress(Progress news) {
      try {
        heard.add(JSON.readTree(WireCodec.text(news)));
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }
  }

  @Test
  void whileItThinksTheMovesItHasTriedBecomeMore() {
    var listener = new Listener();
    CORE.think("{\"ask\":\"think\",\"game\":\"chess\",\"engine\":\"octave\"}", listener);
    assertThat(listener.heard).hasSizeGreaterThan(3);
    long before = 0;
    for (JsonNode news : listener.heard) {
      long scored = 0;
      for (JsonNode move : news.get("tried")) {
        scored += move.get("score").isNull() ? 0 : 1;
      }
      assertThat(scored).isGreaterThanOrEqualTo(before);
      before = scored;
      assertThat(news.get("tried")).hasSize(20);
      assertThat(why(news)).startsWith("So far it has tried ").contains("of 20 moves");
    }
    assertThat(before).isPositive();
  }

  @Test
  void whoLooksDeeperAndDeeperTellsWhatItPrefers() {
    var listener = new Listener();
    CORE.think("{\"ask\":\"think\",\"game\":\"chess\",\"engine\":\"janus\",\"depth\":6}", listener);
    JsonNode last = listener.heard.getLast();
    assertThat(why(last))
        .startsWith("Looking 6 moves ahead, it prefers " + last.get("texts").get(0).asText());
  }

  private static String grouped(long count) {
    return String.format(java.util.Locale.ROOT, "%,d", count);
  }
}
