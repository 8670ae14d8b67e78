package games.janus.checkers;

import games.janus.message.Message;
import games.janus.message.Messages;

/** What a piece may do: a man goes forward only, a king both ways. */
public enum Role {
  MAN,
  KING;

  /** What people call it. */
  public Message message() {
    return this == MAN ? Messages.pieceMan() : Messages.pieceCrowned();
  }
}
