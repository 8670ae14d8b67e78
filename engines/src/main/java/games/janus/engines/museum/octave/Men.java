package games.janus.engines.museum.octave;

/**
 * The program's codes for what stands on a square, and its words for them. White's men are positive
 * and Black's negative, so a side is a sign.
 */
final class Men {
  static final int WHITE = 1;
  static final int BLACK = -1;

  static final int EMPTY = 0;
  static final int PAWN = 1;
  static final int HORSE = 2;
  static final int BISHOP = 3;
  static final int CASTLE = 4;
  static final int QUEEN = 5;
  static final int KING = 6;

  private static final String LETTERS = ".PHBCQK";
  private static final int[] WORTH = {0, 1, 3, 3, 5, 9, 999};

  private Men() {}

  /** The code of a man whatever its side. */
  static int kind(int man) {
    return Math.abs(man);
  }

  /** 1 for White's men, -1 for Black's, 0 for an empty square. */
  static int side(int man) {
    return Integer.signum(man);
  }

  /** In pawns; a king is worth more than everything else together. */
  static int worth(int man) {
    return WORTH[kind(man)];
  }

  /** A capital for both sides; a dot for an empty square. */
  static char letter(int man) {
    return LETTERS.charAt(kind(man));
  }
}
