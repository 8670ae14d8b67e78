package games.janus.server;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Says to a server exactly what it is told, however improper, and hears what comes back. */
final class RawHttp implements AutoCloseable {
  private static final int PATIENCE_MILLIS = 20_000;

  private final Socket socket = new Socket();

  RawHttp(int port) throws IOException {
    this(port, InetAddress.getLoopbackAddress());
  }

  /**
   * Calls a server on this machine.
   *
   * @param from the address of this machine by which the server knows the caller
   */
  RawHttp(int port, InetAddress from) throws IOException {
    socket.bind(new InetSocketAddress(from, 0));
    socket.setSoTimeout(PATIENCE_MILLIS);
    socket.setTcpNoDelay(true);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
  }

  /** What came back. */
  record Heard(int status, String headers, String body) {}

  RawHttp say(String text) throws IOException {
    return say(text.getBytes(StandardCharsets.UTF_8));
  }

  RawHttp say(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
    socket.getOutputStream().flush();
    return this;
  }

  Heard hear() throws IOException {
    String headers = headers();
    int status = Integer.parseInt(headers.substring(9, 12));
    String lower = headers.toLowerCase(Locale.ROOT);
    int at = lower.indexOf("content-length: ");
    int length =
        at < 0 ? 0 : Integer.parseInt(lower.substring(at + 16, lower.indexOf("\r\n", at)).strip());
    byte[] body = socket.getInputStream().readNBytes(length);
    return new Heard(status, headers, new String(body, StandardCharsets.UTF_8));
  }

  private String headers() throws IOException {
    var bytes = new ByteArrayOutputStream();
    InputStream in = socket.getInputStream();
    while (!bytes.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
      int next = in.read();
      if (next < 0) {
        throw new EOFException("hung up after: " + bytes.toString(StandardCharsets.ISO_8859_1));
      }
      bytes.write(next);
    }
    return bytes.toString(StandardCharsets.ISO_8859_1);
  }

  /** Whether the other side has hung up, or does so now. */
  boolean isHungUp() {
    try {
      while (socket.getInputStream().read() >= 0) {
        // whatever it still has to say
      }
      return true;
    } catch (java.net.SocketTimeoutException _) {
      return false;
    } catch (IOException _) {
      return true; // reset
    }
  }

  Socket socket() {
    return socket;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
