package games.janus.server;

import games.janus.message.Messages;
import games.janus.server.games.Refusal;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.web.Exchange;
import games.janus.server.web.Pace;
import java.util.Optional;

/**
 * Stands at the door. Other pages in the same browser may not talk to the server: not by sending
 * requests (the Origin tells on them), and not by calling themselves by our address (the Host tells
 * on them, which is how DNS rebinding is noticed).
 */
final class Guard {
  private final HostNames names;
  private final Pace pace;

  Guard(HostNames names, Pace pace) {
    this.names = names;
    this.pace = pace;
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
    if (!names.isOurs(host(exchange))) {
      throw new Refusal(Kind.HOST, Messages.httpOtherHost(names.usual()));
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
}
