package games.janus.engines.checkers;

import games.janus.checkers.kernel.BoardState;
import games.janus.message.Message;
import games.janus.message.Messages;
import org.jspecify.annotations.Nullable;

/**
 * What a position is worth at first sight, in hundredths of a man for the side to move: as a {@link
 * Net} judges it, or the {@link Features} times their {@link Weights}. Made for one thread.
 */
final class Evaluation {
  /** The names of terms, each with the features it adds up, in the order of the features. */
  static final Part[] PARTS = {
    new Part(Messages.termMen(), Features.MEN),
    new Part(Messages.termKings(), Features.KINGS),
    new Part(Messages.termAdvance(), Features.ROWS),
    new Part(Messages.termBackRank(), Features.HOME),
    new Part(Messages.termBridge(), Features.BRIDGE),
    new Part(Messages.termSingleCorner(), Features.SINGLE_CORNER_GUARD),
    new Part(Messages.termDogHole(), Features.DOG_HOLE),
    new Part(Messages.termCentre(), Features.CENTRE_MEN),
    new Part(Messages.termSides(), Features.SIDE_MEN),
    new Part(Messages.termKingsPlaces(), Features.CENTRE_KINGS),
    new Part(Messages.termMobility(), Features.STEPS_OF_MEN),
    new Part(Messages.termTrappedKings(), Features.TRAPPED_KINGS),
    new Part(Messages.termRunaways(), Features.RUNAWAYS),
    new Part(Messages.termBacking(), Features.BACKED_MEN),
    new Part(Messages.termDoubleCorner(), Features.DOUBLE_CORNER),
    new Part(Messages.termTheMove(), Features.THE_MOVE),
    new Part(Messages.termTurn(), Features.TURN),
  };

  /** The features from this one up to the next part's. */
  record Part(Message name, int first) {}

  /** Nets learn from games that end where the tables know the result, with so many pieces. */
  static final int FEW_PIECES = 5;

  private final int[] counts = new int[Features.COUNT];
  private final Net.@Nullable Judge judge;

  /**
   * @param net none to judge by hand-written weights alone
   */
  Evaluation(@Nullable Net net) {
    judge = net == null ? null : net.new Judge();
  }

  /** What the position is worth to the side to move. */
  int of(BoardState board) {
    return judge != null && CheckersSearch.pieces(board) > FEW_PIECES
        ? judge.of(board)
        : byHand(board);
  }

  /** Whether a net has its say. */
  boolean hasNet() {
    return judge != null;
  }

  /** What it is worth by hand-written weights. */
  int byHand(BoardState board) {
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
