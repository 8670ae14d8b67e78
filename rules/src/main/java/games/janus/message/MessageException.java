package games.janus.message;

/** An argument that a person gave and that cannot be taken; the message says why. */
public final class MessageException extends IllegalArgumentException {
  private final transient Message reason;

  public MessageException(Message reason) {
    this.reason = reason;
  }

  public Message reason() {
    return reason;
  }

  @Override
  public String getMessage() {
    return reason.text();
  }
}
