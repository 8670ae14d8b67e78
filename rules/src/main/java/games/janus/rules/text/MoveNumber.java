package games.janus.rules.text;

/**
 * The number in front of a move.
 *
 * @param isFirst whether the move is the first of the two that share the number
 */
record MoveNumber(int number, boolean isFirst) {
  /** The number of the move that comes so many plies after the start. */
  static <P> MoveNumber at(Notation<P, ?> notation, P start, int ply) {
    int half = notation.isFirstSideToMove(start) ? ply : ply + 1;
    return new MoveNumber(notation.moveNumber(start) + half / 2, half % 2 == 0);
  }

  @Override
  public String toString() {
    return number + (isFirst ? "." : "...");
  }
}
