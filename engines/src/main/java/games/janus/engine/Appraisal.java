package games.janus.engine;

import games.janus.message.Message;
import games.janus.rules.Color;
import games.janus.rules.Lists;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a player sees in a position without looking ahead, both sides apart and, where a term lives
 * on squares, square by square.
 *
 * @param side for whom high values are good
 * @param parts in the player's order; added in that order they are exactly the score
 * @param note how to take them, where that does not go without saying
 */
public record Appraisal(Color side, List<Part> parts, Optional<Message> note) {
  public Appraisal {
    parts = List.copyOf(parts);
  }

  public Appraisal(Color side, List<Part> parts) {
    this(side, parts, Optional.empty());
  }

  /** The parts added in their order, as floating-point numbers are. */
  public double score() {
    return Term.sum(terms());
  }

  /** The same without sides and squares. */
  public List<Term> terms() {
    return Lists.map(parts, part -> new Term(part.name, part.value));
  }

  /**
   * A named part. Its value is exactly what the side appraised for has of it, less what the other
   * has, and then what belongs to neither.
   *
   * @param white what White has of it; high is good for White
   * @param black what Black has of it; high is good for Black
   * @param neither what belongs to neither side, such as what rounding has left
   * @param spots where it lives; those of a side are all that side has, or there are none
   */
  public record Part(
      String name, double value, double white, double black, double neither, List<Spot> spots) {
    public Part {
      spots = List.copyOf(spots);
    }

    /** A part made of both sides' shares, and of the rest that belongs to neither. */
    public static Part of(String name, Color side, double value, Share white, Share black) {
      double balance = side == Color.WHITE ? white.sum() - black.sum() : black.sum() - white.sum();
      var spots = new ArrayList<Spot>(white.spots);
      spots.addAll(black.spots);
      return new Part(name, value, white.sum(), black.sum(), value - balance, spots);
    }

    /** A part that is what one side has less what the other has, and nothing else. */
    public static Part balanced(String name, Color side, Share white, Share black) {
      double more = white.sum() - black.sum();
      return of(name, side, side == Color.WHITE ? more : 0 - more, white, black);
    }

    /** A part that belongs to neither side. */
    public static Part ofNeither(String name, double value) {
      return new Part(name, value, 0, 0, value, List.of());
    }
  }

  /**
   * What one side has on one square.
   *
   * @param side whose it is; the man on the square may be the other's, where it is threatened
   */
  public record Spot(Square square, Color side, double value) {}

  /** What one side has of a part, while it is being counted. */
  public static final class Share {
    private final Color side;
    private final List<Spot> spots = new ArrayList<>();
    private double sum;

    public Share(Color side) {
      this.side = side;
    }

    /** A share that lives on no square. */
    public static Share nowhere(Color side, double sum) {
      var share = new Share(side);
      share.sum = sum;
      return share;
    }

    /** More of it on a square; of nothing no note is taken. */
    public void add(Square square, double value) {
      if (value != 0) {
        spots.add(new Spot(square, side, value));
        sum += value;
      }
    }

    /** The spots added in their order. */
    public double sum() {
      return sum;
    }
  }
}
