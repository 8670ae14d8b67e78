package games.janus.rules.text;

import games.janus.rules.Excerpt;
import games.janus.rules.InvalidTextException;
import games.janus.rules.NotationException;

/** Why the game being read is a bad one. Never leaves the reader, and so needs no stack trace. */
final class Trouble extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final long line;
  private final String reason;
  private final boolean isGibberish;

  private Trouble(long line, String reason, boolean isGibberish) {
    super(reason, null, false, false);
    this.line = line;
    this.reason = reason;
    this.isGibberish = isGibberish;
  }

  Trouble(long line, String reason) {
    this(line, reason, false);
  }

  /** Trouble with a token that nobody could read. */
  static Trouble gibberish(long line, String reason) {
    return new Trouble(line, reason, true);
  }

  /** Trouble with a text that stands in a certain role, such as a move. */
  static Trouble with(long line, String role, NotationException e) {
    String reason = role + " \"" + Excerpt.of(e.text()) + "\": " + e.reason();
    return new Trouble(line, reason, e instanceof InvalidTextException);
  }

  /** Whether the text is no notation at all, rather than a mistake in a game. */
  boolean isGibberish() {
    return isGibberish;
  }

  long line() {
    return line;
  }

  String reason() {
    return reason;
  }
}
