package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The games behind the museum's match table, replayed as the page replays them. */
@Tag("slow")
class MatchTableTest {
  private static final Path GAMES = Path.of("../web/src/lib/museum/wall/games");
  private static final Path DOCUMENTATION = Path.of("../docs/matches.md");
  private static final Path COMMANDS = GAMES.resolveSibling("matches.ts");
  private static final int GAMES_A_PAIRING = 20;
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final TextCore CORE = new TextCore();

  private static JsonNode ask(ObjectNode question) {
    return Clicks.read(CORE.answer(question.toString()));
  }

  private static JsonNode read(String game, String file) throws IOException {
    ObjectNode question = JSON.createObjectNode().put("ask", "read").put("game", game);
    return ask(question.put("text", Files.readString(GAMES.resolve(file))));
  }

  private static JsonNode end(String kind, JsonNode game) {
    ObjectNode question = JSON.createObjectNode().put("ask", "view").put("game", kind);
    question.set("rules", game.get("rules"));
    question.set("start", game.get("start"));
    question.set("moves", game.get("moves"));
    return ask(question);
  }

  private static String pairing(JsonNode game) {
    String white = game.get("white").asText();
    String black = game.get("black").asText();
    return white.compareTo(black) < 0 ? white + " - " + black : black + " - " + white;
  }

  @ParameterizedTest
  @CsvSource({"chess, chess.pgn, 21", "checkers, checkers.pdn, 15"})
  void everyGameIsLegalAndEndsAsItsResultSays(String kind, String file, int pairings)
      throws IOException {
    JsonNode all = read(kind, file);
    assertThat(all.get("bad")).isEmpty();
    Map<String, Integer> games = new TreeMap<>();
    for (JsonNode game : all.get("games")) {
      games.merge(pairing(game), 1, Integer::sum);
      expectTheResult(kind, game);
    }
    assertThat(games).hasSize(pairings);
    assertThat(games.values()).containsOnly(GAMES_A_PAIRING);
  }

  /** Where the rules ended a game, they and the file name the same winner. */
  private static void expectTheResult(String kind, JsonNode game) {
    JsonNode view = end(kind, game);
    String name = pairing(game) + ", " + game.get("moves").size() + " moves";
    assertThat(view.has("error")).as(name).isFalse();
    JsonNode outcome = view.get("outcome");
    if (outcome.isNull()) {
      return;
    }
    String result =
        switch (outcome.get("winner").asText()) {
          case "white" -> "1-0";
          case "black" -> "0-1";
          default -> "1/2-1/2";
        };
    assertThat(game.get("result").asText()).as(name).isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource({"chess, chess.pgn", "checkers, checkers.pdn"})
  void theDocumentationPrintsTheTableOfTheseGames(String kind, String file) throws IOException {
    Map<String, Map<String, Integer>> halves = new TreeMap<>();
    for (JsonNode game : read(kind, file).get("games")) {
      int ofWhite =
          switch (game.get("result").asText()) {
            case "1-0" -> 2;
            case "0-1" -> 0;
            default -> 1;
          };
      String white = game.get("white").asText();
      String black = game.get("black").asText();
      halves.computeIfAbsent(white, _ -> new TreeMap<>()).merge(black, ofWhite, Integer::sum);
      halves.computeIfAbsent(black, _ -> new TreeMap<>()).merge(white, 2 - ofWhite, Integer::sum);
    }
    assertThat(Files.readString(DOCUMENTATION)).contains(rows(halves));
  }

  @Test
  void theDocumentationNamesTheCommandsThatThePageNames() throws IOException {
    List<String> commands =
        Files.readString(COMMANDS)
            .lines()
            .filter(line -> line.contains("'janus match"))
            .map(line -> line.substring(line.indexOf("janus match"), line.lastIndexOf('\'')))
            .toList();
    assertThat(commands).hasSize(2);
    assertThat(Files.readString(DOCUMENTATION)).contains(commands);
  }

  /** The rows of a table, whoever made most points first. */
  private static List<String> rows(Map<String, Map<String, Integer>> halves) {
    var order = new ArrayList<>(halves.keySet());
    order.sort(Comparator.comparingInt(player -> -sum(halves, player)));
    var rows = new ArrayList<String>();
    for (String player : order) {
      var row = new StringBuilder("| `" + player + "` |");
      for (String other : order) {
        Integer points = halves.getOrDefault(player, Map.of()).get(other);
        row.append(points == null ? " |" : " " + points(points) + " |");
      }
      rows.add(row.append(' ').append(points(sum(halves, player))).append(" |").toString());
    }
    return rows;
  }

  private static int sum(Map<String, Map<String, Integer>> halves, String player) {
    return halves.getOrDefault(player, Map.of()).values().stream()
        .mapToInt(Integer::intValue)
        .sum();
  }

  private static String points(int halves) {
    String whole = halves == 1 ? "" : String.valueOf(halves / 2);
    return halves % 2 == 0 ? whole : whole + "½";
  }
}
