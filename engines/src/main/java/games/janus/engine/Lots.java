package games.janus.engine;

import java.util.List;

/**
 * Lots drawn from the seed of a request, by SplitMix64: the same on every machine, and in the
 * browser.
 */
public final class Lots {
  private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

  private long state;

  private Lots(long state) {
    this.state = state;
  }

  /**
   * Lots of their own for every position of every game, though a whole game has one seed.
   *
   * @param seed the seed of the request
   * @param positionKey a number that differs between positions
   * @param plies how many moves the game has had
   */
  public static Lots of(long seed, long positionKey, int plies) {
    return new Lots(mix(mix(seed) ^ positionKey) + plies);
  }

  /** Uniform from 0 up to, but not including, 1. */
  public double number() {
    return (next() >>> 11) * 0x1.0p-53;
  }

  /** One of these, each as likely as the next. */
  public <T> T oneOf(List<T> choices) {
    return choices.get((int) (number() * choices.size()));
  }

  private long next() {
    state += GOLDEN;
    return mix(state);
  }

  private static long mix(long bits) {
    long mixed = (bits ^ (bits >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D0_49BB_1331_11EBL;
    return mixed ^ (mixed >>> 31);
  }
}
