package games.janus.rules;

/** The text names a move, but the move is not legal in this position. */
public final class IllegalMoveException extends NotationException {
  public IllegalMoveException(String text, String reason) {
    super(text, reason);
  }
}
