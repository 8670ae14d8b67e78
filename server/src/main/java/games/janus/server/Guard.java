package games.janus.server;

import games.janus.message.Messages;
import games.janus.server.games.Refusal;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.web.Exchange;
import games.janus.server.web.Pace;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Optional;

/**
 * Stands at the door. Other pages in the same browser may not talk to the server: not by sending
 * requests (the Origin tells on them), and not by calling themselves by our address (the Host tells
 * on them, which is how DNS rebinding is noticed).
 *
 * <p>A server on the loopback interface answers to that name alone; one that others may reach
 * answers to its name and to any address in figures, which no one else's name can be pointed at.
 *
 * @param host the address the server listens on
 */
record Guard(String host, boolean isLoopback, Pace pace) {
  static Guard of(String host, Pace pace) {
    return new Guard(host.toLowerCase(Locale.ROOT), isLoopback(host), pace);
  }

  /**
   * Looks whether a request may be answered.
   *
   * @throws Refusal if not
   */
  void check(Exchange exchange) {
    checkHost(exchange);
    boolean isReading = exchange.method().equals("GET") || exchange.method().equals("HEAD");
    if (!isReading) {
      checkOrigin(exchange);
      if (!pace.allows(exchange.client())) {
        throw new Refusal(Kind.TOO_MANY, Messages.httpTooFast());
      }
    }
  }

  private void checkHost(Exchange exchange) {
    if (!isOurs(host(exchange))) {
      throw new Refusal(Kind.HOST, Messages.httpOtherHost(host));
    }
  }

  private static String host(Exchange exchange) {
    return exchange.header("Host").orElse("");
  }

  /**
   * Looks whether our own page sent a request.
   *
   * @throws Refusal if another page did
   */
  void checkOrigin(Exchange exchange) {
    Optional<String> origin = exchange.header("Origin");
    Optional<String> site = exchange.header("Sec-Fetch-Site");
    boolean isOwn = origin.isEmpty() || origin.get().equalsIgnoreCase("http://" + host(exchange));
    boolean isSame =
        site.isEmpty() || site.get().equals("same-origin") || site.get().equals("none");
    if (!isOwn || !isSame) {
      throw new Refusal(Kind.ORIGIN, Messages.httpOtherOrigin());
    }
  }

  static boolean isLoopback(String host) {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException _) {
      return false;
    }
  }

  /** Whether the Host header of a request means this server. The port may be a tunnel's. */
  private boolean isOurs(String hostAndPort) {
    String name = withoutPort(hostAndPort).toLowerCase(Locale.ROOT);
    if (name.equals("localhost") || name.equals("127.0.0.1") || name.equals("[::1]")) {
      return true;
    }
    return !isLoopback && !name.isEmpty() && (name.equals(host) || isFigures(name));
  }

  private static String withoutPort(String hostAndPort) {
    int end = hostAndPort.indexOf(']');
    int colon = hostAndPort.indexOf(':', Math.max(end, 0));
    return colon < 0 ? hostAndPort : hostAndPort.substring(0, colon);
  }

  private static boolean isFigures(String name) {
    return name.startsWith("[")
        ? name.matches("\\[[0-9a-f:.]+]")
        : name.matches("\\d{1,3}(\\.\\d{1,3}){3}");
  }
}
