package games.janus.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Random;

/**
 * The way between a page and the server, on a bad day: everything comes late, some of it very late,
 * and now and then the line breaks.
 */
final class Weather implements AutoCloseable {
  private final ServerSocket door;
  private final int port;
  private final Random random;
  private final Kind kind;

  /**
   * How bad it is.
   *
   * @param lagMillis at most, for each piece that comes through
   * @param stallPercent of the pieces take {@code stallMillis} more
   * @param cutPerMille of the pieces are the last that come through
   */
  record Kind(int lagMillis, int stallPercent, int stallMillis, int cutPerMille) {}

  Weather(int port, Kind kind, long seed) throws IOException {
    this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    this.port = port;
    this.kind = kind;
    this.random = new Random(seed);
    Thread.startVirtualThread(this::accept);
  }

  int port() {
    return door.getLocalPort();
  }

  private void accept() {
    try {
      while (true) {
        Socket near = door.accept();
        Socket far = new Socket(InetAddress.getLoopbackAddress(), port);
        near.setTcpNoDelay(true);
        far.setTcpNoDelay(true);
        Thread.startVirtualThread(() -> carry(near, far));
        Thread.startVirtualThread(() -> carry(far, near));
      }
    } catch (IOException _) {
      // it is over
    }
  }

  private void carry(Socket from, Socket to) {
    byte[] piece = new byte[4096];
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int length = in.read(piece); length > 0; length = in.read(piece)) {
        Thread.sleep(delay());
        out.write(piece, 0, length);
        out.flush();
        if (isCut()) {
          return;
        }
      }
    } catch (IOException _) {
      // one of them has hung up
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized int delay() {
    boolean isStalled = random.nextInt(100) < kind.stallPercent();
    return random.nextInt(kind.lagMillis() + 1) + (isStalled ? kind.stallMillis() : 0);
  }

  private synchronized boolean isCut() {
    return random.nextInt(1000) < kind.cutPerMille();
  }

  @Override
  public void close() throws IOException {
    door.close();
  }
}
