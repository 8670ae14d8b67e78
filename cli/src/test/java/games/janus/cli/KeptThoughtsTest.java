package games.janus.cli;

import static games.janus.cli.Shell.janus;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.janus.play.Desk;
import games.janus.play.ThinkControl;
import games.janus.server.Server;
import games.janus.server.ServerOptions;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What machines thought at the page is kept by the server, and can be thought again. */
@Timeout(60)
class KeptThoughtsTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Desk DESK = new Desk();

  @TempDir Path folder;

  /** Two machines play as they do on the page; the server keeps their game. */
  private String kept(String game, String engine, String level, int plies) throws Exception {
    try (var server =
            Server.start(ServerOptions.local(folder.resolve("data"), "test").withPort(0));
        var client = HttpClient.newHttpClient()) {
      String machine = "{\"kind\":\"machine\",\"engine\":\"" + engine + "\",\"level\":\"" + level;
      String seats = "\"white\":" + machine + "\"},\"black\":" + machine + "\"}";
      JsonNode made =
          post(client, server, "/api/games", "{\"game\":\"" + game + "\"," + seats + "}");
      String id = made.get("id").asText();
      ArrayNode moves = JSON.createArrayNode();
      for (int ply = 0; ply < plies; ply++) {
        ObjectNode question = JSON.createObjectNode().put("ask", "think").put("game", game);
        question.put("engine", engine).put("level", level).put("nodes", 20_000).put("ms", 60_000);
        question.set("moves", moves);
        JsonNode thought = JSON.readTree(DESK.think(question.toString(), ThinkControl.patient()));
        moves.add(thought.get("move"));
        ObjectNode move = JSON.createObjectNode().put("id", thought.get("move").asText());
        move.set("thought", thought);
        ObjectNode step = JSON.createObjectNode().put("ply", ply);
        step.set("moves", JSON.createArrayNode().add(move));
        post(client, server, "/api/games/" + id + "/moves", step.toString());
      }
      return ask(client, request(server, "/api/games/" + id).GET());
    }
  }

  private static HttpRequest.Builder request(Server server, String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
        .timeout(Duration.ofSeconds(20));
  }

  private static JsonNode post(HttpClient client, Server server, String path, String body)
      throws Exception {
    HttpRequest.Builder request =
        request(server, path)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    return JSON.readTree(ask(client, request));
  }

  private static String ask(HttpClient client, HttpRequest.Builder request) throws Exception {
    var answer = client.send(request.build(), BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 299);
    return answer.body();
  }

  private String replay(String game) throws IOException {
    Path file = Files.writeString(folder.resolve("game.json"), game.replace("\n", "") + "\n");
    return janus("replay-thought", file.toString()).out();
  }

  @Test
  void everyThoughtOfAKeptGameComesOutTheSame() throws Exception {
    assertThat(replay(kept("chess", "janus", "5", 6)).lines())
        .hasSize(6)
        .allMatch(line -> line.contains(": identical, "));
    assertThat(replay(kept("checkers", "minimax", "intermediate", 6)).lines())
        .hasSize(6)
        .allMatch(line -> line.contains(": identical, "))
        .anyMatch(line -> line.startsWith("1, move 6: "));
  }

  /** In Chess960 castling is written as the king taking his rook, wherever it is written. */
  @Test
  void castlingInChess960ComesOutTheSameToo() throws Exception {
    String start = "4k3/8/8/8/8/8/PPPPPPPP/2R2K1R w HC - 0 1";
    ObjectNode question = JSON.createObjectNode().put("ask", "think").put("game", "chess");
    question.put("start", start).put("engine", "janus").putArray("among").add("f1h1");
    JsonNode thought = JSON.readTree(DESK.think(question.toString(), ThinkControl.patient()));
    assertThat(thought.get("line").get(0).asText()).isEqualTo("f1h1");
    ObjectNode game = JSON.createObjectNode().put("game", "chess").put("rules", "fide");
    game.put("start", start)
        .putArray("moves")
        .addObject()
        .put("id", "f1h1")
        .set("thought", thought);
    assertThat(replay(game.toString())).startsWith("1, move 1: identical");
    String told = janus("think", "chess", "--engine", "janus", "--fen", start, "--json").out();
    assertThat(replay(told)).startsWith("1: identical");
  }

  @Test
  void aMoveThatWasChangedIsNoticed() throws Exception {
    var game = (ObjectNode) JSON.readTree(kept("checkers", "minimax", "intermediate", 3));
    ((ObjectNode) game.get("moves").get(0)).put("id", "9-14");
    assertThat(replay(game.toString()).lines().toList().get(2))
        .contains("refused: changed since it was written");
    var thought = game.get("moves").get(1).get("thought");
    assertThat(replay(thought.toString())).contains("the whole game is needed");
  }
}
