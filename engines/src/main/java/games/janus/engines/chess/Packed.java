package games.janus.engines.chess;

/**
 * Two scores in one int, so that one addition adds both: what something is worth in the middle game
 * in the lower half, and in the endgame in the upper half.
 */
final class Packed {
  private Packed() {}

  static int of(int middle, int end) {
    return (end << 16) + middle;
  }

  static int middle(int packed) {
    return (short) packed;
  }

  static int end(int packed) {
    return (packed + 0x8000) >> 16; // a negative lower half borrowed one from the upper
  }
}
