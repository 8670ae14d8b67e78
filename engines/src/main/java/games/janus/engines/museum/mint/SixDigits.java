package games.janus.engines.museum.mint;

/**
 * Floating-point numbers with six digits, as C and Octave print them with {@code %g}; the same on
 * the JVM and in the browser.
 */
final class SixDigits {
  private static final int DIGITS = 6;
  private static final long LEAST = 100_000; // the least number with six digits

  private SixDigits() {}

  static String of(double number) {
    if (Double.isNaN(number)) {
      return "NaN";
    }
    String sign = number < 0 ? "-" : "";
    double size = Math.abs(number);
    if (Double.isInfinite(number)) {
      return sign + "Inf";
    }
    return size == 0 ? "0" : sign + positive(size);
  }

  private static String positive(double size) {
    int exponent = exponent(size);
    long digits = Math.round(scaled(size, DIGITS - 1 - exponent));
    if (digits >= 10 * LEAST) { // rounded up to the next power of ten
      digits /= 10;
      exponent++;
    }
    boolean plain = exponent >= -4 && exponent < DIGITS;
    String text = Long.toString(digits);
    return plain ? plain(text, exponent) : scientific(text, exponent);
  }

  /** The power of ten of the first digit. */
  private static int exponent(double size) {
    int exponent = 0;
    while (scaled(size, -exponent) >= 10) {
      exponent++;
    }
    while (scaled(size, -exponent) < 1) {
      exponent--;
    }
    return exponent;
  }

  /** The number times a power of ten, in two halves so that no power overflows. */
  private static double scaled(double size, int power) {
    int half = power / 2;
    return timesTen(timesTen(size, half), power - half);
  }

  private static double timesTen(double size, int power) {
    double factor = 1;
    for (int i = Math.abs(power); i > 0; i--) {
      factor *= 10;
    }
    return power < 0 ? size / factor : size * factor;
  }

  private static String plain(String digits, int exponent) {
    if (exponent < 0) {
      return trimmed("0." + "0".repeat(-exponent - 1) + digits);
    }
    return trimmed(digits.substring(0, exponent + 1) + "." + digits.substring(exponent + 1));
  }

  private static String scientific(String digits, int exponent) {
    String power = Integer.toString(Math.abs(exponent));
    return trimmed(digits.charAt(0) + "." + digits.substring(1))
        + (exponent < 0 ? "e-" : "e+")
        + (power.length() == 1 ? "0" : "")
        + power;
  }

  private static String trimmed(String text) {
    int end = text.length();
    while (text.charAt(end - 1) == '0') {
      end--;
    }
    return text.substring(0, text.charAt(end - 1) == '.' ? end - 1 : end);
  }
}
