package games.janus.engines.museum.microchess;

/** Hears a thought while it is thought. Listening changes nothing about it. */
@FunctionalInterface
public interface JanusListener {
  void note(JanusEvent event);

  /** Whether single moves and the ends of states are wanted now; asked before each of them. */
  default boolean hearsMoves() {
    return false;
  }

  /** A move was handed to JANUS. What follows from it is heard afterwards. */
  default void noteMove(HandedMove move) {}

  /** The generator is done with a state that was entered. */
  default void noteEnd(State state, int ply) {}
}
