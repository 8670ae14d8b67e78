package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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

  interface Sending {
    void to(RawSocket socket) throws IOException;
  }

  /**
   * What is sent, and the code with which the server may hang up.
   *
   * @param codes 0 stands for a line that is closed without a word
   */
  record Attack(String name, Sending sending, Set<Integer> codes) {
    static Attack of(String name, Sending sending, Integer... codes) {
      return new Attack(name, sending, Set.copyOf(Arrays.asList(codes)));
    }

    static Attack of(String name, byte[] frame, Integer... codes) {
      return of(name, socket -> socket.sendRaw(frame), codes);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static List<Attack> attacks() {
    byte[] noUtf8 = {(byte) 0xff, (byte) 0xfe};
    byte[] halfAPair = {(byte) 0xed, (byte) 0xa0, (byte) 0x80};
    byte[] unmasked = {(byte) 0x81, 2, 'h', 'i'};
    byte[] exabytes = {
      (byte) 0x81, (byte) 0xff, 0x7f, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 'a', 'b', 'c'
    };
    byte[] part = "x".repeat(1000).getBytes(StandardCharsets.UTF_8);
    byte[] letter = {'h'};
    return List.of(
        Attack.of("not UTF-8", socket -> socket.send(RawSocket.TEXT, true, noUtf8), NOT_UTF8),
        Attack.of(
            "half a surrogate pair",
            socket -> socket.send(RawSocket.TEXT, true, halfAPair),
            NOT_UTF8),
        Attack.of("no mask", unmasked, PROTOCOL),
        Attack.of(
            "reserved bits", socket -> socket.send(0x40 | RawSocket.TEXT, true, letter), PROTOCOL),
        Attack.of(
            "a long ping", socket -> socket.send(RawSocket.PING, true, new byte[126]), PROTOCOL),
        Attack.of("nine exabytes", exabytes, PROTOCOL, TOO_LONG),
        Attack.of("70 KB of text", socket -> socket.send("x".repeat(70_000)), TOO_LONG, GONE),
        Attack.of(
            "100 KB of fragments",
            socket -> {
              socket.send(RawSocket.TEXT, false, part);
              for (int i = 0; i < 100; i++) {
                socket.send(RawSocket.CONTINUED, false, part);
              }
            },
            TOO_LONG,
            GONE),
        Attack.of("an unknown kind", socket -> socket.send(3, true, letter), PROTOCOL));
  }

  @Test
  void aProperMessageIsAnswered() throws IOException {
    try (RawSocket socket = RawSocket.open(served.port())) {
      assertThat(socket.send("hi").hearText()).contains("\"kind\":\"request\"");
    }
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void endsTheLine(Attack attack) throws IOException {
    assertThat(closeCode(served.port(), attack)).isIn(attack.codes);
  }

  /** How the server hangs up. */
  static int closeCode(int port, Attack attack) throws IOException {
    try (RawSocket socket = RawSocket.open(port)) {
      try {
        attack.sending.to(socket);
      } catch (SocketException _) {
        // it has hung up while we spoke
      }
      return socket.hearClose();
    } catch (EOFException | SocketException _) {
      return GONE;
    }
  }
}
