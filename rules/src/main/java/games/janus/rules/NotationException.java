package games.janus.rules;

import games.janus.message.Message;

/**
 * Text from outside that cannot be taken. The three kinds are three different mistakes: not
 * notation at all, a move that is not legal here, a move that could mean several here.
 */
public abstract sealed class NotationException extends RuntimeException
    permits InvalidTextException, IllegalMoveException, AmbiguousMoveException {
  private final String text;
  private final Message reason;

  NotationException(String text, Message reason) {
    super(null, null, false, false); // an answer to a person, not a fault to be traced
    this.text = text;
    this.reason = reason;
  }

  public String text() {
    return text;
  }

  /** What is wrong with it, as a sentence that says what to mend. */
  public Message reason() {
    return reason;
  }

  /** The text and what is wrong with it. */
  public abstract Message message();

  @Override
  public String getMessage() {
    return message().text();
  }
}
