package games.janus.engines.museum.mint;

import games.janus.message.Messages;
import games.janus.rules.Ascii;

/**
 * What numbers are. A number is kept in a {@code long} cell: whole numbers as they are, cut to the
 * width of the mode, and floating-point numbers by their bits.
 */
enum Mode {
  INT8("int8", 8),
  INT16("int16", 16),
  INT32("int32", 32),
  INT64("int64", 64),
  FP("fp", 16);

  static final long TRUE = -1;
  static final long FALSE = 0;

  private final String words;
  private final int bits;

  /**
   * @param bits the width that bit operators and hexadecimal printing work in
   */
  Mode(String words, int bits) {
    this.words = words;
    this.bits = bits;
  }

  String words() {
    return words;
  }

  int bits() {
    return bits;
  }

  boolean isFloating() {
    return this == FP;
  }

  /** The cell of a whole number; what does not fit is cut off at the top, as machines do. */
  long cell(long whole) {
    return isFloating() ? cell((double) whole) : cut(whole);
  }

  /** The cell of any number; whole modes round it down. */
  long cell(double real) {
    return isFloating() ? Double.doubleToLongBits(real) : cut((long) Math.floor(real));
  }

  private long cut(long whole) {
    int above = Long.SIZE - bits;
    return whole << above >> above;
  }

  /** The whole number in a cell, rounded down. */
  long whole(long cell) {
    return isFloating() ? (long) Math.floor(real(cell)) : cell;
  }

  double real(long cell) {
    return isFloating() ? Double.longBitsToDouble(cell) : cell;
  }

  /** The same number in the cells of another mode. */
  long convert(long cell, Mode to) {
    return isFloating() ? to.cell(real(cell)) : to.cell(cell);
  }

  boolean isTrue(long cell) {
    return isFloating() ? real(cell) != 0 : cell != 0;
  }

  boolean isNegative(long cell) {
    return isFloating() ? real(cell) < 0 : cell < 0;
  }

  long truth(boolean truth) {
    return cell(truth ? TRUE : FALSE);
  }

  long add(long a, long b) {
    return isFloating() ? cell(real(a) + real(b)) : cell(a + b);
  }

  long subtract(long a, long b) {
    return isFloating() ? cell(real(a) - real(b)) : cell(a - b);
  }

  long multiply(long a, long b) {
    return isFloating() ? cell(real(a) * real(b)) : cell(a * b);
  }

  long divide(long a, long b) {
    requireDivisor(b);
    return isFloating() ? cell(real(a) / real(b)) : cell(Math.floorDiv(a, b));
  }

  /** The remainder has the sign of the divisor, so that it agrees with rounding down. */
  long modulo(long a, long b) {
    requireDivisor(b);
    return isFloating()
        ? cell(real(a) - Math.floor(real(a) / real(b)) * real(b))
        : cell(Math.floorMod(a, b));
  }

  private void requireDivisor(long b) {
    if (!isTrue(b)) {
      throw new MintException(Messages.mintDivision());
    }
  }

  long power(long a, long b) {
    if (isFloating()) {
      return cell(Math.pow(real(a), real(b)));
    }
    if (b < 0) {
      throw new MintException(Messages.mintExponent());
    }
    long result = 1;
    long square = a;
    for (long rest = b; rest > 0; rest >>= 1) {
      result *= (rest & 1) == 1 ? square : 1;
      square *= square;
    }
    return cell(result);
  }

  long root(long a) {
    if (isNegative(a)) {
      throw new MintException(Messages.mintRoot());
    }
    return cell(Math.sqrt(real(a)));
  }

  int compare(long a, long b) {
    return isFloating() ? Double.compare(real(a), real(b)) : Long.compare(a, b);
  }

  /** Halves go away from zero, as in Octave. */
  long round(long a) {
    return isFloating() ? cell(Math.copySign(Math.floor(Math.abs(real(a)) + 0.5), real(a))) : a;
  }

  /** How {@code .} shows it. */
  String decimal(long cell) {
    return isFloating() ? SixDigits.of(real(cell)) : Long.toString(cell);
  }

  /** How {@code ,} shows it: all digits of its width. */
  String hexadecimal(long cell) {
    long masked = bits == Long.SIZE ? cell : whole(cell) & (1L << bits) - 1;
    var digits = new StringBuilder(Long.toHexString(masked));
    while (digits.length() < bits / 4) {
      digits.insert(0, '0');
    }
    for (int i = 0; i < digits.length(); i++) {
      digits.setCharAt(i, Ascii.capital(digits.charAt(i)));
    }
    return digits.toString();
  }
}
