package games.janus.server.web;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.internal.HttpConnection;

/**
 * Closes connections on which the headers of a request are not whole in time. Jetty's own timeout
 * begins anew with every byte, so that who sends one now and then would stay for ever.
 */
final class HeaderWatch {
  private final Connector connector;
  private final long patienceNanos;
  private Map<EndPoint, Seen> seen = new HashMap<>();

  /**
   * What a connection had received when it was last between requests.
   *
   * @param requests whose headers were whole
   */
  private record Seen(long requests, long bytes, long at) {}

  HeaderWatch(Connector connector, Duration patience) {
    this.connector = connector;
    this.patienceNanos = patience.toNanos();
  }

  /** Looks at every connection; to be called about once a second, by one thread. */
  void check(long now) {
    Map<EndPoint, Seen> next = new HashMap<>();
    for (EndPoint endPoint : connector.getConnectedEndPoints()) {
      if (endPoint.getConnection() instanceof HttpConnection connection) {
        Seen before = seen.get(endPoint);
        if (before == null || !isSameHeader(connection, before)) {
          next.put(endPoint, new Seen(connection.getMessagesIn(), connection.getBytesIn(), now));
        } else if (now - before.at < patienceNanos) {
          next.put(endPoint, before);
        } else {
          endPoint.close();
        }
      }
    }
    seen = next;
  }

  private static boolean isSameHeader(HttpConnection connection, Seen before) {
    boolean isSilent = connection.getParser().isStart() && connection.getBytesIn() == before.bytes;
    return connection.getParser().inHeaderState()
        && connection.getMessagesIn() == before.requests
        && !isSilent;
  }
}
