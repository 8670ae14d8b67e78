package games.janus;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Runs a law on many random cases and names the seed of the one that breaks it. */
public final class Seeded {
  private Seeded() {}

  /** Tries a law with the seeds 1, 2, 3 …; a failure says which, so that it can be repeated. */
  public static void forSeeds(int count, Consumer<RandomGenerator> law) {
    for (long seed = 1; seed <= count; seed++) {
      forSeed(seed, law);
    }
  }

  public static void forSeed(long seed, Consumer<RandomGenerator> law) {
    try {
      law.accept(RandomGeneratorFactory.of("L64X128MixRandom").create(seed));
    } catch (AssertionError | RuntimeException broken) {
      throw new AssertionError("broken with seed " + seed + ": " + broken.getMessage(), broken);
    }
  }
}
