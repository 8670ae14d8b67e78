package games.janus.engines.museum.flowchart;

import games.janus.checkers.Move;
import games.janus.engine.SplitMix64;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Lists;
import java.util.List;
import java.util.Optional;

/**
 * What the beginner draws: four times in ten he moves at random instead of thinking, and then,
 * where jumping is a choice, leans towards jumps.
 *
 * @param move the move drawn; none when the lot says to think
 * @param remark the numbers drawn and what they decided
 */
record Draw(Optional<Move> move, Message remark) {
  static final double RANDOM_BELOW = 0.4;
  static final double JUMPS_BELOW = 0.7;

  static Draw from(SplitMix64 random, List<Move> legal) {
    double number = random.fraction();
    if (number >= RANDOM_BELOW) {
      return new Draw(Optional.empty(), Messages.lotSearched(compare(number, RANDOM_BELOW)));
    }
    String drawn = compare(number, RANDOM_BELOW);
    List<Move> jumps = jumps(legal);
    if (jumps.isEmpty()) {
      return new Draw(Optional.of(random.oneOf(legal)), Messages.lotRandom(drawn));
    }
    if (jumps.size() == legal.size()) {
      return new Draw(Optional.of(random.oneOf(legal)), Messages.lotOnlyJumps(drawn));
    }
    double leaning = random.fraction();
    return leaning < JUMPS_BELOW
        ? new Draw(
            Optional.of(random.oneOf(jumps)),
            Messages.lotJumps(drawn, compare(leaning, JUMPS_BELOW)))
        : new Draw(
            Optional.of(random.oneOf(legal)),
            Messages.lotAnyMove(drawn, compare(leaning, JUMPS_BELOW)));
  }

  private static List<Move> jumps(List<Move> legal) {
    return Lists.filter(legal, move -> move.isJump());
  }

  private static String compare(double number, double limit) {
    return hundredths(number) + (number < limit ? " < " : " >= ") + hundredths(limit);
  }

  /** Two digits, never rounded up, so that what is shown is as true as what was compared. */
  private static String hundredths(double number) {
    // The tiny part brings 0.7, which is a little less in binary, to seventy hundredths.
    int hundredths = (int) (100 * number + 1e-9);
    return "0." + hundredths / 10 + hundredths % 10;
  }
}
