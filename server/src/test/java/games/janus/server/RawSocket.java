package games.janus.server;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A WebSocket that sends exactly the frames it is told to. */
final class RawSocket implements AutoCloseable {
  static final int CONTINUED = 0;
  static final int TEXT = 1;
  static final int BINARY = 2;
  static final int CLOSE = 8;
  static final int PING = 9;
  static final int PONG = 10;

  private final RawHttp http;
  private final DataInputStream in;

  private RawSocket(RawHttp http) throws IOException {
    this.http = http;
    this.in = new DataInputStream(http.socket().getInputStream());
  }

  /** A frame that came. */
  static final class Frame {
    private final int kind;
    private final byte[] content;

    private Frame(int kind, byte[] content) {
      this.kind = kind;
      this.content = content;
    }

    int kind() {
      return kind;
    }

    byte[] content() {
      return content;
    }

    String text() {
      return new String(content, StandardCharsets.UTF_8);
    }

    /** Why the other side hangs up. */
    int closeCode() {
      return ((content[0] & 0xff) << 8) | (content[1] & 0xff);
    }
  }

  static String handshake(int port, String origin) {
    return handshake(port, origin, "/api/think");
  }

  private static String handshake(int port, String origin, String path) {
    return "GET "
        + path
        + " HTTP/1.1\r\nHost: 127.0.0.1:"
        + port
        + "\r\n"
        + (origin.isEmpty() ? "" : "Origin: " + origin + "\r\n")
        + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
  }

  static RawSocket open(int port) throws IOException {
    return open(port, "/api/think");
  }

  static RawSocket open(int port, String path) throws IOException {
    return open(port, path, InetAddress.getLoopbackAddress());
  }

  static RawSocket open(int port, String path, InetAddress from) throws IOException {
    var http = new RawHttp(port, from);
    RawHttp.Heard heard = http.say(handshake(port, "http://127.0.0.1:" + port, path)).hear();
    if (heard.status() != 101) {
      throw new IOException("not let in: " + heard);
    }
    return new RawSocket(http);
  }

  RawSocket send(String text) throws IOException {
    return send(TEXT, true, text.getBytes(StandardCharsets.UTF_8));
  }

  RawSocket send(int kind, boolean isLast, byte[] content) throws IOException {
    var frame = new ByteArrayOutputStream();
    frame.write((isLast ? 0x80 : 0) | kind);
    if (content.length < 126) {
      frame.write(0x80 | content.length);
    } else if (content.length < 65536) {
      frame.write(0x80 | 126);
      frame.write(content.length >> 8);
      frame.write(content.length);
    } else {
      frame.write(0x80 | 127);
      for (int shift = 56; shift >= 0; shift -= 8) {
        frame.write((int) ((long) content.length >> shift));
      }
    }
    byte[] mask = {1, 2, 3, 4};
    frame.write(mask);
    for (int i = 0; i < content.length; i++) {
      frame.write(content[i] ^ mask[i & 3]);
    }
    http.say(frame.toByteArray());
    return this;
  }

  RawSocket sendRaw(byte[] frame) throws IOException {
    http.say(frame);
    return this;
  }

  /** The next message, which may come in several frames. */
  Frame hear() throws IOException {
    int first = in.readUnsignedByte();
    int kind = first & 0x0f;
    boolean isLast = (first & 0x80) != 0;
    int length = in.readUnsignedByte() & 0x7f;
    long size = length == 126 ? in.readUnsignedShort() : length == 127 ? in.readLong() : length;
    var frame = new Frame(kind, in.readNBytes((int) size));
    if (kind != PING) {
      return isLast ? frame : new Frame(kind, joined(frame.content, hear().content));
    }
    send(PONG, true, frame.content); // as every browser does
    return hear();
  }

  private static byte[] joined(byte[] one, byte[] other) {
    byte[] all = Arrays.copyOf(one, one.length + other.length);
    System.arraycopy(other, 0, all, one.length, other.length);
    return all;
  }

  /** The next text, whatever else comes before it. */
  String hearText() throws IOException {
    Frame frame = hear();
    while (frame.kind != TEXT) {
      if (frame.kind == CLOSE) {
        throw new IOException("hung up: " + frame.closeCode());
      }
      frame = hear();
    }
    return frame.text();
  }

  /** The code with which the other side hangs up, whatever it still says before. */
  int hearClose() throws IOException {
    Frame frame = hear();
    while (frame.kind != CLOSE) {
      frame = hear();
    }
    return frame.closeCode();
  }

  /** Gone without a word. */
  @Override
  public void close() throws IOException {
    http.close();
  }
}
