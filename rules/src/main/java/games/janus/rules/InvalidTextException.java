package games.janus.rules;

/** The text does not follow its notation, whatever the position. */
public final class InvalidTextException extends NotationException {
  private static final long serialVersionUID = 1L;

  public InvalidTextException(String text, String reason) {
    super(text, reason);
  }
}
