package games.janus.engines.museum.mint;

/** The operators that look at the bits of a number, in both dialects. */
final class Bits {
  private Bits() {}

  static long operate(Word word, long a, long b, Mode mode, Dialect dialect) {
    return dialect.hasQuirks()
        ? quirky(word, Math.max(0, mode.whole(a)), Math.max(0, mode.whole(b)), mode)
        : mode.cell(plain(word, mode.whole(a), mode.whole(b), mode.bits()));
  }

  private static long plain(Word word, long a, long b, int bits) {
    return switch (word) {
      case AND -> a & b;
      case OR -> a | b;
      case XOR -> a ^ b;
      case NOT -> ~a;
      case SHIFT_LEFT -> shiftLeft(a, b);
      case SHIFT_RIGHT -> shiftRight(a & mask(bits), b);
      default -> throw new IllegalArgumentException(word + " is no bit operator");
    };
  }

  /**
   * MINT-Octave takes negative numbers for 0 and does not cut the result back to signed width, so
   * that {@code 0 ~} is 65535. In int64 we keep to what a long can hold.
   */
  private static long quirky(Word word, long a, long b, Mode mode) {
    long unsigned = mode.bits() == Long.SIZE ? Long.MAX_VALUE : mask(mode.bits());
    long result = plain(word, a, b, mode.bits()) & unsigned;
    return mode.isFloating() ? mode.cell(result) : result;
  }

  private static long mask(int bits) {
    return bits == Long.SIZE ? -1 : (1L << bits) - 1;
  }

  private static long shiftLeft(long a, long places) {
    requireForward(places);
    return places >= Long.SIZE ? 0 : a << places;
  }

  private static long shiftRight(long a, long places) {
    requireForward(places);
    return places >= Long.SIZE ? 0 : a >>> places;
  }

  private static void requireForward(long places) {
    if (places < 0) {
      throw new MintException("Bits cannot be moved " + places + " times");
    }
  }
}
