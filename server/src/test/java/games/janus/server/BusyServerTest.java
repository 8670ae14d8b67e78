package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What others notice of somebody who asks for very much. */
@Tag("slow")
@Timeout(180)
class BusyServerTest {
  /** Once they waited up to 25 seconds; on a quiet machine it is a few milliseconds now. */
  private static final long LONGEST_WAIT_MILLIS = 3000;

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

  private RawHttp ask(String path, String json) throws IOException {
    byte[] body = json.getBytes(StandardCharsets.US_ASCII);
    return new RawHttp(served.port())
        .say(
            "POST "
                + path
                + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                + "Content-Length: "
                + body.length
                + "\r\n\r\n")
        .say(body);
  }

  private static void until(BooleanSupplier isTrue) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (!isTrue.getAsBoolean()) {
      assertThat(System.nanoTime()).as("it has been long enough").isLessThan(end);
      TimeUnit.MILLISECONDS.sleep(5);
    }
  }

  private long longestWait(int seconds) throws IOException {
    String id = served.newGame();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    long longest = 0;
    for (int ply = 0; System.nanoTime() < end; ply++) {
      String move = List.of("g1f3", "g8f6", "f3g1", "f6g8").get(ply % 4);
      long begun = System.nanoTime();
      if (ply < 12) {
        assertThat(served.play(id, ply, move).statusCode()).isIn(200, 409);
      }
      assertThat(served.get("/api/health").statusCode()).isEqualTo(200);
      assertThat(served.post("/api/desk", "{\"ask\":\"view\",\"game\":\"chess\"}").statusCode())
          .isEqualTo(200);
      longest = Math.max(longest, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun));
    }
    return longest;
  }

  /** Five megabytes in which every move has to be found among the legal ones. */
  static String file() {
    String game =
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Nc3 Nc6 5. e4 e5 6. Bb5 Bb4 7. O-O O-O *\\n\\n";
    return "{\"ask\":\"read\",\"game\":\"chess\",\"text\":\""
        + game.repeat(4_900_000 / game.length())
        + "\"}";
  }

  @Test
  void twoLongFilesHoldNobodyUpAndEndWhenNobodyListens() throws Exception {
    List<RawHttp> readers = new ArrayList<>();
    String file = file();
    for (int i = 0; i < 2; i++) {
      readers.add(ask("/api/desk", file));
    }
    until(() -> served.server().governor().jobs() == 2);
    assertThat(longestWait(3)).isLessThan(LONGEST_WAIT_MILLIS);
    for (RawHttp reader : readers) {
      reader.close();
    }
    until(() -> served.server().governor().jobs() == 0);
    assertThat(served.server().governor().reservedBytes()).isZero();
  }

  @Test
  void aFileOfFiveMegabytesIsReadWhole() throws IOException {
    try (RawHttp reader = ask("/api/desk", file())) {
      reader.socket().setSoTimeout(100_000);
      byte[] begin = reader.socket().getInputStream().readNBytes(15);
      assertThat(new String(begin, StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 200 OK");
    }
  }
}
