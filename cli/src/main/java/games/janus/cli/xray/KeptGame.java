package games.janus.cli.xray;

import com.fasterxml.jackson.databind.JsonNode;
import games.janus.checkers.RuleSet;
import games.janus.games.Games;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.Refusal;
import java.util.ArrayList;
import java.util.List;

/**
 * A game as the page and the server keep it, with what machines thought of their moves.
 *
 * @param start the FEN it started from
 * @param moves every move, as programs write them
 * @param thoughts what was thought of each; JSON's null where a person moved
 */
record KeptGame(String start, List<String> moves, List<JsonNode> thoughts) {
  /** Whether this is a kept game rather than a thought. */
  static boolean isOne(JsonNode json) {
    return json.path("moves").isArray() && json.has("game") && !json.has("record");
  }

  /**
   * The game in some JSON.
   *
   * @throws Refusal if it is none
   */
  static KeptGame read(JsonNode json) {
    List<String> moves = new ArrayList<>();
    List<JsonNode> thoughts = new ArrayList<>();
    for (JsonNode move : json.path("moves")) {
      if (!move.path("id").isTextual()) {
        throw new Refusal("a move of the game has no id");
      }
      moves.add(move.path("id").asText());
      thoughts.add(move.path("thought"));
    }
    return new KeptGame(start(json), moves, thoughts);
  }

  private static String start(JsonNode json) {
    String start = json.path("start").asText("");
    try {
      return switch (json.path("game").asText()) {
        case "chess" -> written(Games.chess(), start);
        case "checkers" ->
            written(Games.checkers(RuleSet.read(json.path("rules").asText())), start);
        default -> throw new Refusal("no such game: " + json.path("game"));
      };
    } catch (NotationException wrong) {
      throw new Refusal("it cannot be set up: " + wrong.getMessage());
    } catch (IllegalSetupException wrong) {
      throw new Refusal("it cannot be set up: " + wrong.getMessage());
    }
  }

  private static <P, M> String written(GameType<P, M> type, String start) {
    P position = start.isEmpty() ? type.rules().initial() : type.notation().position(start);
    return type.notation().fen(position);
  }
}
