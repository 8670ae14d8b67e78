package games.janus.engines.museum.mint;

/**
 * A small generator of lots that gives the same numbers on every machine (Steele, Lea and Flood,
 * "Fast splittable pseudorandom number generators", 2014).
 */
final class SplitMix64 {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  SplitMix64(long seed) {
    state = seed;
  }

  /** The generator that has already given this many numbers. */
  static SplitMix64 after(long seed, long numbers) {
    return new SplitMix64(seed + numbers * GOLDEN_GAMMA);
  }

  long next() {
    state += GOLDEN_GAMMA;
    long mixed = state;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }

  /** A number from 0 to below the bound, each as likely as the other. */
  long below(long bound) {
    assert bound > 0 : "there is something to draw";
    long number;
    long lot;
    do {
      number = next() >>> 1;
      lot = number % bound;
    } while (number - lot + (bound - 1) < 0); // the last, incomplete round of the numbers is unfair
    return lot;
  }
}
