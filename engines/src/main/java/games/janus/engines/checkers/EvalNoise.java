package games.janus.engines.checkers;

/**
 * A little uncertainty in the eye of the weaker levels: every position is taken for slightly better
 * or worse than it is, the same way whenever it is met in one thought.
 */
final class EvalNoise {
  static final EvalNoise NONE = new EvalNoise(0, 0);

  private final int most;
  private final long seed;

  /**
   * @param most hundredths of a man, either way
   * @param seed another seed, another view of the same positions
   */
  EvalNoise(int most, long seed) {
    this.most = most;
    this.seed = seed;
  }

  int at(long key) {
    if (most == 0) {
      return 0;
    }
    long mixed = (key ^ seed) * 0x9E37_79B9_7F4A_7C15L;
    int lot = (int) (mixed >>> 40); // 24 bits
    return (int) (((long) lot * (2 * most + 1)) >>> 24) - most;
  }
}
