package games.janus.engine;

import java.util.List;

/**
 * Lots drawn from the seed of a request, by SplitMix64: the same on every machine, and in the
 * browser.
 */
public final class Lots {
  private final SplitMix64 numbers;

  private Lots(SplitMix64 numbers) {
    this.numbers = numbers;
  }

  /**
   * Lots of their own for every position of every game, though a whole game has one seed.
   *
   * @param seed the seed of the request
   * @param positionKey a number that differs between positions
   * @param plies how many moves the game has had
   */
  public static Lots of(long seed, long positionKey, int plies) {
    long mixed = SplitMix64.mix(SplitMix64.mix(seed) ^ positionKey);
    return new Lots(new SplitMix64(mixed + plies));
  }

  /** Uniform from 0 up to, but not including, 1. */
  public double number() {
    return (numbers.next() >>> 11) * 0x1.0p-53;
  }

  /** One of these, each as likely as the next. */
  public <T> T oneOf(List<T> choices) {
    return choices.get((int) (number() * choices.size()));
  }
}
