package games.janus.server.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** The way to a database; it breaks when told, before a word arrives or before its answer does. */
final class LosingLine implements AutoCloseable {
  private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final AtomicInteger lost = new AtomicInteger();
  private volatile String word = "";
  private volatile boolean isArriving;
  private final int port;

  LosingLine(int port) throws IOException {
    this.port = port;
    Thread.startVirtualThread(this::welcome);
  }

  int port() {
    return door.getLocalPort();
  }

  int lost() {
    return lost.get();
  }

  /**
   * Breaks the line that says this word next.
   *
   * @param arrives whether the word does, and only its answer is lost
   */
  void loseNext(String next, boolean arrives) {
    isArriving = arrives;
    word = next;
  }

  private void welcome() {
    try {
      while (true) {
        Socket client = door.accept();
        var server = new Socket(InetAddress.getLoopbackAddress(), port);
        var isMute = new AtomicBoolean();
        Thread.startVirtualThread(() -> answer(server, client, isMute));
        Thread.startVirtualThread(() -> ask(client, server, isMute));
      }
    } catch (IOException _) {
      // it is over
    }
  }

  private void ask(Socket client, Socket server, AtomicBoolean isMute) {
    try (client;
        server) {
      InputStream in = client.getInputStream();
      OutputStream out = server.getOutputStream();
      byte[] piece = new byte[64 << 10];
      for (int size = in.read(piece); size > 0; size = in.read(piece)) {
        String text = new String(piece, 0, size, StandardCharsets.ISO_8859_1);
        if (!word.isEmpty() && text.contains(word)) {
          word = "";
          lost.incrementAndGet();
          isMute.set(true);
          if (!isArriving) {
            return;
          }
        }
        out.write(piece, 0, size);
        out.flush();
      }
    } catch (IOException _) {
      // the other side is gone
    }
  }

  private static void answer(Socket server, Socket client, AtomicBoolean isMute) {
    try (server;
        client) {
      InputStream in = server.getInputStream();
      OutputStream out = client.getOutputStream();
      byte[] piece = new byte[64 << 10];
      for (int size = in.read(piece); size > 0 && !isMute.get(); size = in.read(piece)) {
        out.write(piece, 0, size);
        out.flush();
      }
    } catch (IOException _) {
      // the other side is gone
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
  }
}
