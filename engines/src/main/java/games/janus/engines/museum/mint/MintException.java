package games.janus.engines.museum.mint;

import games.janus.message.Message;
import games.janus.message.Messages;

/** A program cannot go on. The message says why; {@link Mint} adds where. */
final class MintException extends RuntimeException {
  private final Message reason;

  MintException(Message reason) {
    super(null, null, false, false); // it is told to the programmer of MINT, not of Java
    this.reason = reason;
  }

  MintException(Message reason, Object place) {
    this(Messages.mintAt(place, reason));
  }

  Message reason() {
    return reason;
  }

  @Override
  public String getMessage() {
    return reason.text();
  }
}
