package games.janus.rules;

/**
 * Text from outside that cannot be taken. The three kinds are three different mistakes: not
 * notation at all, a move that is not legal here, a move that could mean several here.
 */
public abstract sealed class NotationException extends RuntimeException
    permits InvalidTextException, IllegalMoveException, AmbiguousMoveException {
  private final String text;
  private final String reason;

  NotationException(String text, String reason) {
    super(null, null, false, false); // an answer to a person, not a fault to be traced
    this.text = text;
    this.reason = reason;
  }

  /** The text as it came. */
  public String text() {
    return text;
  }

  /** What is wrong with it, as a clause that says what to mend. */
  public String reason() {
    return reason;
  }

  @Override
  public String getMessage() {
    return '"' + Excerpt.of(text) + "\": " + reason;
  }
}
