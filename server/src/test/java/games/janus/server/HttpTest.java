package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.server.json.JsonObject;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the server says over HTTP, and what it refuses to hear. */
@Timeout(60)
class HttpTest {
  @TempDir static Path folder;
  private static Served served;

  @BeforeAll
  static void start() throws IOException {
    served = Served.in(folder);
  }

  @AfterAll
  static void stop() {
    served.close();
  }

  private static void assertRefused(HttpResponse<String> answer, int status, String kind) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    JsonObject error = Served.json(answer);
    assertThat(error.needString("kind")).isEqualTo(kind);
    assertThat(error.needString("error")).isNotBlank();
    assertThat(error.needObject("reason").needString("key")).contains(".");
  }

  @Test
  void healthSaysWhoIsThere() throws IOException {
    JsonObject health = Served.json(served.get("/api/health"));
    assertThat(health.needString("status")).isEqualTo("up");
    assertThat(health.needString("version")).isEqualTo("test");
    assertThat(health.needInt("games", 0, 1000)).isNotNegative();
  }

  @Test
  void metricsCountMovesThatAreOnDisk() throws IOException {
    String id = served.newGame();
    served.play(id, 0, "e2e4");
    String metrics = served.get("/api/metrics").body();
    assertThat(metrics).containsPattern("janus_moves_total [1-9]");
    assertThat(metrics).containsPattern("janus_commits_total [1-9]");
    assertThat(metrics).containsPattern("janus_http_answers_total\\{status=\"2xx\"} [1-9]");
    assertThat(metrics.lines())
        .allMatch(line -> line.startsWith("#") || line.matches("\\S+ [0-9.E-]+"));
  }

  @Test
  void everyAnswerCarriesTheHeadersThatProtectThePage() throws IOException {
    for (HttpResponse<String> answer :
        List.of(
            served.get("/"),
            served.get("/api/health"),
            served.get("/api/nothing"),
            served.get("/no-such-file.js"),
            served.post("/api/games", "{"),
            served.get("/api/games/x"))) {
      Map<String, List<String>> headers = answer.headers().map();
      assertThat(answer.headers().firstValue("content-security-policy").orElseThrow())
          .contains("default-src 'self'")
          .contains("frame-ancestors 'none'")
          .doesNotContain("unsafe-inline")
          .doesNotContain("'unsafe-eval'")
          .doesNotContain("http");
      assertThat(headers.get("x-content-type-options")).containsExactly("nosniff");
      assertThat(headers.get("referrer-policy")).containsExactly("no-referrer");
      assertThat(headers.get("cross-origin-opener-policy")).containsExactly("same-origin");
      assertThat(headers.get("cross-origin-embedder-policy")).containsExactly("require-corp");
      assertThat(headers.get("cross-origin-resource-policy")).containsExactly("same-origin");
      assertThat(headers).doesNotContainKey("access-control-allow-origin");
    }
  }

  @Test
  void thePageIsServedAndAskedForAgain() throws IOException {
    HttpResponse<String> page = served.get("/");
    assertThat(page.body()).contains("Test page");
    assertThat(page.headers().firstValue("cache-control")).hasValue("no-cache");
    String tag = page.headers().firstValue("etag").orElseThrow();
    HttpResponse<String> again = served.send(served.request("/").header("If-None-Match", tag));
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
  }

  @Test
  void filesNamedByTheirContentAreKeptForEver() throws IOException {
    HttpResponse<String> script = served.get("/assets/index-B3xK9a_1.js");
    assertThat(script.headers().firstValue("content-type"))
        .hasValue("text/javascript; charset=utf-8");
    assertThat(script.headers().firstValue("cache-control").orElseThrow()).contains("immutable");
    for (String other : List.of("/sw.js", "/manifest.webmanifest", "/index.html")) {
      assertThat(served.get(other).headers().firstValue("cache-control")).hasValue("no-cache");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/..%2findex.html",
        "/assets/",
        "/assets",
        "/index.html%00.js",
        "/CON",
        "/.hidden",
        "/..%5c..%5cwindows",
        "/games/janus/server/Server.class"
      })
  void onlyFilesOfThePageAreServed(String path) throws IOException {
    try (RawHttp raw = new RawHttp(served.port())) {
      RawHttp.Heard heard = raw.say("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n").hear();
      boolean isRefused = heard.status() == 404 || heard.status() == 400;
      boolean isPage = heard.status() == 200 && heard.body().contains("Test page");
      assertThat(isRefused || isPage).as(heard.toString()).isTrue();
      assertThat(heard.body()).doesNotContain("root:");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", ""})
  void aRequestForAnotherHostIsRefused(String host) throws IOException {
    try (RawHttp raw = new RawHttp(served.port())) {
      RawHttp.Heard heard = raw.say("GET /api/games HTTP/1.1\r\nHost: " + host + "\r\n\r\n").hear();
      assertThat(heard.status()).isIn(400, 421);
      assertThat(heard.body()).doesNotContain("games\":");
    }
  }

  @Test
  void theLoopbackHasThreeNames() throws IOException {
    for (String host : List.of("localhost:1", "127.0.0.1", "[::1]:8064")) {
      try (RawHttp raw = new RawHttp(served.port())) {
        assertThat(
                raw.say("GET /api/health HTTP/1.1\r\nHost: " + host + "\r\n\r\n").hear().status())
            .isEqualTo(200);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://evil.example",
        "null",
        "http://127.0.0.1:1",
        "https://127.0.0.1",
        "http://localhost"
      })
  void anotherPageChangesNothing(String origin) throws IOException {
    String id = served.newGame();
    for (String path :
        List.of("/api/games", "/api/games/" + id + "/events", "/api/import", "/api/desk")) {
      HttpResponse<String> answer =
          served.send(
              served
                  .request(path)
                  .header("Origin", origin)
                  .header("Content-Type", "application/json")
                  .POST(BodyPublishers.ofString(Served.GAME)));
      assertRefused(answer, 403, "origin");
    }
    assertRefused(
        served.send(served.request("/api/games/" + id).header("Origin", origin).DELETE()),
        403,
        "origin");
    assertThat(served.get("/api/games/" + id).statusCode()).isEqualTo(200);
  }

  @Test
  void itsOwnPageMayChangeGames() throws IOException {
    HttpResponse<String> answer =
        served.send(
            served
                .request("/api/games")
                .header("Origin", "http://127.0.0.1:" + served.port())
                .header("Sec-Fetch-Site", "same-origin")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(Served.GAME)));
    assertThat(answer.statusCode()).isEqualTo(201);
  }

  @Test
  void aCrossSiteRequestWithoutOriginIsRefusedToo() throws IOException {
    assertRefused(
        served.send(
            served
                .request("/api/games")
                .header("Sec-Fetch-Site", "cross-site")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(Served.GAME))),
        403,
        "origin");
  }

  @Test
  void formsAreNoJson() throws IOException {
    for (String type : List.of("text/plain", "application/x-www-form-urlencoded")) {
      assertRefused(
          served.send(
              served
                  .request("/api/games")
                  .header("Content-Type", type)
                  .POST(BodyPublishers.ofString(Served.GAME))),
          415,
          "request");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "null",
        "\"text\"",
        "{} {}",
        "{\"log\":{},\"log\":{}}",
        "{\"log\":NaN}",
        "{\"log\":Infinity}",
        "{\"log\":1}",
        "{\"log\":[]}",
        "{\"log\":{}}",
        "{\"log\":{},}",
        "{/* hello */}",
        "{'log':{}}"
      })
  void whatIsNotAsAgreedIsRefusedWithAReason(String body) throws IOException {
    assertRefused(served.post("/api/games", body), 400, "request");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"colour\":1",
        "\"white\":{\"kind\":\"ghost\"}",
        "\"white\":{\"kind\":\"engine\",\"id\":\"minimax\",\"level\":\"expert\",\"seed\":\"0\"}",
        "\"white\":{\"kind\":\"engine\",\"id\":\"janus\",\"level\":\"full\",\"seed\":\"1e9\"}",
        "\"white\":{\"kind\":\"engine\",\"id\":\"janus\",\"level\":\"full\",\"seed\":1}",
        "\"control\":{\"base\":-1,\"increment\":0,\"delay\":0,\"moves\":0}",
        "\"control\":{\"base\":1e400,\"increment\":0,\"delay\":0,\"moves\":0}",
        "\"control\":{\"base\":99999999999,\"increment\":0,\"delay\":0,\"moves\":0}"
      })
  void settingsThatAreNotAsAgreedAreRefusedWithAReason(String setting) throws IOException {
    assertRefused(served.post("/api/games", Served.game("chess", setting)), 400, "request");
    String id = "{\"id\":\"../../x\"," + Served.GAME.substring(1);
    assertRefused(served.post("/api/games", id), 400, "request");
  }

  @Test
  void jsonNestsThirtyTwoDeepAndNoDeeper() throws IOException {
    String deep = "[".repeat(100_00) + "]".repeat(100_00);
    HttpResponse<String> answer = served.post("/api/games", "{\"game\":" + deep + "}");
    assertRefused(answer, 400, "request");
    assertThat(answer.body()).contains("32 deep");
  }

  @Test
  void hugeNumbersAreRefused() throws IOException {
    assertRefused(
        served.post("/api/games", "{\"game\":" + "9".repeat(50_000) + "}"), 400, "request");
  }

  @Test
  void aBodyOfMoreThan64KilobytesIsRefused() throws IOException {
    HttpResponse<String> answer =
        served.post("/api/games", "{\"game\":\"" + "x".repeat(65 << 10) + "\"}");
    assertRefused(answer, 413, "limit");
  }

  /** The answer is there before the sender has finished, and the rest is taken off its hands. */
  @Test
  void aBodyThatIsTooLongIsRefusedWhileItIsSent() throws IOException {
    try (RawHttp raw = new RawHttp(served.port())) {
      raw.say(chunked().replace("Transfer-Encoding: chunked", "Content-Length: 8000000"));
      byte[] part = "x".repeat(100_000).getBytes(java.nio.charset.StandardCharsets.UTF_8);
      raw.say(part);
      assertThat(raw.hear().status()).isEqualTo(413);
      for (int sent = part.length; sent < 8_000_000; sent += part.length) {
        raw.say(part);
      }
      assertThat(raw.isHungUp()).isTrue();
    }
  }

  @Test
  void aBodyWithoutEndIsCutOff() throws IOException {
    try (RawHttp raw = new RawHttp(served.port())) {
      raw.say(chunked());
      String chunk = String.join("\r\n", "1000", "x".repeat(4096), "");
      try {
        for (int i = 0; i < 17; i++) {
          raw.say(chunk);
        }
      } catch (IOException _) {
        // hung up while we spoke
      }
      assertThat(raw.hear().status()).isEqualTo(413);
    }
  }

  private static String chunked() {
    return String.join(
        "\r\n",
        "POST /api/games HTTP/1.1",
        "Host: localhost",
        "Content-Type: application/json",
        "Transfer-Encoding: chunked",
        "",
        "");
  }

  @Test
  void textThatIsNotUtf8IsRefused() throws IOException {
    assertRefused(
        served.send(
            served
                .request("/api/games")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofByteArray(new byte[] {'{', '"', (byte) 0xc3, '"', '}'}))),
        400,
        "request");
  }

  @Test
  void headersOfMoreThan8KilobytesAreRefused() throws IOException {
    try (RawHttp raw = new RawHttp(served.port())) {
      RawHttp.Heard heard =
          raw.say("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + "x".repeat(9000) + "\r\n\r\n")
              .hear();
      assertThat(heard.status()).isIn(400, 431);
      assertThat(heard.body()).contains("8 KB");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GARBAGE\r\n\r\n",
        "GET\r\n\r\n",
        "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost localhost\r\n\r\n",
        "GET /\u0000 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
        "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: nine\r\n\r\n"
      })
  void whatIsNoRequestIsRefused(String text) throws IOException {
    try (RawHttp raw = new RawHttp(served.port())) {
      raw.say(text);
      try {
        assertThat(raw.hear().status()).isBetween(400, 505);
      } catch (java.io.EOFException _) {
        // hung up without a word, which is an answer too
      }
    }
    assertThat(served.get("/api/health").statusCode()).isEqualTo(200);
  }

  @Test
  void unknownPlacesAndMethodsAreToldSo() throws IOException {
    assertRefused(served.get("/api/nothing"), 404, "unknown");
    assertRefused(served.get("/nothing.js"), 404, "unknown");
    assertRefused(served.post("/index.html", "{}"), 405, "request");
    assertRefused(served.get("/api/games/00000000-0000-0000-0000-000000000000"), 404, "unknown");
    assertRefused(served.get("/api/games/not-a-uuid"), 400, "request");
  }

  @Test
  void theDeskAnswersOverHttp() throws IOException {
    HttpResponse<String> view =
        served.post("/api/desk", "{\"ask\":\"view\",\"game\":\"chess\",\"moves\":[\"e2e4\"]}");
    assertThat(view.statusCode()).isEqualTo(200);
    assertThat(Served.json(view).needString("turn")).isEqualTo("black");
    HttpResponse<String> illegal =
        served.post("/api/desk", "{\"ask\":\"view\",\"game\":\"chess\",\"moves\":[\"e2e5\"]}");
    assertThat(illegal.statusCode()).isEqualTo(200);
    assertThat(Served.json(illegal).needString("kind")).isEqualTo("illegal");
    assertRefused(served.post("/api/desk", "{\"ask\":\"weather\"}"), 400, "request");
    assertRefused(served.post("/api/desk", "not json"), 400, "request");
  }

  @Test
  void onlyAFileOfGamesMayBeLong() throws IOException {
    String comment = "{" + "x".repeat(100_000) + "} ";
    String file = "[White \\\"A\\\"]\\n\\n1. e4 " + comment + "e5 *\\n";
    HttpResponse<String> read =
        served.post("/api/desk", "{\"ask\":\"read\",\"game\":\"chess\",\"text\":\"" + file + "\"}");
    assertThat(read.statusCode()).as(read.body()).isEqualTo(200);
    assertThat(Served.json(read).objects("games")).hasSize(1);
    assertRefused(
        served.post(
            "/api/desk",
            "{\"ask\":\"enter\",\"game\":\"chess\",\"text\":\"" + "x".repeat(100_000) + "\"}"),
        413,
        "limit");
  }
}
