package games.janus.play.core;

/** What went wrong, for programs. */
public enum RefusalKind {
  /** It is not a question. */
  REQUEST,
  /** Something in it is not notation. */
  TEXT,
  /** A move is not legal there. */
  ILLEGAL,
  /** A move could be several. */
  AMBIGUOUS,
  /** A setup is not a legal position. */
  SETUP,
  /** A command that is not allowed now. */
  COMMAND,
  /** The game is over. */
  OVER,
  /** The machine player that was asked failed. */
  FAILURE,
  /** Somebody stopped it before there was anything to say. */
  STOPPED
}
