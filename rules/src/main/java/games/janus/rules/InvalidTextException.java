package games.janus.rules;

import games.janus.message.Message;

/** The text does not follow its notation, whatever the position. */
public final class InvalidTextException extends NotationException {
  public InvalidTextException(String text, Message reason) {
    super(text, reason);
  }
}
