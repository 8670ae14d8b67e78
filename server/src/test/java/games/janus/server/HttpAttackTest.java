package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Requests that break the rules of HTTP, as attackers and broken programs send them. */
@Timeout(60)
class HttpAttackTest {
  private static final String HOST = "Host: 127.0.0.1\r\n";
  private static final String JSON = "Content-Type: application/json\r\n";
  private static final String POST = "POST /api/games HTTP/1.1\r\n" + HOST + JSON;
  private static final String CHUNKED = POST + "Transfer-Encoding: chunked\r\n\r\n";
  private static final String GET = "GET /api/health HTTP/1.1\r\n";
  private static final String NEXT = GET + HOST + "Connection: close\r\n\r\n";
  private static final String BODY = Served.GAME;
  private static final String SIZE = Integer.toHexString(BODY.length());

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

  /**
   * What is sent, and what may be answered.
   *
   * @param statuses of the first answer; 0 stands for a connection that is closed without one
   */
  record Attack(String name, String sent, Set<Integer> statuses) {
    static Attack of(String name, String sent, Integer... statuses) {
      return new Attack(name, sent, Set.copyOf(Arrays.asList(statuses)));
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static List<Attack> attacks() {
    String length = "Content-Length: " + BODY.length() + "\r\n";
    String end = "\r\n";
    return List.of(
        Attack.of(
            "length and chunks",
            POST + "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + NEXT,
            400),
        Attack.of("two lengths", POST + length + "Content-Length: 5\r\n\r\n" + BODY + NEXT, 400),
        Attack.of("the same length twice", POST + length + length + end + BODY + NEXT, 400),
        Attack.of(
            "a length with a sign",
            POST + "Content-Length: +" + BODY.length() + "\r\n\r\n" + BODY + NEXT,
            400),
        Attack.of("a negative length", POST + "Content-Length: -1\r\n\r\n" + NEXT, 400),
        Attack.of(
            "a length of 20 digits",
            POST + "Content-Length: 99999999999999999999\r\n\r\n" + NEXT,
            400,
            413),
        Attack.of(
            "an unknown transfer encoding",
            POST + "Transfer-Encoding: xchunked\r\n\r\n" + NEXT,
            400,
            501),
        Attack.of(
            "chunked twice",
            POST
                + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n"
                + chunk(BODY)
                + "0\r\n\r\n"
                + NEXT,
            400),
        Attack.of(
            "a blank before the colon",
            POST + "Content-Length : " + BODY.length() + "\r\n\r\n" + BODY + NEXT,
            400),
        Attack.of("a folded header", GET + HOST + "X: a\r\n b\r\nConnection: close\r\n\r\n", 400),
        Attack.of("line feeds alone", NEXT.replace("\r", ""), 400),
        Attack.of(
            "a carriage return in a value",
            GET + HOST + "X: a\rb\r\nConnection: close\r\n\r\n",
            400),
        Attack.of("a NUL in a value", GET + HOST + "X: a\0b\r\nConnection: close\r\n\r\n", 400),
        Attack.of("two hosts", GET + HOST + "Host: evil.example\r\nConnection: close\r\n\r\n", 400),
        Attack.of("no host", GET + "Connection: close\r\n\r\n", 400),
        Attack.of(
            "an address of another host",
            "GET http://evil.example/api/health HTTP/1.1\r\n" + HOST + "Connection: close\r\n\r\n",
            400),
        Attack.of("a negative chunk", CHUNKED + "-1\r\n" + BODY, 400),
        Attack.of("a chunk of 2^64 - 1 bytes", CHUNKED + "ffffffffffffffff\r\n" + BODY, 400, 413),
        Attack.of(
            "a chunk with 0x", CHUNKED + "0x" + SIZE + "\r\n" + BODY + "\r\n0\r\n\r\n" + NEXT, 400),
        Attack.of(
            "chunks ended by line feeds", CHUNKED + SIZE + "\n" + BODY + "\n0\n\n" + NEXT, 400),
        Attack.of(
            "a chunk with a megabyte of extension",
            CHUNKED + "1;" + "a".repeat(1_000_000) + "\r\n{\r\n0\r\n\r\n",
            400,
            413,
            431,
            0),
        Attack.of(
            "trailers of 120 KB",
            CHUNKED + chunk(BODY) + "0\r\n" + "X: y\r\n".repeat(20_000) + "\r\n" + NEXT,
            400,
            413,
            431),
        Attack.of("a header of 9 KB", GET + HOST + "X: " + "a".repeat(9000) + "\r\n\r\n", 431),
        Attack.of(
            "1000 headers",
            "GET / HTTP/1.1\r\n" + HOST + "X: aaaaaaaaaa\r\n".repeat(1000) + end,
            431),
        Attack.of("a request line of a megabyte", "GET /" + "a".repeat(1_000_000), 414, 0),
        Attack.of(
            "a path that climbs",
            "GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n" + HOST + "Connection: close\r\n\r\n",
            400,
            404),
        Attack.of(
            "a NUL in the path",
            "GET /a%00b HTTP/1.1\r\n" + HOST + "Connection: close\r\n\r\n",
            400,
            404),
        Attack.of(
            "TLS", "\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc" + "x".repeat(300), 400, 0),
        Attack.of(
            "a body of 70 KB",
            POST + "Connection: close\r\nContent-Length: 70000\r\n\r\n" + "x".repeat(70_000),
            413),
        Attack.of(
            "chunks of 80 KB",
            POST
                + "Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
                + chunk("x".repeat(8192)).repeat(10)
                + "0\r\n\r\n",
            413),
        Attack.of("a proper request", POST + "Connection: close\r\n" + length + end + BODY, 201));
  }

  private static String chunk(String text) {
    return Integer.toHexString(text.length()) + "\r\n" + text + "\r\n";
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void isAnsweredOnceAndTheConnectionEnds(Attack attack) throws IOException {
    List<Integer> statuses = statuses(served.port(), attack);
    assertThat(statuses.isEmpty() ? 0 : statuses.getFirst()).isIn(attack.statuses);
    assertThat(statuses).as("nothing behind it is taken for a request").hasSizeLessThan(2);
    assertThat(served.get("/api/health").statusCode()).isEqualTo(200);
  }

  /** The statuses of all answers until the connection is closed, which it must be. */
  static List<Integer> statuses(int port, Attack attack) throws IOException {
    var heard = new ByteArrayOutputStream();
    try (RawHttp raw = new RawHttp(port)) {
      raw.socket().setSoTimeout(10_000);
      try {
        raw.say(attack.sent.getBytes(StandardCharsets.ISO_8859_1));
      } catch (IOException _) {
        // it has hung up while we spoke
      }
      try {
        raw.socket().getInputStream().transferTo(heard);
      } catch (SocketTimeoutException open) {
        throw new AssertionError("the connection stays open", open);
      } catch (IOException _) {
        // reset
      }
    }
    return Pattern.compile("HTTP/1\\.1 (\\d{3}) ")
        .matcher(heard.toString(StandardCharsets.ISO_8859_1))
        .results()
        .map(found -> Integer.valueOf(found.group(1)))
        .toList();
  }

  /** Once such a line took two gigabytes. */
  @Test
  void aChunkLineOf100MegabytesIsNotRead() throws IOException {
    int taken = 0;
    try (RawHttp raw = new RawHttp(served.port())) {
      raw.say(CHUNKED);
      byte[] part = new byte[1_000_000];
      Arrays.fill(part, (byte) 'a');
      for (; taken < 100; taken++) {
        raw.say(part);
      }
    } catch (IOException _) {
      // hung up, as it should
    }
    assertThat(taken).as("megabytes").isLessThan(50);
    assertThat(served.get("/api/health").statusCode()).isEqualTo(200);
  }

  @Test
  void oneAddressHasSixtyFourConnections() throws Exception {
    var open = new java.util.ArrayList<Socket>();
    try {
      int refused = 0;
      for (int i = 0; i < 100; i++) {
        RawHttp raw = new RawHttp(served.port());
        open.add(raw.socket());
      }
      long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
      while (refused < 36 && System.nanoTime() < deadline) {
        refused = 0;
        for (Socket socket : open) {
          refused += isClosed(socket) ? 1 : 0;
        }
      }
      assertThat(refused).isEqualTo(36);
    } finally {
      for (Socket socket : open) {
        socket.close();
      }
    }
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
    while (!isAnswered()) {
      assertThat(System.nanoTime()).as("its connections are free again").isLessThan(deadline);
    }
  }

  private static boolean isClosed(Socket socket) {
    try {
      socket.setSoTimeout(1);
      return socket.getInputStream().read() < 0;
    } catch (SocketTimeoutException _) {
      return false;
    } catch (IOException _) {
      return true;
    }
  }

  private static boolean isAnswered() {
    try {
      return served.get("/api/health").statusCode() == 200;
    } catch (IOException _) {
      return false;
    }
  }
}
