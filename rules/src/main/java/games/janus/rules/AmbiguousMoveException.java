package games.janus.rules;

import games.janus.message.Message;
import games.janus.message.Messages;

/** The text fits several legal moves of this position. */
public final class AmbiguousMoveException extends NotationException {
  public AmbiguousMoveException(String text, Message reason) {
    super(text, reason);
  }

  @Override
  public Message message() {
    return Messages.textUnclear(reason(), Excerpt.of(text()));
  }
}
