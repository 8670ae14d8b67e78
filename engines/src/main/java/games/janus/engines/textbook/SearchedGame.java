package games.janus.engines.textbook;

import java.util.List;
import java.util.OptionalDouble;

/**
 * A game as a searching program sees it: its own moves in its own order, and its own idea of what a
 * position is worth. Each program of the museum brings one.
 */
public interface SearchedGame<P, M> {
  /** Whether the side to move here wants high values. */
  boolean maximises(P position);

  /**
   * Every legal move; none means that the game is over.
   *
   * @param ordered in the order the program tries them, or just as they are generated
   */
  List<M> moves(P position, boolean ordered);

  /** The moves that quiescence goes on with, a part of {@link #moves}. */
  default List<M> captures(P position, boolean ordered) {
    return List.of();
  }

  P play(P position, M move);

  /**
   * What a finished game is worth; none while it goes on. A program whose evaluation knows finished
   * games too answers none always, and is asked to {@link #evaluate} where there are no moves.
   *
   * @param depth plies that were still to be searched, for programs that prefer a quick mate
   */
  OptionalDouble valueWhenOver(P position, int depth);

  /** What a position is worth at a leaf, high for the side that maximises. */
  double evaluate(P position);
}
