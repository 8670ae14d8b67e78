package games.janus.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Locale;

/**
 * The names this server answers to. A server on the loopback interface answers to that alone; one
 * that others may reach answers to its name and to any address in figures, which no one else's name
 * can be pointed at.
 */
final class HostNames {
  private final String host;
  private final boolean isLoopback;

  HostNames(String host) {
    this.host = host.toLowerCase(Locale.ROOT);
    this.isLoopback = isLoopback(host);
  }

  static boolean isLoopback(String host) {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException _) {
      return false;
    }
  }

  String usual() {
    return host;
  }

  /** Whether the Host header of a request means this server. The port may be a tunnel's. */
  boolean isOurs(String hostAndPort) {
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
