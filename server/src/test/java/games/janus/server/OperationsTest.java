package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.server.store.GameStore;
import games.janus.server.web.PublicUrl;
import games.janus.server.web.TrustedProxies;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the people who run a public server can ask it. */
@Timeout(60)
class OperationsTest {
  @TempDir Path folder;

  private Served served() throws IOException {
    var wanted =
        new Operations(
            Optional.empty(),
            Optional.empty(),
            Long.MAX_VALUE,
            Optional.of(ServerOptions.port(ServerOptions.LOOPBACK, 0)));
    return Served.with(
        Served.options(folder)
            .withCaps(Caps.PUBLIC)
            .with(
                new Deployment(
                    Optional.of(PublicUrl.of("https://chess.example.org")),
                    TrustedProxies.NONE,
                    wanted)));
  }

  private static RawHttp.Heard ask(int port, String path) throws IOException {
    try (var raw = new RawHttp(port)) {
      return raw.say("GET " + path + " HTTP/1.1\r\nHost: anything\r\n\r\n").hear();
    }
  }

  @Test
  void healthIsToldAtBothDoorsAndCountsAtTheirOwn() throws IOException {
    try (Served served = served()) {
      int apart = served.server().operationsPort();
      for (int port : new int[] {served.port(), apart}) {
        assertThat(ask(port, "/healthz").status()).isEqualTo(200);
        assertThat(ask(port, "/readyz").body()).isEqualTo("ready\n");
      }
      assertThat(ask(apart, "/metrics").body()).contains("janus_games 0");
      assertThat(ask(apart, "/api/games").status()).isEqualTo(404);
      try (var raw = new RawHttp(served.port())) {
        String asked = "GET /api/metrics HTTP/1.1\r\nHost: chess.example.org\r\n\r\n";
        assertThat(raw.say(asked).hear().status()).isEqualTo(404);
      }
    }
  }

  @Test
  void whoeverCannotReadItsGamesIsNotReady() throws IOException {
    try (Served served = served()) {
      served.server().store().close();
      assertThat(ask(served.port(), "/readyz").status()).isEqualTo(503);
      assertThat(ask(served.port(), "/healthz").status()).isEqualTo(200);
    }
  }

  @Test
  void theDashboardShowsOnlyCountsThatThereAre() throws IOException {
    String counts;
    try (GameStore store = GameStore.open(folder)) {
      counts = new Metrics().text(store);
    }
    String dashboard = resource("grafana.json");
    var shown = Pattern.compile("janus_\\w+").matcher(dashboard).results().toList();
    assertThat(shown).hasSizeGreaterThan(5);
    assertThat(shown)
        .allSatisfy(name -> assertThat(counts).contains("# TYPE " + name.group() + " "));
  }

  /** A file of docs/hosting; the tests run in the folder of their module. */
  private static String resource(String name) throws IOException {
    Path file =
        Stream.of("docs/hosting", "../docs/hosting")
            .map(folder -> Path.of(folder, name))
            .filter(Files::exists)
            .findFirst()
            .orElseThrow();
    return Files.readString(file, StandardCharsets.UTF_8);
  }
}
