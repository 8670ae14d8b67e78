package games.janus.play.xray;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.xray.Review.ReviewedMove;
import java.util.List;
import java.util.Optional;

/**
 * How well some moves were played.
 *
 * @param moves how many there are, at least one
 * @param share the mean of their accuracies, from 0 to 1
 * @param lost the mean of the points they cost
 */
public record Accuracy(int moves, double share, double lost) {
  private static final double VERY_GOOD = 0.9;
  private static final double GOOD = 0.8;
  private static final double MIXED = 0.6;

  /** Of these moves; nothing if there are none. */
  public static <M> Optional<Accuracy> of(List<ReviewedMove<M>> moves) {
    if (moves.isEmpty()) {
      return Optional.empty();
    }
    double share = 0;
    double lost = 0;
    for (ReviewedMove<M> move : moves) {
      share += ofMove(move.lost());
      lost += move.lost();
    }
    return Optional.of(new Accuracy(moves.size(), share / moves.size(), lost / moves.size()));
  }

  /** The formula that lichess publishes at lichess.org/page/accuracy, for shares of a point. */
  static double ofMove(double lost) {
    return Math.clamp(1.031668 * Math.exp(-4.354 * lost) - 0.031669, 0, 1);
  }

  /** The same in a word. */
  public Message word() {
    return share >= VERY_GOOD
        ? Messages.reviewPlayVeryGood()
        : share >= GOOD
            ? Messages.reviewPlayGood()
            : share >= MIXED ? Messages.reviewPlayMixed() : Messages.reviewPlayWeak();
  }
}
