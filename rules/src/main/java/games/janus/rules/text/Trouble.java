package games.janus.rules.text;

import games.janus.rules.Excerpt;
import games.janus.rules.NotationException;

/** Why the game being read is a bad one. Never leaves the reader, and so needs no stack trace. */
final class Trouble extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final long line;
  private final String reason;

  Trouble(long line, String reason) {
    super(reason, null, false, false);
    this.line = line;
    this.reason = reason;
  }

  /** Trouble with a text that stands in a certain role, such as a move. */
  static Trouble with(long line, String role, NotationException e) {
    return new Trouble(line, role + " \"" + Excerpt.of(e.text()) + "\": " + e.reason());
  }

  long line() {
    return line;
  }

  String reason() {
    return reason;
  }
}
