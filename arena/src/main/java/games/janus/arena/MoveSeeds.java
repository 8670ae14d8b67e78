package games.janus.arena;

import games.janus.engine.SplitMix64;

/**
 * The seed of each move: another one for every move of every game, and the same ones again from the
 * same first seed.
 */
public final class MoveSeeds {
  private long seed;
  private int game;

  private MoveSeeds(long seed) {
    this.seed = seed;
  }

  public static MoveSeeds of(long seed) {
    return new MoveSeeds(seed);
  }

  /** Seeds nobody has had before. */
  public static MoveSeeds fresh() {
    return new MoveSeeds(System.nanoTime());
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

  /** The seed of a player's move after so many plies of the game. */
  public long after(int plies) {
    return SplitMix64.mix(SplitMix64.mix(seed + game) + plies);
  }
}
