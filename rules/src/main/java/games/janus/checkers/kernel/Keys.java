package games.janus.checkers.kernel;

/**
 * Random numbers whose exclusive or makes the key of a position. They come from a fixed seed, so
 * that a key means the same in every program, today and tomorrow.
 */
final class Keys {
  /** In the key when it is White's turn. */
  static final long WHITE_TO_MOVE;

  /** Where White's men begin in {@link #PIECES}; then White's kings, Black's men, Black's kings. */
  private static final long[] PIECES = new long[4 * 32];

  static {
    long seed = 0x4A61_6E75_7343_6B72L;
    for (int i = 0; i < PIECES.length; i++) {
      seed += 0x9E37_79B9_7F4A_7C15L;
      PIECES[i] = mix(seed);
    }
    WHITE_TO_MOVE = mix(seed + 0x9E37_79B9_7F4A_7C15L);
  }

  private Keys() {}

  /**
   * The number of a piece on a square.
   *
   * @param side 0 for White, any other bits for Black
   * @param king 0 for a man, any other bits for a king
   * @param square the bit number of the square
   */
  static long piece(int side, int king, int square) {
    return PIECES[(side == 0 ? 0 : 64) + (king == 0 ? 0 : 32) + square];
  }

  /** Spreads the bits of a counter: the finishing step of SplitMix64. */
  private static long mix(long z) {
    long once = (z ^ (z >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
    long twice = (once ^ (once >>> 27)) * 0x94D0_49BB_1331_11EBL;
    return twice ^ (twice >>> 31);
  }
}
