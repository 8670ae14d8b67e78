package games.janus.engines.checkers.endgame;

import java.util.Arrays;

/** Bytes and bits in a row; the highest bit of a byte comes first. */
final class ByteSink {
  private byte[] bytes = new byte[1 << 12];
  private int size;
  private int pending;
  private int pendingBits;

  void put(int value) {
    if (size == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * size);
    }
    bytes[size++] = (byte) value;
  }

  void putInt(int value) {
    put(value >>> 24);
    put(value >>> 16);
    put(value >>> 8);
    put(value);
  }

  void putSlice(Slice slice) {
    put(slice.blackMen());
    put(slice.blackKings());
    put(slice.whiteMen());
    put(slice.whiteKings());
  }

  /** A small number in few bytes: seven bits each, the lowest first, the last below 128. */
  void putCount(int value) {
    int left = value;
    for (; left >= 128; left >>>= 7) {
      put(left | 128);
    }
    put(left);
  }

  void putAll(ByteSink other) {
    for (int i = 0; i < other.size; i++) {
      put(other.bytes[i]);
    }
  }

  void putBits(int value, int bits) {
    for (int bit = bits - 1; bit >= 0; bit--) {
      pending = pending << 1 | ((value >>> bit) & 1);
      if (++pendingBits == 8) {
        put(pending);
        pendingBits = 0;
      }
    }
  }

  /** Fills the last byte with zeros. */
  void flushBits() {
    while (pendingBits != 0) {
      putBits(0, 1);
    }
  }

  int size() {
    return size;
  }

  byte[] toBytes() {
    return Arrays.copyOf(bytes, size);
  }

  int checksum() {
    return Checksum.of(bytes, 0, size);
  }
}
