package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.server.web.Door;
import games.janus.server.web.Network;
import games.janus.server.web.PublicUrl;
import games.janus.server.web.TrustedProxies;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A server with a public address, behind a proxy that is played by these tests. */
@Timeout(60)
class PublicServerTest {
  private static final String NAME = "chess.example.org";
  private static final String ORIGIN = "https://" + NAME;
  private static final String ANN = "203.0.113.7";

  @TempDir Path folder;

  private ServerOptions options() {
    var proxies = new TrustedProxies(List.of(Network.of("127.0.0.1")));
    return Served.options(folder)
        .withCaps(Caps.PUBLIC)
        .with(new Deployment(Optional.of(PublicUrl.of(ORIGIN)), proxies, Operations.NONE));
  }

  private static String get(String path, String host, String more) {
    return "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n" + more + "\r\n";
  }

  private static String from(String client) {
    return "X-Forwarded-For: " + client + "\r\n";
  }

  private static RawHttp.Heard ask(Served served, String request) throws IOException {
    try (var raw = new RawHttp(served.port())) {
      return raw.say(request).hear();
    }
  }

  private static String post(String path, String origin, String body) {
    return "POST "
        + path
        + " HTTP/1.1\r\nHost: "
        + NAME
        + "\r\nOrigin: "
        + origin
        + "\r\n"
        + from(ANN)
        + "Content-Type: application/json\r\nContent-Length: "
        + body.length()
        + "\r\n\r\n"
        + body;
  }

  @Test
  void itAnswersToItsPublicNameAlone() throws IOException {
    try (Served served = Served.with(options())) {
      assertThat(ask(served, get("/api/health", NAME, from(ANN))).status()).isEqualTo(200);
      assertThat(ask(served, get("/api/health", "localhost", from(ANN))).status()).isEqualTo(421);
      assertThat(ask(served, get("/api/health", "127.0.0.1", from(ANN))).status()).isEqualTo(421);
      assertThat(served.server().address()).isEqualTo(ORIGIN + "/");
    }
  }

  @Test
  void onlyItsOwnPageMaySendQuestions() throws IOException {
    String catalog = "{\"ask\":\"catalog\"}";
    try (Served served = Served.with(options())) {
      assertThat(ask(served, post("/api/desk", ORIGIN, catalog)).status()).isEqualTo(200);
      assertThat(ask(served, post("/api/desk", "http://" + NAME, catalog)).status()).isEqualTo(403);
      assertThat(ask(served, post("/api/desk", "https://evil.example", catalog)).status())
          .isEqualTo(403);
    }
  }

  @Test
  void aProxyThatDoesNotSayWhoAsksIsToldSo() throws IOException {
    try (Served served = Served.with(options())) {
      RawHttp.Heard heard = ask(served, get("/api/health", NAME, ""));
      assertThat(heard.status()).isEqualTo(400);
      assertThat(heard.body()).contains("X-Forwarded-For");
    }
  }

  @Test
  void eachClientBehindTheProxyHasAPaceOfItsOwn() throws IOException {
    ServerOptions slow = options().withCaps(Caps.PUBLIC.with(1, 1, 1));
    try (Served served = Served.with(slow);
        var raw = new RawHttp(served.port())) {
      int refused = 0;
      for (int i = 0; i < 50; i++) { // five at once, then one a second
        refused += raw.say(get("/api/health", NAME, from(ANN))).hear().status() == 429 ? 1 : 0;
      }
      assertThat(refused).isPositive();
      // a forged address in front changes nothing
      assertThat(raw.say(get("/api/health", NAME, from("198.51.100.1"))).hear().status())
          .isEqualTo(200);
    }
  }

  @Test
  void gamesThatBelongToNobodyAreNeitherListedNorChanged() throws IOException {
    try (Served served = Served.with(options())) {
      RawHttp.Heard heard = ask(served, post("/api/games", ORIGIN, Served.GAME));
      assertThat(heard.status()).isEqualTo(403);
      assertThat(heard.body()).contains("\"kind\":\"public\"");
      assertThat(ask(served, get("/api/games", NAME, from(ANN))).status()).isEqualTo(403);
      String some = "/api/games/1b4e28ba-2fa1-41d2-883f-0016d3cca427";
      assertThat(ask(served, get(some, NAME, from(ANN))).status()).isEqualTo(404);
      assertThat(ask(served, "DELETE" + get(some, NAME, from(ANN)).substring(3)).status())
          .isEqualTo(403);
    }
  }

  @Test
  void gamesByLinkAreMadeAndTheirSeatsTaken() throws IOException {
    String id = "1b4e28ba-2fa1-41d2-883f-0016d3cca427";
    String link =
        "{\"id\":\"%s\",\"settings\":%s,\"side\":\"white\",\"seat\":\"%s\",\"invite\":\"%s\"}"
            .formatted(id, Served.settings("chess", "local", ""), "A".repeat(22), "I".repeat(22));
    String join =
        "{\"invite\":\"%s\",\"seat\":\"%s\",\"name\":\"Bob\"}"
            .formatted("I".repeat(22), "B".repeat(22));
    try (Served served = Served.with(options())) {
      assertThat(ask(served, post("/api/links", ORIGIN, link)).status()).isEqualTo(201);
      String game = "/api/games/" + id;
      assertThat(ask(served, post(game + "/seat", ORIGIN, join)).status()).isEqualTo(200);
      RawHttp.Heard unsigned = ask(served, post(game + "/invite", ORIGIN, join));
      assertThat(unsigned.body()).contains("\"kind\":\"seat\"");
      RawHttp.Heard moved = ask(served, post(game + "/commands", ORIGIN, "{}"));
      assertThat(moved.body()).contains("\"kind\":\"public\"");
    }
  }

  @Test
  void itListensAtAFile() throws IOException {
    Path file = folder.resolve("http.sock");
    try (Served served = Served.with(options().with(new Door.File(file)))) {
      assertThat(served.port()).isZero();
      assertThat(askFile(file, from(ANN))).startsWith("HTTP/1.1 200 ");
      assertThat(askFile(file, "")).startsWith("HTTP/1.1 400 ");
    }
    Files.deleteIfExists(file);
    try (SocketChannel killed = SocketChannel.open(StandardProtocolFamily.UNIX)) {
      killed.bind(UnixDomainSocketAddress.of(file)); // what a server that was killed leaves behind
    }
    try (Served served = Served.with(options().with(new Door.File(file)))) {
      assertThat(served.port()).isZero();
      assertThat(askFile(file, from(ANN))).startsWith("HTTP/1.1 200 ");
    }
  }

  @Test
  void aFileThatIsNoSocketIsNotRemoved() throws IOException {
    Path file = Files.writeString(folder.resolve("text"), "text");
    ServerOptions options = options().with(new Door.File(file));
    assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> Served.with(options)))
        .isInstanceOf(IOException.class);
    assertThat(file).hasContent("text");
  }

  private static String askFile(Path file, String more) throws IOException {
    try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(file))) {
      String asked = get("/api/health", NAME, more + "Connection: close\r\n");
      channel.write(ByteBuffer.wrap(asked.getBytes(StandardCharsets.UTF_8)));
      return new String(Channels.newInputStream(channel).readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
