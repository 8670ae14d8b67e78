package games.janus.engines.checkers.endgame;

import java.util.Arrays;

/**
 * Guesses the bits of the next small number from the two before it, and learns. Encoder and decoder
 * each keep one and so guess alike. A number is seven bits, the highest first; the guess for a bit
 * depends on the bits above it, the number before, and whether that one was a repetition.
 */
final class AdaptiveModel {
  static final int BITS = 7;

  /** Guesses are chances that a bit is 0, in parts of 4096. */
  static final int SCALE = 12;

  /** Each bit moves a guess by a part of 2 to this power. Untested. */
  private static final int PACE = 4;

  private final short[] guesses = new short[2 << (2 * BITS)];
  private int before;
  private int context;

  AdaptiveModel() {
    Arrays.fill(guesses, (short) (1 << (SCALE - 1)));
  }

  /** Where the guess for a bit is, given the bits above it with a 1 before them. */
  int place(int above) {
    return context | above;
  }

  int guess(int place) {
    return guesses[place];
  }

  void learn(int place, int bit) {
    int guess = guesses[place];
    guesses[place] =
        (short) (bit == 0 ? guess + (((1 << SCALE) - guess) >> PACE) : guess - (guess >> PACE));
  }

  /** A number is complete. */
  void passed(int number) {
    context = ((number == before ? 1 << BITS : 0) | number) << BITS;
    before = number;
  }
}
