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

  static final String GAME =
      """
      {"game":"chess","white":{"kind":"person","name":"Ann"},
       "black":{"kind":"person","name":"Bob"}}\
      """;

  HttpResponse<String> play(String id, int ply, String move) throws IOException {
    return post(
        "/api/games/" + id + "/moves",
        "{\"ply\":" + ply + ",\"moves\":[{\"id\":\"" + move + "\"}]}");
  }

  static JsonObject json(HttpResponse<String> answer) {
    return JsonReader.object(answer.body());
  }

  @Override
  public void close() {
    server.close();
  }
}
