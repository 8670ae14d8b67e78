package games.janus.rules;

import games.janus.message.Message;
import games.janus.message.Messages;

/** The text names a move, but the move is not legal in this position. */
public final class IllegalMoveException extends NotationException {
  public IllegalMoveException(String text, Message reason) {
    super(text, reason);
  }

  @Override
  public Message message() {
    return Messages.moveIllegal(Excerpt.of(text()), reason());
  }
}
