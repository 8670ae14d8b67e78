package games.janus.rules;

/** The text does not follow its notation, whatever the position. */
public final class InvalidTextException extends NotationException {
  public InvalidTextException(String text, String reason) {
    super(text, reason);
  }
}
