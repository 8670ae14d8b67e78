package games.janus.play.xray;

import games.janus.message.Message;
import games.janus.rules.Color;
import java.util.ArrayList;
import java.util.List;

/**
 * A game with every move checked, as far as the review came.
 *
 * @param by who checked it, and how
 * @param plies how many moves the game has
 */
public record Review<M>(Message by, List<ReviewedMove<M>> moves, int plies) {
  /** How many moments a review picks out. */
  public static final int MOMENTS = 3;

  public Review {
    moves = List.copyOf(moves);
  }

  public boolean isComplete() {
    return moves.size() == plies;
  }

  /**
   * The most instructive moves, in the order of the game: those that cost most points, at least
   * enough to be marked; of equals the earlier.
   */
  public List<ReviewedMove<M>> moments() {
    var marked = new ArrayList<ReviewedMove<M>>();
    for (ReviewedMove<M> move : moves) {
      if (move.swing() != Swing.NONE) {
        marked.add(move);
      }
    }
    marked.sort((one, other) -> Double.compare(other.lost(), one.lost())); // stable
    var moments = new ArrayList<>(marked.subList(0, Math.min(MOMENTS, marked.size())));
    moments.sort((one, other) -> one.ply() - other.ply());
    return moments;
  }

  /** How often a side was marked so. */
  public int count(Color side, Swing swing) {
    int count = 0;
    for (ReviewedMove<M> move : moves) {
      count += move.side() == side && move.swing() == swing ? 1 : 0;
    }
    return count;
  }
}
