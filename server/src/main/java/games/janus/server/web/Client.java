package games.janus.server.web;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;

/**
 * Who asks: an address, or with IPv6 the network of 64 bits that a household has to itself. Limits
 * are counted for it.
 *
 * @param address in figures
 */
public record Client(String address) {
  private static final int HOUSEHOLD_BYTES = 8;

  static Client of(InetAddress address) {
    byte[] bytes = address.getAddress();
    if (address instanceof Inet6Address) {
      Arrays.fill(bytes, HOUSEHOLD_BYTES, bytes.length, (byte) 0);
    }
    return new Client(Network.address(bytes).getHostAddress());
  }

  @Override
  public String toString() {
    return address;
  }
}
