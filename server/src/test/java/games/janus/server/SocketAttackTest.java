package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Frames that break the rules of WebSockets (RFC 6455). */
@Timeout(60)
class SocketAttackTest {
  private static final int PROTOCOL = 1002;
  private static final int NOT_UTF8 = 1007;
  private static final int TOO_LONG = 1009;

  /** Closed without a word. */
  private static final int GONE = 0;

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

  private interface Sending {
    void to(RawSocket socket) throws IOException;
  }

  private static int closeCode(Sending sending) throws IOException {
    try (RawSocket socket = RawSocket.open(served.port())) {
      try {
        sending.to(socket);
      } catch (SocketException _) {
        // it has hung up while we spoke
      }
      return socket.hearClose();
    } catch (EOFException | SocketException _) {
      return GONE;
    }
  }

  @Test
  void aProperMessageIsAnswered() throws IOException {
    try (RawSocket socket = RawSocket.open(served.port())) {
      assertThat(socket.send("hi").hearText()).contains("\"kind\":\"request\"");
    }
  }

  @Test
  void textThatIsNotUtf8() throws IOException {
    byte[] text = {(byte) 0xff, (byte) 0xfe};
    assertThat(closeCode(socket -> socket.send(RawSocket.TEXT, true, text))).isEqualTo(NOT_UTF8);
  }

  @Test
  void halfASurrogatePair() throws IOException {
    byte[] text = {(byte) 0xed, (byte) 0xa0, (byte) 0x80};
    assertThat(closeCode(socket -> socket.send(RawSocket.TEXT, true, text))).isEqualTo(NOT_UTF8);
  }

  @Test
  void aFrameWithoutMask() throws IOException {
    assertThat(closeCode(socket -> socket.sendRaw(new byte[] {(byte) 0x81, 2, 'h', 'i'})))
        .isEqualTo(PROTOCOL);
  }

  @Test
  void reservedBits() throws IOException {
    assertThat(closeCode(socket -> socket.send(0x40 | RawSocket.TEXT, true, new byte[] {'h'})))
        .isEqualTo(PROTOCOL);
  }

  @Test
  void aLongPing() throws IOException {
    assertThat(closeCode(socket -> socket.send(RawSocket.PING, true, new byte[126])))
        .isEqualTo(PROTOCOL);
  }

  @Test
  void aFrameOfNineExabytes() throws IOException {
    byte[] frame = {
      (byte) 0x81, (byte) 0xff, 0x7f, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 'a', 'b', 'c'
    };
    assertThat(closeCode(socket -> socket.sendRaw(frame))).isIn(PROTOCOL, TOO_LONG);
  }

  @Test
  void aTextOf70Kilobytes() throws IOException {
    assertThat(closeCode(socket -> socket.send("x".repeat(70_000)))).isIn(TOO_LONG, GONE);
  }

  @Test
  void fragmentsOf100Kilobytes() throws IOException {
    byte[] part = "x".repeat(1000).getBytes(StandardCharsets.UTF_8);
    assertThat(
            closeCode(socket -> {
              socket.send(RawSocket.TEXT, false, part);
              for (int i = 0; i < 100; i++) {
                socket.send(RawSocket.CONTINUED, false, part);
              }
            }))
        .isIn(TOO_LONG, GONE);
  }

  @Test
  void anUnknownKindOfFrame() throws IOException {
    assertThat(closeCode(socket -> socket.send(3, true, new byte[] {'h', 'i'})))
        .isEqualTo(PROTOCOL);
  }
}
