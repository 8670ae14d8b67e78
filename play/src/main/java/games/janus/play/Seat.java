package games.janus.play;

import games.janus.engine.Engine;

/** Who plays one side. */
public sealed interface Seat<P, M> {
  /** A person, whose moves come from outside. */
  record Person<P, M>(String name) implements Seat<P, M> {}

  /**
   * A machine.
   *
   * @param level the id of one of its levels
   * @param seed where its lots come from; each move of the game draws its own from it
   */
  record Machine<P, M>(Engine<P, M> engine, String level, long seed) implements Seat<P, M> {
    /** The seed it is given after so many plies. */
    long seedAt(int plies) {
      return seed + 0x9E3779B97F4A7C15L * plies;
    }
  }
}
