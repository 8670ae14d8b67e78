package games.janus.engines.checkers.endgame;

/**
 * How values are packed: blocks of positions in the order of their indexes, each a first value and
 * then runs. A run is a symbol that says how long it is and which of the two other values follows,
 * in a prefix code of the slice's own for each value; long runs add bits.
 *
 * <pre>
 * symbol  2 * length class + (0 if the next value is one higher, cyclically; 1 if two), or END
 * class   length - 1 up to 16; then four to each power of two, and the rest of the length in bits
 * END     this value goes on to the end of the block
 * </pre>
 */
final class Runs {
  /** Positions in a block: walked through on a miss, so no larger; 4096 costs 7 % over 65536. */
  static final int BLOCK = 1 << 12;

  static final int VALUES = 3;
  static final int SYMBOLS = 97;
  static final int END = 96;

  /** The longest code; decoding looks codes up in tables of this many bits. */
  static final int LONGEST_CODE = 11;

  private static final int SHORT = 16;

  private Runs() {}

  static int lengthClass(int length) {
    if (length <= SHORT) {
      return length - 1;
    }
    int log = 31 - Integer.numberOfLeadingZeros(length);
    return SHORT + (log - 4) * 4 + ((length >>> (log - 2)) & 3);
  }

  static int extraBits(int lengthClass) {
    return lengthClass < SHORT ? 0 : 2 + (lengthClass - SHORT) / 4;
  }

  /** The shortest run of a class; extra bits add to it. */
  static int shortest(int lengthClass) {
    if (lengthClass < SHORT) {
      return lengthClass + 1;
    }
    int quarter = (lengthClass - SHORT) & 3;
    return (4 + quarter) << extraBits(lengthClass);
  }

  static int blocks(int size) {
    return (size + BLOCK - 1) / BLOCK;
  }
}
