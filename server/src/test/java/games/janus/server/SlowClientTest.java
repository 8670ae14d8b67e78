package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.server.web.WebLimits;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that stall or send a byte now and then; the deadlines are shorter here than usual. */
@Tag("slow")
@Timeout(60)
class SlowClientTest {
  private static final String HEAD = "POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n";
  private static final String JSON = "Content-Type: application/json\r\n";

  @TempDir static Path folder;
  private static Served served;

  @BeforeAll
  static void start() throws IOException {
    Caps usual = Caps.USUAL;
    var web =
        new WebLimits(
            usual.web().headerBytes(),
            usual.web().messageBytes(),
            usual.web().messagesPerSecond(),
            usual.web().connections(),
            1000,
            Duration.ofSeconds(2),
            Duration.ofSeconds(2),
            Duration.ofSeconds(4));
    var caps =
        new Caps(
            web,
            usual.bodyBytes(),
            usual.importBytes(),
            usual.sockets(),
            usual.threads(),
            usual.requestsPerSecond(),
            usual.changesPerSecond());
    served = Served.with(Served.options(folder).withCaps(caps));
  }

  @AfterAll
  static void stop() {
    served.close();
  }

  /** Sends a byte every 200 ms; answers after how many milliseconds the other side hung up. */
  private static long millisUntilClosed(RawHttp raw, String drip) throws Exception {
    raw.socket().setSoTimeout(200);
    long start = System.nanoTime();
    while (System.nanoTime() - start < TimeUnit.SECONDS.toNanos(20)) {
      try {
        if (raw.socket().getInputStream().read() < 0) {
          break;
        }
      } catch (java.net.SocketTimeoutException _) {
        try {
          raw.say(drip);
        } catch (IOException _) {
          break;
        }
      } catch (IOException _) {
        break;
      }
    }
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "GET / HTTP/1.1\r\nHost: loc", "GET / HTTP/1.1\r\nX: "})
  void whoStallsIsClosed(String begun) throws Exception {
    try (RawHttp raw = new RawHttp(served.port()).say(begun)) {
      assertThat(millisUntilClosed(raw, "")).isLessThan(10_000);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET / HTTP/1.1\r\nX: ", "GET /", ""})
  void whoDripsHeadersIsClosed(String begun) throws Exception {
    try (RawHttp raw = new RawHttp(served.port()).say(begun)) {
      assertThat(millisUntilClosed(raw, begun.isEmpty() ? "\r\n" : "a")).isLessThan(10_000);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Content-Length: 60000\r\n\r\n{", "Transfer-Encoding: chunked\r\n\r\n0"})
  void whoDripsABodyIsToldThatItIsTooSlow(String begun) throws Exception {
    try (RawHttp raw = new RawHttp(served.port()).say(HEAD + JSON + begun)) {
      Thread dripping =
          Thread.startVirtualThread(() -> {
            try {
              for (int i = 0; i < 60; i++) {
                raw.say("0");
                TimeUnit.MILLISECONDS.sleep(200);
              }
            } catch (IOException | InterruptedException _) {
              // hung up
            }
          });
      RawHttp.Heard heard = raw.hear();
      assertThat(heard.status()).isEqualTo(408);
      assertThat(heard.body()).contains("http.too-slow");
      assertThat(raw.isHungUp()).isTrue();
      dripping.join();
    }
  }

  @Test
  void slowSendersDoNotHoldUpTheOthers() throws IOException {
    List<RawHttp> slow = new ArrayList<>();
    try {
      for (int i = 0; i < 100; i++) {
        slow.add(new RawHttp(served.port()).say("GET / HTTP/1.1\r\nHost: loc"));
        slow.add(new RawHttp(served.port()).say(HEAD + JSON + "Content-Length: 60000\r\n\r\n{"));
        slow.add(new RawHttp(served.port()));
      }
      String id = served.newGame();
      assertThat(served.play(id, 0, "e2e4").statusCode()).isEqualTo(200);
    } finally {
      for (RawHttp raw : slow) {
        raw.close();
      }
    }
  }
}
