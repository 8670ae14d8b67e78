package games.janus.cli.play;

/** Which lots a machine draws at which move: a whole game has one seed, every move its own lots. */
final class Lots {
  private static final long STEP = 0x9E3779B97F4A7C15L;

  private Lots() {}

  /** The seed of the request after so many plies, as tables have it. */
  static long at(long seed, int plies) {
    return seed + STEP * plies;
  }
}
