package games.janus.engines.museum.mint;

import games.janus.message.Messages;

/** The words that make a number of one or two others and touch nothing else. */
record Calculator(Dialect dialect) {
  /**
   * The result of a word.
   *
   * @param a the first number, or the only one
   * @param b the second number; the same as the first where a word takes one
   */
  long result(Word word, long a, long b, Mode mode) {
    return switch (word) {
      case ADD -> mode.add(a, b);
      case SUBTRACT -> mode.subtract(a, b);
      case MULTIPLY -> mode.multiply(a, b);
      case POWER -> mode.power(a, b);
      case MODULO -> mode.modulo(a, b);
      case ABSOLUTE -> mode.isNegative(a) ? mode.subtract(mode.cell(0), a) : a;
      case SIGN -> mode.cell(Integer.signum(mode.compare(a, mode.cell(0))));
      case LEAST -> mode.compare(a, b) <= 0 ? a : b;
      case GREATEST -> mode.compare(a, b) >= 0 ? a : b;
      case FLOOR -> mode.isFloating() ? mode.cell(Math.floor(mode.real(a))) : a;
      case CEILING -> mode.isFloating() ? mode.cell(Math.ceil(mode.real(a))) : a;
      case ROUND -> mode.round(a);
      case TRUNCATE -> mode.isFloating() ? mode.cell(truncated(mode.real(a))) : a;
      case ROOT -> mode.root(a);
      case GREATER -> mode.truth(mode.compare(a, b) > 0);
      case LESS -> mode.truth(mode.compare(a, b) < 0);
      case EQUAL -> mode.truth(mode.compare(a, b) == 0);
      case BOTH -> mode.truth(mode.isTrue(a) && mode.isTrue(b));
      case AND, OR, XOR, NOT, SHIFT_LEFT, SHIFT_RIGHT -> bits(word, a, b, mode);
      default -> throw new IllegalArgumentException(word + " does not calculate");
    };
  }

  private static double truncated(double number) {
    return number < 0 ? Math.ceil(number) : Math.floor(number);
  }

  // The operators that look at the bits of a number, in both dialects

  private long bits(Word word, long a, long b, Mode mode) {
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
      throw new MintException(Messages.mintShift(places));
    }
  }
}
