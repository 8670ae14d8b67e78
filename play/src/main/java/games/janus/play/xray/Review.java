package games.janus.play.xray;

import games.janus.engines.checkers.endgame.Verdict;
import games.janus.message.Message;
import games.janus.rules.Color;
import games.janus.rules.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
    var marked = new ArrayList<>(Lists.filter(moves, move -> move.swing() != Swing.NONE));
    marked.sort((one, other) -> Double.compare(other.lost(), one.lost())); // stable
    var moments = new ArrayList<>(marked.subList(0, Math.min(MOMENTS, marked.size())));
    moments.sort((one, other) -> one.ply() - other.ply());
    return moments;
  }

  /** How well a side played; nothing if it has not moved. */
  public Optional<Accuracy> accuracy(Color side) {
    return Accuracy.of(Lists.filter(moves, move -> move.side() == side));
  }

  /** How often a side was marked so. */
  public int count(Color side, Swing swing) {
    return Lists.filter(moves, move -> move.side() == side && move.swing() == swing).size();
  }

  /**
   * A move of a game beside what the reviewing player would have done.
   *
   * @param ply 0 for the first move of the game
   * @param side who moved
   * @param before what the position was worth to that side
   * @param after what it was worth to the other side then
   * @param lost the points the move cost, from 0 to 1
   * @param swing the mark it gets
   * @param facts what can be counted about it, if it is marked
   */
  public record ReviewedMove<M>(
      int ply,
      Color side,
      M move,
      Assessment<M> before,
      Assessment<M> after,
      double lost,
      Swing swing,
      List<Message> facts) {
    public ReviewedMove {
      facts = List.copyOf(facts);
    }
  }

  /**
   * What a position of a game is worth to the side to move.
   *
   * @param score of the reviewing player; 0 where the game is over or the tables know
   * @param expected points it promises, from 0 to 1
   * @param line the best play; empty where the game is over
   * @param known what is certain, where it is
   */
  public record Assessment<M>(
      double score, double expected, List<M> line, Optional<Known<M>> known) {
    public Assessment {
      line = List.copyOf(line);
    }

    /** The best move; none where the game is over. */
    public Optional<M> best() {
      return line.isEmpty() ? Optional.empty() : Optional.of(line.getFirst());
    }

    /** Whether no other move is better. */
    public boolean isBest(M move) {
      return best().equals(Optional.of(move))
          || (known.isPresent() && known.get().best().contains(move));
    }
  }

  /**
   * What is known for certain of a position, for the side to move.
   *
   * @param points 1 for a win, a half for a draw, 0 for a loss
   * @param plies to the end with best play, where known
   * @param best the moves that keep it
   */
  public record Known<M>(double points, Optional<Integer> plies, List<M> best) {
    public Known {
      best = List.copyOf(best);
    }

    /** What an endgame table says. */
    public static Known<games.janus.checkers.Move> of(Verdict verdict) {
      double points =
          switch (verdict.result()) {
            case WIN -> 1;
            case DRAW -> 0.5;
            case LOSS -> 0;
          };
      return new Known<>(points, verdict.distance(), verdict.best());
    }
  }
}
