package games.janus.server.web;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;

/** The WebSockets that are open. */
final class SocketLines {
  /** Who reads so slowly that more wait is given up. */
  private static final int MOST_WAITING = 64;

  /** Every few seconds each end is asked for a sign of life. */
  static final int SECONDS_BETWEEN_CHECKS = 5;

  private static final long SILENCE_NANOS = TimeUnit.SECONDS.toNanos(20);

  private final ServerWebSocketContainer container;
  private final WebLimits limits;
  private final Set<SocketLine> open = ConcurrentHashMap.newKeySet();

  SocketLines(Server server, WebLimits limits) {
    this.limits = limits;
    container = ServerWebSocketContainer.ensure(server);
    container.setMaxFrameSize(limits.messageBytes());
    container.setMaxTextMessageSize(limits.messageBytes());
    container.setMaxBinaryMessageSize(limits.messageBytes());
    container.setMaxOutgoingFrames(MOST_WAITING);
    // An answer may be longer than a question: it goes out in frames of that size. Each line counts
    // what comes in.
    container.setAutoFragment(true);
    container.setIdleTimeout(limits.idleTime());
  }

  boolean upgrade(
      LineListener listener, Client client, Request request, Response response, Callback callback) {
    return container.upgrade(
        (_, _, _) -> new SocketLine(listener, open, limits, client), request, response, callback);
  }

  void check() {
    for (SocketLine line : open) {
      line.check(SILENCE_NANOS);
    }
  }
}
