package games.janus.cli;

import static games.janus.cli.Shell.janus;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.janus.play.ThinkControl;
import games.janus.play.core.Core;
import games.janus.play.core.CoreJson;
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
  private static final Core CORE = new Core();

  @TempDir Path folder;

  /** Two machines play as they do on the page; the server keeps their game. */
  private String kept(String game, String engine, String level, int plies) throws Exception {
    try (var server =
            Server.start(ServerOptions.local(folder.resolve("data"), "test").withPort(0));
        var client = HttpClient.newHttpClient()) {
      JsonNode made =
          post(client, server, "/api/games", log(game, "", engine, level, "").toString());
      String id = made.get("id").asText();
      ArrayNode moves = JSON.createArrayNode();
      for (int ply = 0; ply < plies; ply++) {
        ObjectNode question = JSON.createObjectNode().put("ask", "think").put("game", game);
        question.put("engine", engine).put("level", level).put("nodes", 20_000).put("ms", 60_000);
        question.set("moves", moves);
        JsonNode thought =
            JSON.readTree(CoreJson.answer(CORE, question.toString(), ThinkControl.patient()));
        moves.add(thought.get("move"));
        ObjectNode step = JSON.createObjectNode().put("version", ply);
        step.putArray("events").add(moved(thought.get("move").asText()));
        step.putArray("thoughts").addObject().put("ply", ply).set("thought", thought);
        post(client, server, "/api/games/" + id + "/events", step.toString());
      }
      return ask(client, request(server, "/api/games/" + id).GET());
    }
  }

  /** A game of an engine against itself, with one move or none. */
  private static ObjectNode log(
      String game, String start, String engine, String level, String move) {
    ObjectNode settings = JSON.createObjectNode().put("game", game).put("ruleSet", "");
    settings.put("start", start);
    for (String side : new String[] {"white", "black"}) {
      ObjectNode player = settings.putObject(side).put("kind", "engine").put("id", engine);
      player.put("level", level).put("seed", "0");
    }
    ObjectNode policy = settings.putObject("policy").put("clockStart", "after-first-move");
    policy.put("takebacks", "free").put("canReopen", true).put("abortBefore", 0);
    policy.put("mostEnginePlies", 1000).put("graceMillis", 0);
    ObjectNode whole = JSON.createObjectNode();
    ObjectNode log = whole.putObject("log").put("at", 0);
    log.set("settings", settings);
    ArrayNode events = log.putArray("events");
    if (!move.isEmpty()) {
      events.add(moved(move));
    }
    return whole;
  }

  private static ObjectNode moved(String move) {
    ObjectNode moved = JSON.createObjectNode().put("event", "moved").put("at", 0).put("id", move);
    return moved.put("spent", 0).put("credited", 0);
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
    JsonNode thought =
        JSON.readTree(CoreJson.answer(CORE, question.toString(), ThinkControl.patient()));
    assertThat(thought.get("line").get(0).asText()).isEqualTo("f1h1");
    ObjectNode game = log("chess", start, "janus", "full", "f1h1");
    game.putArray("thoughts").addObject().put("ply", 0).set("thought", thought);
    assertThat(replay(game.toString())).startsWith("1, move 1: identical");
    String told = janus("think", "chess", "--engine", "janus", "--fen", start, "--json").out();
    assertThat(replay(told)).startsWith("1: identical");
  }

  @Test
  void aMoveThatWasChangedIsNoticed() throws Exception {
    var game = (ObjectNode) JSON.readTree(kept("checkers", "minimax", "intermediate", 2));
    ((ObjectNode) game.get("log").get("events").get(0)).put("id", "9-14");
    assertThat(replay(game.toString()).lines().toList().get(1))
        .contains("refused: changed since it was written");
    var thought = game.get("thoughts").get(1).get("thought");
    assertThat(replay(thought.toString())).contains("the whole game is needed");
  }
}
