package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Questions that take their time, asked of the server. */
@Timeout(60)
class CoreApiTest {
  /** Nobody waits for the end of this one. */
  private static final String ENDLESS =
      "{\"ask\":\"compare\",\"game\":\"checkers\",\"engine\":\"minimax\",\"depth\":20,"
          + "\"nodes\":1000000000000}";

  @TempDir Path folder;
  private Served served;

  @BeforeEach
  void open() throws IOException {
    served = Served.in(folder);
  }

  @AfterEach
  void close() {
    served.close();
  }

  @Test
  void theSameJsonComesFromTheServer() throws IOException {
    HttpResponse<String> why =
        served.post(
            "/api/desk",
            "{\"ask\":\"explain\",\"game\":\"chess\",\"engine\":\"octave\",\"move\":\"g1f3\"}");
    assertThat(why.statusCode()).isEqualTo(200);
    assertThat(why.body()).contains("\"schema\":\"janus-explanation/1\"");
    HttpResponse<String> seen =
        served.post("/api/desk", "{\"ask\":\"evaluate\",\"game\":\"chess\",\"engine\":\"janus\"}");
    assertThat(seen.body()).contains("\"schema\":\"janus-evaluation/1\"");
    assertThat(served.post("/api/desk", "{\"ask\":\"explain\"}").statusCode()).isEqualTo(400);
  }

  @Test
  void oneAtATimeAndWhoHangsUpIsAnsweredNoMore() throws Exception {
    try (Socket asker = ask(ENDLESS)) {
      until(() -> served.server().metrics().runningSearches() == 1);
      HttpResponse<String> second = served.post("/api/desk", ENDLESS);
      assertThat(second.statusCode()).isEqualTo(429);
      assertThat(second.body()).contains("one at a time");
      assertThat(asker.getInputStream().read()).as("it is being kept awake").isNotNegative();
    }
    until(() -> served.server().metrics().runningSearches() == 0);
  }

  @Test
  void closingTheServerEndsThem() throws Exception {
    try (Socket _ = ask(ENDLESS)) {
      until(() -> served.server().metrics().runningSearches() == 1);
      served.server().close();
      until(() -> served.server().metrics().runningSearches() == 0);
    }
  }

  private Socket ask(String question) throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), served.port());
    socket.setSoTimeout(20_000);
    String head =
        "POST /api/desk HTTP/1.1\r\nHost: 127.0.0.1:"
            + served.port()
            + "\r\nContent-Type: application/json\r\nContent-Length: "
            + question.length()
            + "\r\n\r\n";
    socket.getOutputStream().write((head + question).getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  private static void until(BooleanSupplier isTrue) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    while (!isTrue.getAsBoolean()) {
      assertThat(System.nanoTime()).as("it has been long enough").isLessThan(end);
      TimeUnit.MILLISECONDS.sleep(20);
    }
  }
}
