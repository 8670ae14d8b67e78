package games.janus.engines.checkers.endgame;

/**
 * Numbers the ways to put a few like pieces on the squares that others leave free.
 *
 * <p>The free squares are counted from the lowest bit; pieces on the free squares {@code a < b < c
 * < …} have the number {@code C(a,1) + C(b,2) + C(c,3) + …}. These numbers run from 0 without a
 * gap, and in the order of the sets as binary numbers.
 */
final class Subsets {
  private static final int SQUARES = 32;

  /** Seven of a kind is the most that slices hold; place {@code k * 32 + n} has C(n, k). */
  private static final int[] CHOOSE = new int[9 * SQUARES];

  static {
    for (int n = 0; n < SQUARES; n++) {
      CHOOSE[n] = 1;
      for (int k = 1; k <= 8; k++) {
        CHOOSE[k * SQUARES + n] =
            n == 0 ? 0 : CHOOSE[k * SQUARES + n - 1] + CHOOSE[(k - 1) * SQUARES + n - 1];
      }
    }
  }

  private Subsets() {}

  /** How many ways there are to put this many pieces on so many squares. */
  static int count(int squares, int pieces) {
    return squares == SQUARES
        ? CHOOSE[pieces * SQUARES + 31] + (pieces == 0 ? 0 : CHOOSE[(pieces - 1) * SQUARES + 31])
        : CHOOSE[pieces * SQUARES + squares];
  }

  /** The number of a set among all of its size that avoid the taken squares. */
  static int rank(int set, int taken) {
    int rank = 0;
    int row = SQUARES;
    for (int left = set; left != 0; left &= left - 1) {
      int below = ~left & (left - 1);
      rank += CHOOSE[row + Integer.bitCount(below & ~taken)];
      row += SQUARES;
    }
    return rank;
  }

  /** The set of so many pieces with a number, on free squares numbered from 0. */
  static long unrank(int number, int pieces) {
    long set = 0; // with 32 free squares the highest bit is a square like any other
    int left = number;
    for (int k = pieces; k > 0; k--) {
      int square = 31;
      while (CHOOSE[k * SQUARES + square] > left) {
        square--;
      }
      left -= CHOOSE[k * SQUARES + square];
      set |= 1L << square;
    }
    return set;
  }

  /** The set after this one, in order; too large for the free squares after the last. */
  static long next(long set) {
    long lowest = set & -set;
    long carried = set + lowest;
    return carried | (((carried ^ set) >>> 2) >>> Long.numberOfTrailingZeros(set));
  }

  /** A set on free squares numbered from 0 as squares of the board. */
  static int spread(int set, int taken) {
    int free = ~taken;
    int onBoard = 0;
    int passed = 0;
    for (int left = set; left != 0; left &= left - 1) {
      int number = Integer.numberOfTrailingZeros(left);
      while (passed < number) {
        free &= free - 1;
        passed++;
      }
      onBoard |= free & -free;
    }
    return onBoard;
  }
}
