package games.janus.engines.checkers.endgame;

/** CRC-32 as in zip files, written out because the core brings nothing along. */
public final class Checksum {
  private static final int POLYNOMIAL = 0xEDB8_8320;
  private static final int[] OF_BYTE = new int[256];

  static {
    for (int value = 0; value < 256; value++) {
      int rest = value;
      for (int bit = 0; bit < 8; bit++) {
        rest = (rest & 1) != 0 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
      }
      OF_BYTE[value] = rest;
    }
  }

  private Checksum() {}

  /** The checksum of the bytes from one place up to another. */
  public static int of(byte[] bytes, int from, int to) {
    int sum = -1;
    for (int i = from; i < to; i++) {
      sum = (sum >>> 8) ^ OF_BYTE[(sum ^ bytes[i]) & 255];
    }
    return ~sum;
  }
}
