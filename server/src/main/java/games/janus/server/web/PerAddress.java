package games.janus.server.web;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.SelectorManager;

/**
 * Lets each address have so many connections and no more, so that nobody takes them all. What is
 * too much is closed before anything is read from it. Proxies, which speak for many, are let in.
 */
final class PerAddress implements SelectorManager.AcceptListener {
  private final int most;
  private final TrustedProxies proxies;
  private final Map<SelectableChannel, InetAddress> connections = new ConcurrentHashMap<>();
  private final Map<InetAddress, Integer> counts = new ConcurrentHashMap<>();

  PerAddress(int most, TrustedProxies proxies) {
    this.most = most;
    this.proxies = proxies;
  }

  @Override
  public void onAccepting(SelectableChannel channel) {
    try {
      if (channel instanceof SocketChannel socket
          && socket.getRemoteAddress() instanceof InetSocketAddress peer
          && !proxies.trusts(peer)) {
        InetAddress address = peer.getAddress();
        connections.put(channel, address);
        if (counts.merge(address, 1, Integer::sum) > most) {
          channel.close(); // its acceptance fails, and then it is uncounted
        }
      }
    } catch (IOException _) {
      // gone already
    }
  }

  @Override
  public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
    onClosed(channel);
  }

  @Override
  public void onClosed(SelectableChannel channel) {
    InetAddress address = connections.remove(channel);
    if (address != null) {
      counts.computeIfPresent(address, (_, count) -> count > 1 ? Integer.valueOf(count - 1) : null);
    }
  }
}
