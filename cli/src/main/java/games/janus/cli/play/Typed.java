package games.janus.cli.play;

/**
 * What came when a line was waited for.
 *
 * @param text the line; empty unless one was typed
 */
record Typed(Kind kind, String text) {
  static final Typed END = new Typed(Kind.END, "");
  static final Typed INTERRUPT = new Typed(Kind.INTERRUPT, "");
  static final Typed TIME = new Typed(Kind.TIME, "");

  /** What can happen while a line is waited for. */
  enum Kind {
    LINE,
    /** Nothing will be typed any more. */
    END,
    /** Ctrl-C. */
    INTERRUPT,
    /** The time to wait is over. */
    TIME
  }

  static Typed line(String text) {
    return new Typed(Kind.LINE, text);
  }
}
