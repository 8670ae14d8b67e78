package games.janus.engines.museum.microchess;

/** Hears a thought while it is thought. Listening changes nothing about it. */
@FunctionalInterface
public interface JanusListener {
  void note(JanusEvent event);
}
