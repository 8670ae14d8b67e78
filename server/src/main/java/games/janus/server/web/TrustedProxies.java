package games.janus.server.web;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.List;
import java.util.Optional;

/**
 * Proxies whose word is taken for who asks. Each writes down whom it heard, at the end of {@code
 * X-Forwarded-For}; what stands before that may be invented.
 */
public record TrustedProxies(List<Network> networks) {
  public static final TrustedProxies NONE = new TrustedProxies(List.of());

  /** Who speaks over a socket that is a file is a proxy: whoever may open it is trusted. */
  boolean trusts(SocketAddress peer) {
    return !(peer instanceof InetSocketAddress internet) || trusts(internet.getAddress());
  }

  private boolean trusts(InetAddress address) {
    return networks.stream().anyMatch(network -> network.contains(address));
  }

  /**
   * Who asks.
   *
   * @param forwarded the lines of X-Forwarded-For
   * @return nothing if a proxy does not say it
   */
  Optional<Client> client(SocketAddress peer, List<String> forwarded) {
    if (!trusts(peer)) {
      return Optional.of(Client.of(((InetSocketAddress) peer).getAddress()));
    }
    Optional<Client> client = Optional.empty();
    try {
      for (String entry : List.of(String.join(",", forwarded).split(",", -1)).reversed()) {
        InetAddress address = InetAddress.ofLiteral(entry.strip());
        client = Optional.of(Client.of(address));
        if (!trusts(address)) {
          return client;
        }
      }
      return client; // proxies alone: the first of them asks
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
