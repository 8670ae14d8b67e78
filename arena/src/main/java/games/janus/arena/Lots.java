package games.janus.arena;

import games.janus.engine.SplitMix64;

/**
 * Lots for players that draw them: others for every move of every game, and the same again from the
 * same seed.
 */
public final class Lots {
  private long seed;
  private int game;

  private Lots(long seed) {
    this.seed = seed;
  }

  public static Lots of(long seed) {
    return new Lots(seed);
  }

  /** Lots nobody has drawn before. */
  public static Lots fresh() {
    return new Lots(System.nanoTime());
  }

  /** Begins again, from this seed. */
  public void restart(long newSeed) {
    seed = newSeed;
    game = 0;
  }

  /** Goes on to the next game. */
  public void nextGame() {
    game++;
  }

  /** Goes on to a game of a match by its number. */
  public void goTo(int number) {
    game = number;
  }

  /** What a player draws from after so many plies of the game. */
  public long after(int plies) {
    return SplitMix64.mix(SplitMix64.mix(seed + game) + plies);
  }
}
