package games.janus.rules;

import games.janus.message.Message;
import games.janus.message.Messages;

/** The text does not follow its notation, whatever the position. */
public final class InvalidTextException extends NotationException {
  public InvalidTextException(String text, Message reason) {
    super(text, reason);
  }

  @Override
  public Message message() {
    return Messages.textUnreadable(reason(), Excerpt.of(text()));
  }
}
