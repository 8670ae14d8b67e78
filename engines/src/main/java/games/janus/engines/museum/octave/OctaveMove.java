package games.janus.engines.museum.octave;

import games.janus.rules.Square;

/**
 * A move as the program sees it: one man goes to another square, and whatever stood there is gone.
 *
 * @param man the code of the man that moves
 * @param captured the code of the man that is taken; {@link Men#EMPTY} if there is none
 */
record OctaveMove(int man, Square from, Square to, int captured) {
  /** Whether a pawn reaches the far row, where it always becomes a queen. */
  boolean isPromotion() {
    return Men.kind(man) == Men.PAWN && to.rank() == (man > 0 ? 7 : 0);
  }

  /** From and to without a dash, as the program prints it. */
  @Override
  public String toString() {
    return "" + from + to;
  }
}
