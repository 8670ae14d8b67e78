package games.janus.play.live;

import games.janus.engine.SplitMix64;
import games.janus.wire.Wire;

/** Who plays one side. */
@Wire(tag = "kind", suffix = "Player")
public sealed interface Player {
  /** A person, whose moves come from outside. */
  record Person(String name) implements Player {}

  /**
   * An engine.
   *
   * @param id its name in the catalogue
   * @param level the id of one of its levels
   * @param seed where its random choices come from; each move of the game has its own
   */
  record Engine(String id, String level, @Wire.AsText long seed) implements Player {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    /** The seed it is given after so many plies. */
    public long seedAt(int plies) {
      return seed + STEP * plies;
    }
  }

  /** The same player for another game: an engine then makes other random choices. */
  default Player again() {
    return this instanceof Engine engine
        ? new Engine(engine.id(), engine.level(), SplitMix64.mix(engine.seed()))
        : this;
  }
}
