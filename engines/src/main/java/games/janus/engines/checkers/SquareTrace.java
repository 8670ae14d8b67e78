package games.janus.engines.checkers;

import games.janus.checkers.Numbering;
import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.Grid;
import games.janus.engine.Appraisal.Share;
import games.janus.rules.Color;

/**
 * Where the {@link Features} of one side live: what they are worth, square by square. It says the
 * same as they do, at leisure, and a test holds both against each other.
 *
 * <p>As there, the board is seen from the side whose men go up.
 */
final class SquareTrace {
  private final Color side;
  private final int men;
  private final int kings;
  private final int enemyMen;
  private final int enemyKings;
  private final int pieces;
  private final int[] weights;

  /** By feature and square. */
  private final int[][] worth = new int[Features.COUNT][32];

  SquareTrace(BoardState board, Color side) {
    this.side = side;
    int own = side == Color.WHITE ? board.white() : board.black();
    int others = side == Color.WHITE ? board.black() : board.white();
    men = seen(own & ~board.kings());
    kings = seen(own & board.kings());
    enemyMen = seen(others & ~board.kings());
    enemyKings = seen(others & board.kings());
    pieces = CheckersSearch.pieces(board);
    weights = Weights.at(pieces);
    look();
  }

  private int seen(int set) {
    return side == Color.WHITE ? set : Integer.reverse(set);
  }

  /** What a part is worth that is made of the features from one up to another. */
  Share share(int from, int to) {
    var share = new Share(side);
    for (int square = 0; square < 32; square++) {
      int sum = 0;
      for (int feature = from; feature < to; feature++) {
        sum += worth[feature][square];
      }
      add(share, square, sum);
    }
    return share;
  }

  private void add(Share share, int square, int value) {
    int onBoard = side == Color.WHITE ? square : 31 - square;
    share.add(Numbering.square(onBoard + 1), value);
  }

  private void look() {
    each(Features.MEN, men);
    each(Features.KINGS, kings);
    for (int row = 1; row < 7; row++) {
      each(Features.ROWS + row - 1, men & Features.ROW[row]);
    }
    home(men & Grid.BOTTOM);
    if ((enemyMen & Features.HOLE_KEEPER) != 0) {
      each(Features.DOG_HOLE, men & Features.HOLE);
    }
    each(Features.CENTRE_MEN, men & Features.CENTRE);
    each(Features.SIDE_MEN, men & Features.SIDES);
    each(Features.CENTRE_KINGS, kings & Features.CENTRE);
    each(Features.SIDE_KINGS, kings & Features.SIDES);
    each(Features.BACKED_MEN, Grid.upLeft(men | kings) & men);
    each(Features.BACKED_MEN, Grid.upRight(men | kings) & men);
    runaways();
    steps();
    if (Integer.bitCount(men | kings) < Integer.bitCount(enemyMen | enemyKings)) {
      together(Features.DOUBLE_CORNER, kings & Features.DOUBLE_CORNERS);
    }
  }

  private void home(int home) {
    if (home == 0 || enemyMen == 0) {
      return;
    }
    together(Features.HOME + Integer.bitCount(home) - 1, home);
    if ((home & Features.BRIDGE_PIERS) == Features.BRIDGE_PIERS) {
      together(Features.BRIDGE, Features.BRIDGE_PIERS);
    }
    each(Features.SINGLE_CORNER_GUARD, home & Features.SINGLE_CORNER);
  }

  private void runaways() {
    for (int left = men & Features.RUNAWAY_ROWS; left != 0; left &= left - 1) {
      int square = Integer.numberOfTrailingZeros(left);
      if ((Features.AHEAD[square] & (enemyMen | enemyKings)) == 0) {
        each(Features.RUNAWAYS + (square >>> 2) - 1, 1 << square);
      }
    }
  }

  /** Every safe step, noted where it begins. */
  private void steps() {
    int enemies = enemyMen | enemyKings;
    int empty = ~(men | kings | enemies);
    int safe = empty & ~Features.denied(enemies, enemyKings, empty);
    int fromBelowRight = Grid.downRight(safe);
    int fromBelowLeft = Grid.downLeft(safe);
    int fromAboveRight = Grid.upRight(safe);
    int fromAboveLeft = Grid.upLeft(safe);
    each(Features.STEPS_OF_MEN, men & fromBelowRight);
    each(Features.STEPS_OF_MEN, men & fromBelowLeft);
    each(Features.STEPS_OF_KINGS, kings & fromBelowRight);
    each(Features.STEPS_OF_KINGS, kings & fromBelowLeft);
    each(Features.STEPS_OF_KINGS, kings & fromAboveRight);
    each(Features.STEPS_OF_KINGS, kings & fromAboveLeft);
    int free = fromBelowRight | fromBelowLeft | fromAboveRight | fromAboveLeft;
    each(Features.TRAPPED_KINGS, kings & ~free);
  }

  /** One of a feature on each of these squares. */
  private void each(int feature, int set) {
    for (int left = set; left != 0; left &= left - 1) {
      worth[feature][Integer.numberOfTrailingZeros(left)] += weights[feature];
    }
  }

  /** One of a feature that these squares make together: shared evenly, the first get the odd. */
  private void together(int feature, int set) {
    spread(worth[feature], set, weights[feature]);
  }

  private static void spread(int[] bySquare, int set, int value) {
    int valueLeft = value;
    int left = Integer.bitCount(set);
    for (int rest = set; rest != 0; rest &= rest - 1) {
      int part = valueLeft / left;
      bySquare[Integer.numberOfTrailingZeros(rest)] += part;
      valueLeft -= part;
      left--;
    }
  }

  /**
   * What the {@link Formation} is worth to this side, block by block, shared evenly by the men in
   * the block. Each block counts what the rounded sum grows by when it is added.
   *
   * @param sum both sides' blocks so far, for White: early, late and rounded
   */
  Share formation(int[] sum) {
    int[] places = new int[Formation.BLOCKS];
    Formation.places(men, enemyMen, places, 0);
    int[] bySquare = new int[32];
    int sign = side == Color.WHITE ? 1 : -1;
    for (int i = 0; i < Formation.BLOCKS; i++) {
      int block = side == Color.WHITE ? i : Formation.BLOCKS - 1 - i;
      int both = FormationWeights.TABLE[places[block]];
      sum[0] += sign * ((both + 0x8000) >> 16);
      sum[1] += sign * (short) both;
      int after = Formation.mix(sum[0], sum[1], pieces);
      int squares = Formation.squares(block);
      int standing = (men | enemyMen) & squares;
      spread(bySquare, standing == 0 ? squares : standing, sign * (after - sum[2]));
      sum[2] = after;
    }
    var share = new Share(side);
    for (int square = 0; square < 32; square++) {
      add(share, square, bySquare[square]);
    }
    return share;
  }
}
