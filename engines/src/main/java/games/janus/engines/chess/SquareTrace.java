package games.janus.engines.chess;

import games.janus.chess.kernel.Men;
import games.janus.engine.Appraisal.Share;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.Arrays;

/** What every square adds to the parts of one evaluation, both colours apart. */
final class SquareTrace extends Trace {
  /** Behind the 64 squares: what lives on none of them. */
  private static final int NOWHERE = 64;

  private static final int PARTS = Feature.Part.values().length;

  private final int[] weights;

  // By part, colour and square: what it is worth in the middle game and in the endgame.
  private final int[][][] middle = new int[PARTS][2][NOWHERE + 1];
  private final int[][][] end = new int[PARTS][2][NOWHERE + 1];

  private long squares;

  SquareTrace(int[] weights) {
    this.weights = weights;
  }

  @Override
  void at(long set) {
    squares = set;
  }

  @Override
  void count(int color, int feature, int times) {
    super.count(color, feature, times);
    int all = weights[feature] * times;
    add(Feature.of(feature), color, squares, Packed.middle(all), Packed.end(all));
  }

  @Override
  void endangered(int color, int king, int worth) {
    Feature.Part part = Feature.Part.KING_SAFETY;
    add(part, color, 1L << king, -Packed.middle(worth), -Packed.end(worth));
  }

  @Override
  void clear() {
    super.clear();
    squares = 0;
    for (int part = 0; part < PARTS; part++) {
      for (int color = Men.WHITE; color <= Men.BLACK; color++) {
        Arrays.fill(middle[part][color], 0);
        Arrays.fill(end[part][color], 0);
      }
    }
  }

  /** What several men make together is shared evenly; the first of them get the odd hundredths. */
  private void add(Feature.Part part, int color, long set, int middleWorth, int endWorth) {
    int[] early = middle[part.ordinal()][color];
    int[] late = end[part.ordinal()][color];
    if (set == 0) {
      early[NOWHERE] += middleWorth;
      late[NOWHERE] += endWorth;
      return;
    }
    int left = Long.bitCount(set);
    int middleLeft = middleWorth;
    int endLeft = endWorth;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      early[square] += middleLeft / left;
      late[square] += endLeft / left;
      middleLeft -= middleLeft / left;
      endLeft -= endLeft / left;
      left--;
    }
  }

  /** Adds up a part, square by square, in whole hundredths; see {@link Rounding}. */
  Share share(Feature.Part part, Color side, Rounding rounding) {
    int color = side == Color.WHITE ? Men.WHITE : Men.BLACK;
    int[] early = middle[part.ordinal()][color];
    int[] late = end[part.ordinal()][color];
    if (early[NOWHERE] != 0 || late[NOWHERE] != 0) {
      return Share.nowhere(side, rounding.growth(side, early[NOWHERE], late[NOWHERE]));
    }
    var share = new Share(side);
    for (int place = 0; place < NOWHERE; place++) {
      // The other way round for Black, so that in a mirrored position both are rounded alike.
      int square = side == Color.WHITE ? place : 63 - place ^ 56;
      if (early[square] != 0 || late[square] != 0) {
        share.add(Square.at(square), rounding.growth(side, early[square], late[square]));
      }
    }
    return share;
  }

  /**
   * Rounds a growing sum to whole hundredths. Each addend is worth what the rounded sum grows by
   * when it is added, so that nothing is lost however many there are.
   */
  static final class Rounding {
    private final int phase;
    private int middle;
    private int end;
    private int before;

    Rounding(int phase) {
      this.phase = phase;
    }

    /** What a side gains by an addend. */
    int growth(Color side, int middleWorth, int endWorth) {
      int sign = side == Color.WHITE ? 1 : -1;
      middle += sign * middleWorth;
      end += sign * endWorth;
      int after = Evaluation.mix(middle, end, phase, Evaluation.WHOLE_SCALE);
      int growth = sign * (after - before);
      before = after;
      return growth;
    }

    /** The rounded sum so far, for White. */
    int sum() {
      return before;
    }
  }
}
