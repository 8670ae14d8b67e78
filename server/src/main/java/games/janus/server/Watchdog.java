package games.janus.server;

import games.janus.server.web.Door;
import games.janus.server.web.EventLog;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/**
 * Asks the server each second whether it is there, as anybody would, over its own door. One that
 * does not answer three times running is ended, so that whoever looks after it starts it again.
 */
final class Watchdog implements AutoCloseable {
  /** For the operating system: an internal error. */
  static final int EXIT = 70;

  private static final int MISSES = 3;
  private static final int PATIENCE_SECONDS = 2;

  private static final String QUESTION =
      """
      GET /healthz HTTP/1.1
      Host: localhost
      Connection: close

      """
          .replace("\n", "\r\n");

  private final BooleanSupplier probe;
  private final Runnable end;
  private final CountDownLatch isClosing = new CountDownLatch(1);

  /**
   * Prepares a watch.
   *
   * @param probe whether the server answers; may hang
   * @param end what happens when it does not
   */
  Watchdog(BooleanSupplier probe, Runnable end) {
    this.probe = probe;
    this.end = end;
  }

  /** Watches over a door, and ends the process. */
  static Watchdog over(Door door, int port) {
    return new Watchdog(() -> answers(door, port), Watchdog::endProcess);
  }

  void start(long millisBetween) {
    Thread.ofPlatform().name("janus-watchdog").daemon().start(() -> run(millisBetween));
  }

  private void run(long millisBetween) {
    try {
      for (int misses = 0; !isClosing.await(millisBetween, TimeUnit.MILLISECONDS); ) {
        misses = isThere() ? 0 : misses + 1;
        if (misses == MISSES && isClosing.getCount() > 0) {
          end.run();
          return;
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean isThere() throws InterruptedException {
    var answer = new CompletableFuture<Boolean>();
    Thread.ofPlatform()
        .name("janus-probe")
        .daemon()
        .start(() -> answer.complete(probe.getAsBoolean()));
    try {
      return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException _) {
      return false;
    }
  }

  private static boolean answers(Door door, int port) {
    try (SocketChannel line = open(door, port)) {
      line.write(ByteBuffer.wrap(QUESTION.getBytes(StandardCharsets.US_ASCII)));
      return line.read(ByteBuffer.allocate(1)) == 1;
    } catch (IOException _) {
      return false;
    }
  }

  private static SocketChannel open(Door door, int port) throws IOException {
    return switch (door) {
      case Door.Port own -> {
        boolean isAny = own.host().equals("0.0.0.0") || own.host().equals("::");
        String host = isAny ? ServerOptions.LOOPBACK : own.host();
        yield SocketChannel.open(new InetSocketAddress(host, port));
      }
      case Door.File file -> {
        SocketChannel line = SocketChannel.open(StandardProtocolFamily.UNIX);
        SocketAddress address = UnixDomainSocketAddress.of(file.path());
        line.connect(address);
        yield line;
      }
    };
  }

  /** Leaves what is needed to find out why, and goes without waiting for anybody. */
  private static void endProcess() {
    EventLog.STANDARD.log(EventLog.Level.ERROR, "watchdog", "the server does not answer: it ends");
    for (ThreadInfo thread : ManagementFactory.getThreadMXBean().dumpAllThreads(true, true)) {
      System.err.print(thread);
    }
    System.err.flush();
    Runtime.getRuntime().halt(EXIT);
  }

  @Override
  public void close() {
    isClosing.countDown();
  }
}
