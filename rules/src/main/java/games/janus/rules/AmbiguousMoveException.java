package games.janus.rules;

/** The text fits several legal moves of this position. */
public final class AmbiguousMoveException extends NotationException {
  public AmbiguousMoveException(String text, String reason) {
    super(text, reason);
  }
}
