package games.janus.server;

import games.janus.message.Messages;
import games.janus.server.games.Refusal;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.web.Door;
import games.janus.server.web.Exchange;
import games.janus.server.web.Pace;
import games.janus.server.web.PublicUrl;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * Stands at the door. Other pages in the same browser may not talk to the server: not by sending
 * requests (the Origin tells on them), and not by calling themselves by our address (the Host tells
 * on them, which is how DNS rebinding is noticed).
 *
 * <p>A server with a public address answers to that alone. Else one on the loopback interface
 * answers to that name alone; one that a home network may reach answers to its name and to any
 * address in figures, which no one else's name can be pointed at.
 */
final class Guard {
  private static final int SECONDS_AT_ONCE = 5;

  private final String name;
  private final boolean isLoopback;
  private final Optional<PublicUrl> publicUrl;
  private final Pace requests;
  private final Pace changes;

  Guard(ServerOptions options) {
    name = options.door() instanceof Door.Port port ? port.host().toLowerCase(Locale.ROOT) : "";
    isLoopback = ServerOptions.isLocal(options.door());
    publicUrl = options.deployment().publicUrl();
    requests = pace(options.caps().requestsPerSecond());
    changes = pace(options.caps().changesPerSecond());
  }

  private static Pace pace(int perSecond) {
    return new Pace((long) SECONDS_AT_ONCE * perSecond, Duration.ofSeconds(SECONDS_AT_ONCE));
  }

  /**
   * Looks whether a request may be answered.
   *
   * @throws Refusal if not
   */
  void check(Exchange exchange) {
    if (exchange.sender().isEmpty()) {
      throw Refusal.request(Messages.httpNoSender());
    }
    if (!isOurs(host(exchange))) {
      String known = publicUrl.map(PublicUrl::host).orElse(name);
      throw new Refusal(Kind.HOST, Messages.httpOtherHost(known));
    }
    boolean isFast = !requests.allows(exchange.client());
    if (!isReading(exchange)) {
      checkOrigin(exchange);
      isFast |= !changes.allows(exchange.client());
    }
    if (isFast) {
      throw new Refusal(Kind.TOO_MANY, Messages.httpTooFast());
    }
    checkGames(exchange);
  }

  private static boolean isReading(Exchange exchange) {
    return exchange.method().equals("GET") || exchange.method().equals("HEAD");
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
    boolean isOwn = origin.isEmpty() || isOurs(origin.get(), host(exchange));
    boolean isSame =
        site.isEmpty() || site.get().equals("same-origin") || site.get().equals("none");
    if (!isOwn || !isSame) {
      throw new Refusal(Kind.ORIGIN, Messages.httpOtherOrigin());
    }
  }

  private boolean isOurs(String origin, String host) {
    return publicUrl.isPresent()
        ? publicUrl.get().isOrigin(origin)
        : origin.equalsIgnoreCase("http://" + host);
  }

  /**
   * These games belong to nobody, so on a public server nobody may change them, or see which there
   * are; a game can be read by those who know its address. Seats of games by link have secrets.
   */
  private void checkGames(Exchange exchange) {
    boolean isList = exchange.path().equals("/api/games");
    boolean isChange =
        !isReading(exchange)
            && !exchange.path().matches("/api/games/[^/]+/(seat|invite)")
            && (exchange.path().startsWith("/api/games") || exchange.path().equals("/api/import"));
    if (publicUrl.isPresent() && (isList || isChange)) {
      throw new Refusal(Kind.PUBLIC, Messages.keptPublic());
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
    if (publicUrl.isPresent()) {
      return publicUrl.get().isHost(hostAndPort);
    }
    String asked = withoutPort(hostAndPort).toLowerCase(Locale.ROOT);
    if (asked.equals("localhost") || asked.equals("127.0.0.1") || asked.equals("[::1]")) {
      return true;
    }
    return !isLoopback && !asked.isEmpty() && (asked.equals(name) || isFigures(asked));
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
