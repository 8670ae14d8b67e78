package games.janus.server.web;

/** The body of a request that cannot be read. */
public final class BodyException extends Exception {
  /** Why it cannot be read. */
  public enum Reason {
    /** It has more bytes than are allowed. */
    TOO_LONG,
    /** It was not whole in time. */
    TOO_SLOW,
    /** It ended early, or is not framed as HTTP demands. */
    BROKEN
  }

  private final Reason reason;

  BodyException(Reason reason) {
    super(null, null, false, false); // an answer, not a fault to be traced
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }
}
