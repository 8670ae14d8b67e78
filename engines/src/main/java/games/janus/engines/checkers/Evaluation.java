package games.janus.engines.checkers;

import games.janus.checkers.kernel.BoardState;

/**
 * What a position is worth at first sight, in hundredths of a man for the side to move: the {@link
 * Features} times their {@link Weights}. Made for one thread.
 */
final class Evaluation {
  /** The names of terms, each with the features it adds up, in the order of the features. */
  static final Part[] PARTS = {
    new Part("men", Features.MEN),
    new Part("kings", Features.KINGS),
    new Part("advance", Features.ROWS),
    new Part("back rank", Features.HOME),
    new Part("bridge", Features.BRIDGE),
    new Part("single corner", Features.SINGLE_CORNER_GUARD),
    new Part("dog hole", Features.DOG_HOLE),
    new Part("centre", Features.CENTRE_MEN),
    new Part("sides", Features.SIDE_MEN),
    new Part("kings' places", Features.CENTRE_KINGS),
    new Part("mobility", Features.STEPS_OF_MEN),
    new Part("trapped kings", Features.TRAPPED_KINGS),
    new Part("runaways", Features.RUNAWAYS),
    new Part("backing", Features.BACKED_MEN),
    new Part("double corner", Features.DOUBLE_CORNER),
    new Part("the move", Features.THE_MOVE),
    new Part("turn", Features.TURN),
  };

  static final String FORMATION = "formation";

  /** The features from this one up to the next part's. */
  record Part(String name, int first) {}

  private final int[] counts = new int[Features.COUNT];

  /** What the position is worth to the side to move. */
  int of(BoardState board) {
    Features.count(board, counts);
    int pieces = CheckersSearch.pieces(board);
    return sum(Weights.at(pieces), 0, Features.COUNT) + Formation.of(board, pieces);
  }

  /** The feature behind the last of a part. */
  static int end(int part) {
    return part + 1 < PARTS.length ? PARTS[part + 1].first : Features.COUNT;
  }

  private int sum(int[] weights, int from, int to) {
    int sum = 0;
    for (int i = from; i < to; i++) {
      sum += counts[i] * weights[i];
    }
    return sum;
  }
}
