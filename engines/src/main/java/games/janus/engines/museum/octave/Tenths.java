package games.janus.engines.museum.octave;

/**
 * A number with one decimal, as C prints it: the double is taken for exactly what it is, ties go to
 * the even digit, and a negative number keeps its sign even when it rounds to zero.
 */
final class Tenths {
  /** Splits a fraction so that ten times either part is exact. */
  private static final double SPLIT = 1 << 26;

  private Tenths() {}

  static String text(double value) {
    boolean negative = value < 0 || 1 / value < 0;
    long tenths = rounded(Math.abs(value));
    return (negative ? "-" : "") + tenths / 10 + '.' + tenths % 10;
  }

  private static long rounded(double value) {
    long whole = (long) value;
    double fraction = value - whole;
    double coarse = Math.floor(fraction * SPLIT) / SPLIT;
    double fine = fraction - coarse;
    long tenths = (long) (coarse * 10);
    double missing = 0.5 - (coarse * 10 - tenths);
    long floor = whole * 10 + tenths;
    boolean up = fine * 10 > missing || (fine * 10 == missing && floor % 2 == 1);
    return up ? floor + 1 : floor;
  }
}
