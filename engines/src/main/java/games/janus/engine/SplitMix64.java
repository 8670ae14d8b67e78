package games.janus.engine;

import java.util.List;

/**
 * A small generator of random numbers that gives the same numbers on every machine (Steele, Lea and
 * Flood, "Fast splittable pseudorandom number generators", 2014).
 */
public final class SplitMix64 {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  /** Numbers that follow from a seed. */
  public SplitMix64(long seed) {
    state = seed;
  }

  /** The generator that has already given this many numbers. */
  public static SplitMix64 after(long seed, long numbers) {
    return new SplitMix64(seed + numbers * GOLDEN_GAMMA);
  }

  /**
   * Random numbers of their own for every position of every game, though a whole game has one seed.
   *
   * @param seed the seed of the request
   * @param positionKey a number that differs between positions
   * @param plies how many moves the game has had
   */
  public static SplitMix64 at(long seed, long positionKey, int plies) {
    return new SplitMix64(mix(mix(seed) ^ positionKey) + plies);
  }

  /** The next number, any of the long ones. */
  public long next() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /** Scatters the bits of a number, each number to another one. */
  public static long mix(long bits) {
    long mixed = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }

  /** A number from 0 to below the bound, each as likely as the other. */
  public long below(long bound) {
    assert bound > 0 : "there is something to draw";
    long number;
    long lot;
    do {
      number = next() >>> 1;
      lot = number % bound;
    } while (number - lot + (bound - 1) < 0); // the last, incomplete round of the numbers is unfair
    return lot;
  }

  /** Uniform from 0 up to, but not including, 1. */
  public double fraction() {
    return (next() >>> 11) * 0x1.0p-53;
  }

  /** One of these, each as likely as the next. */
  public <T> T oneOf(List<T> choices) {
    return choices.get((int) (fraction() * choices.size()));
  }
}
