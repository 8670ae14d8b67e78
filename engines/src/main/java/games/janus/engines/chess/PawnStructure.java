package games.janus.engines.chess;

import games.janus.chess.kernel.Men;

/** Which squares matter to a pawn, by its colour and square. */
final class PawnStructure {
  private static final long FILE_A = 0x0101010101010101L;

  private static final long[] FRONT = new long[128];
  private static final long[] SPAN = new long[128];
  private static final long[] SUPPORT = new long[128];
  private static final long[] AHEAD_OR_BESIDE = new long[128];
  private static final long[] BESIDE = new long[64];
  private static final long[] NEXT = new long[64];

  static {
    for (int square = 0; square < 64; square++) {
      int file = square & 7;
      long own = FILE_A << file;
      BESIDE[square] =
          (file > 0 ? FILE_A << (file - 1) : 0) | (file < 7 ? FILE_A << (file + 1) : 0);
      long rank = 0xFFL << (square & 56);
      NEXT[square] = BESIDE[square] & rank;
      for (int color = Men.WHITE; color <= Men.BLACK; color++) {
        long beyond = beyond(color, square >> 3);
        int at = color << 6 | square;
        FRONT[at] = own & beyond;
        SPAN[at] = BESIDE[square] & beyond;
        SUPPORT[at] = BESIDE[square] & ~beyond;
        AHEAD_OR_BESIDE[at] = beyond | rank;
      }
    }
  }

  private PawnStructure() {}

  /** The ranks beyond a rank, as a colour sees it. */
  private static long beyond(int color, int rank) {
    if (color == Men.WHITE) {
      return rank == 7 ? 0 : -1L << (8 * rank + 8);
    }
    return (1L << (8 * rank)) - 1;
  }

  /** The squares in front of a pawn on its file. */
  static long front(int color, int square) {
    return FRONT[color << 6 | square];
  }

  /** The squares on the files beside, further on: whence enemy pawns could still attack. */
  static long attackSpan(int color, int square) {
    return SPAN[color << 6 | square];
  }

  /** The squares on the files beside, not further on: whence own pawns could still support. */
  static long support(int color, int square) {
    return SUPPORT[color << 6 | square];
  }

  /** The files beside a square. */
  static long beside(int square) {
    return BESIDE[square];
  }

  /** The squares right next to a square on its rank. */
  static long nextTo(int square) {
    return NEXT[square];
  }

  /** The rank of a square and all beyond, as a colour sees it. */
  static long aheadOrBeside(int color, int square) {
    return AHEAD_OR_BESIDE[color << 6 | square];
  }

  /** The pawns no pawn of the other side can stop or take any more. */
  static long passed(int color, long own, long other) {
    long passed = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      if (((front(color, square) | attackSpan(color, square)) & other) == 0
          && (front(color, square) & own) == 0) {
        passed |= rest & -rest;
      }
    }
    return passed;
  }

  /** No passed pawn yet, but with as many friends beside as there are foes to pass. */
  static boolean isCandidate(int color, int square, long own, long other) {
    long foes = attackSpan(color, square) & other;
    long friends = support(color, square) & own;
    return foes != 0 && Long.bitCount(friends) >= Long.bitCount(foes);
  }
}
