package games.janus.server.web;

import java.net.InetAddress;
import java.net.UnknownHostException;

/**
 * A range of addresses, written {@code 192.0.2.0/24}.
 *
 * @param bits how many of them all addresses of the range share
 */
public record Network(InetAddress first, int bits) {
  /**
   * Reads a range, or a single address.
   *
   * @throws IllegalArgumentException if the text is neither
   */
  public static Network of(String text) {
    int slash = text.indexOf('/');
    InetAddress first = InetAddress.ofLiteral(slash < 0 ? text : text.substring(0, slash));
    int most = first.getAddress().length * Byte.SIZE;
    int bits = slash < 0 ? most : Integer.parseInt(text.substring(slash + 1));
    if (bits < 0 || bits > most) {
      throw new IllegalArgumentException(text);
    }
    return new Network(first, bits);
  }

  boolean contains(InetAddress address) {
    byte[] mine = first.getAddress();
    byte[] other = address.getAddress();
    if (mine.length != other.length) {
      return false;
    }
    for (int bit = 0; bit < bits; bit++) {
      int mask = 0x80 >> (bit % Byte.SIZE);
      if (((mine[bit / Byte.SIZE] ^ other[bit / Byte.SIZE]) & mask) != 0) {
        return false;
      }
    }
    return true;
  }

  static InetAddress address(byte[] bytes) {
    try {
      return InetAddress.getByAddress(bytes);
    } catch (UnknownHostException impossible) {
      throw new IllegalArgumentException(impossible); // only for a length that no address has
    }
  }
}
