package games.janus.engines.museum.microchess;

/** The way out of a thought that nobody waits for any more. */
final class ThoughtStoppedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ThoughtStoppedException() {
    super("the thought was stopped", null, false, false);
  }
}
