package games.janus.rules.text;

import games.janus.message.Message;
import games.janus.rules.Excerpt;
import games.janus.rules.InvalidTextException;
import games.janus.rules.NotationException;
import java.util.function.BiFunction;

/** Why the game being read is a bad one. Never leaves the reader, and so needs no stack trace. */
final class Trouble extends RuntimeException {
  private final long line;
  private final Message reason;
  private final boolean isGibberish;

  private Trouble(long line, Message reason, boolean isGibberish) {
    super(null, null, false, false);
    this.line = line;
    this.reason = reason;
    this.isGibberish = isGibberish;
  }

  Trouble(long line, Message reason) {
    this(line, reason, false);
  }

  /** Trouble with a token that nobody could read. */
  static Trouble gibberish(long line, Message reason) {
    return new Trouble(line, reason, true);
  }

  /**
   * Trouble with a text that stands in a certain role, such as a move.
   *
   * @param message what to say of the reason and the text
   */
  static Trouble with(long line, NotationException e, BiFunction<Object, Object, Message> message) {
    Message reason = message.apply(e.reason(), Excerpt.of(e.text()));
    return new Trouble(line, reason, e instanceof InvalidTextException);
  }

  /** Whether the text is no notation at all, rather than a mistake in a game. */
  boolean isGibberish() {
    return isGibberish;
  }

  long line() {
    return line;
  }

  Message reason() {
    return reason;
  }
}
