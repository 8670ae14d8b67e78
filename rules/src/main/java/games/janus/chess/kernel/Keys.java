package games.janus.chess.kernel;

/**
 * Random numbers that make up the 64-bit key of a position: one for each man on each square, each
 * rook that may castle, each en passant file, and the side to move. Drawn once from a fixed seed,
 * so keys are the same on every machine and in every run.
 */
final class Keys {
  static final long BLACK_TO_MOVE;
  private static final long[] MAN = new long[16 * 64];
  private static final long[] CASTLING_ROOK = new long[64];
  private static final long[] EN_PASSANT_FILE = new long[8];

  static {
    long state = 1976;
    for (int i = 0; i < MAN.length; i++) {
      MAN[i] = mix(++state);
    }
    for (int i = 0; i < CASTLING_ROOK.length; i++) {
      CASTLING_ROOK[i] = mix(++state);
    }
    for (int i = 0; i < EN_PASSANT_FILE.length; i++) {
      EN_PASSANT_FILE[i] = mix(++state);
    }
    BLACK_TO_MOVE = mix(++state);
  }

  private Keys() {}

  static long man(int color, int man, int square) {
    return MAN[color << 9 | man << 6 | square];
  }

  static long castling(long rooks) {
    long key = 0;
    for (long rest = rooks; rest != 0; rest &= rest - 1) {
      key ^= CASTLING_ROOK[Long.numberOfTrailingZeros(rest)];
    }
    return key;
  }

  static long enPassant(int square) {
    return square == BoardState.NO_SQUARE ? 0 : EN_PASSANT_FILE[square & 7];
  }

  /** The finalizer of the SplitMix64 generator applied to its Weyl sequence. */
  private static long mix(long index) {
    long z = index * 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
