package games.janus.rules;

import games.janus.message.Message;

/** The text fits several legal moves of this position. */
public final class AmbiguousMoveException extends NotationException {
  public AmbiguousMoveException(String text, Message reason) {
    super(text, reason);
  }
}
