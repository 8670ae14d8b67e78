package games.janus.server;

import games.janus.server.json.JsonObject;
import games.janus.server.json.JsonReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A server on a port of its own, and somebody who asks it. */
final class Served implements AutoCloseable {
  static final Duration PATIENCE = Duration.ofSeconds(20);

  private final Server server;

  private Served(Server server) {
    this.server = server;
  }

  static Served in(Path folder) throws IOException {
    return with(options(folder));
  }

  static ServerOptions options(Path folder) {
    return ServerOptions.local(folder, "test").withPort(0).withPage("testpage");
  }

  static Served with(ServerOptions options) throws IOException {
    return new Served(Server.start(options));
  }

  static Served with(ServerOptions options, Hosting hosting) throws IOException {
    return new Served(Server.start(options, hosting));
  }

  Server server() {
    return server;
  }

  int port() {
    return server.port();
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path))
        .timeout(PATIENCE);
  }

  /** Each request on a connection of its own: the server closes those of requests it refuses. */
  HttpResponse<String> send(HttpRequest.Builder request) throws IOException {
    try (HttpClient client =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(PATIENCE)
            .build()) {
      return client.send(request.build(), BodyHandlers.ofString());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IOException(stopped);
    }
  }

  HttpResponse<String> get(String path) throws IOException {
    return send(request(path));
  }

  HttpResponse<String> post(String path, String json) throws IOException {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json)));
  }

  HttpResponse<String> delete(String path) throws IOException {
    return send(request(path).DELETE());
  }

  /** A chess game between two people, by its id. */
  String newGame() throws IOException {
    return JsonReader.object(post("/api/games", GAME).body()).needString("id");
  }

  static final String GAME = game("chess", "");

  /**
   * A game between Ann and Bob at one board.
   *
   * @param more settings, such as {@code "start":"..."}, that replace the usual ones
   */
  static String game(String game, String more) {
    return "{\"log\":{\"settings\":" + settings(game, "local", more) + ",\"at\":0,\"events\":[]}}";
  }

  static String settings(String game, String policy, String more) {
    boolean isLocal = policy.equals("local");
    String rest =
        Stream.of(
                "\"ruleSet\":\"\"",
                "\"start\":\"\"",
                "\"white\":{\"kind\":\"person\",\"name\":\"Ann\"}",
                "\"black\":{\"kind\":\"person\",\"name\":\"Bob\"}")
            .filter(field -> !more.contains(field.substring(0, field.indexOf(':') + 1)))
            .collect(Collectors.joining(","));
    return "{\"game\":\""
        + game
        + "\","
        + rest
        + (more.isEmpty() ? "" : "," + more)
        + ",\"policy\":{\"clockStart\":\"after-first-move\",\"takebacks\":\""
        + (isLocal ? "free" : "ask")
        + "\",\"canReopen\":"
        + isLocal
        + ",\"abortBefore\":"
        + (isLocal ? 0 : 2)
        + ",\"mostEnginePlies\":1000,\"graceMillis\":0}}";
  }

  static String moved(String move) {
    return event("moved", "\"id\":\"" + move + "\",\"spent\":0,\"credited\":0");
  }

  /** An event at the first moment; time stands still in these games. */
  static String event(String name, String fields) {
    return "{\"event\":\"" + name + "\",\"at\":0" + (fields.isEmpty() ? "" : "," + fields) + "}";
  }

  static String body(int version, String... events) {
    return "{\"version\":" + version + ",\"events\":[" + String.join(",", events) + "]}";
  }

  HttpResponse<String> append(String id, int version, String... events) throws IOException {
    return post("/api/games/" + id + "/events", body(version, events));
  }

  HttpResponse<String> play(String id, int version, String move) throws IOException {
    return append(id, version, moved(move));
  }

  /** The moves that stand on the board of a whole game. */
  static List<String> moves(JsonObject game) {
    var moves = new ArrayList<String>();
    for (JsonObject event : game.needObject("log").objects("events")) {
      switch (event.needString("event")) {
        case "moved" -> moves.add(event.needString("id"));
        case "taken-back" ->
            moves.subList(event.needInt("toPly", 0, moves.size()), moves.size()).clear();
        default -> {}
      }
    }
    return moves;
  }

  static JsonObject json(HttpResponse<String> answer) {
    return JsonReader.object(answer.body());
  }

  @Override
  public void close() {
    server.close();
  }
}
