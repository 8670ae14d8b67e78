package games.janus.engines.checkers;

import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.Grid;

/**
 * What the evaluation sees in a position: a list of numbers, each counted for the side to move less
 * the same for the other side. A weight for each makes the score, see {@link Weights}.
 *
 * <p>Both sides are counted by one and the same method: Black's pieces are seen from Black's side
 * of the board, turned by half a circle, so that every man goes up.
 */
final class Features {
  static final int MEN = 0;
  static final int KINGS = 1;

  /** Men in each row, the last before the king-row first; home rows are {@link #HOME}'s. */
  static final int ROWS = 2;

  /** Men still on the own back rank: one, two, three, four of them. */
  static final int HOME = 8;

  static final int BRIDGE = 12;
  static final int SINGLE_CORNER_GUARD = 13;
  static final int DOG_HOLE = 14;
  static final int CENTRE_MEN = 15;
  static final int SIDE_MEN = 16;
  static final int CENTRE_KINGS = 17;
  static final int SIDE_KINGS = 18;
  static final int STEPS_OF_MEN = 19;
  static final int STEPS_OF_KINGS = 20;
  static final int TRAPPED_KINGS = 21;

  /** Men nobody can stop, one to five steps before they are crowned. */
  static final int RUNAWAYS = 22;

  static final int BACKED_MEN = 27;
  static final int DOUBLE_CORNER = 28;
  static final int THE_MOVE = 29;
  static final int TURN = 30;
  static final int COUNT = 31;

  static final int[] ROW = new int[8];

  /** By square: everything a man there could reach, or be met on, before it is crowned. */
  static final int[] AHEAD = new int[32];

  /** The squares 10, 11, 14, 15, 18, 19, 22 and 23. */
  static final int CENTRE = 0x0066_6600;

  /** The first and the last column. */
  static final int SIDES = 0x1818_1818;

  /** The squares 30 and 32, from where two men guard a whole back rank. */
  static final int BRIDGE_PIERS = 1 << 29 | 1 << 31;

  static final int SINGLE_CORNER = 1 << 28;

  /** The squares 1, 5, 28 and 32: here a king is hardly ever caught. */
  static final int DOUBLE_CORNERS = 1 | 1 << 4 | 1 << 27 | 1 << 31;

  /** Square 5, and square 1 where a man at home shuts it. */
  static final int HOLE = 1 << 4;

  static final int HOLE_KEEPER = 1;

  private static final int EVEN_ROWS = 0x0F0F_0F0F;

  /** No man can be a runaway from further back. */
  static final int RUNAWAY_ROWS = 0x00FF_FFF0;

  static {
    for (int row = 0; row < 8; row++) {
      ROW[row] = 0xF << (4 * row);
    }
    for (int square = 0; square < 32; square++) {
      int front = 1 << square;
      while (front != 0) {
        front = Grid.upLeft(front) | Grid.upRight(front);
        AHEAD[square] |= front;
      }
    }
  }

  private Features() {}

  /** Counts everything, from the side of the player to move. */
  static void count(BoardState board, int[] counts) {
    int kings = board.kings();
    int white = board.white();
    int black = board.black();
    int sign = board.isWhiteToMove() ? 1 : -1;
    for (int i = 0; i < COUNT; i++) {
      counts[i] = 0;
    }
    side(white & ~kings, white & kings, black & ~kings, black & kings, sign, counts);
    side(
        Integer.reverse(black & ~kings),
        Integer.reverse(black & kings),
        Integer.reverse(white & ~kings),
        Integer.reverse(white & kings),
        -sign,
        counts);
    counts[THE_MOVE] = theMove(board);
    counts[TURN] = 1;
  }

  /** Counts one side, whose men go up. */
  private static void side(
      int men, int kings, int enemyMen, int enemyKings, int sign, int[] counts) {
    int enemies = enemyMen | enemyKings;
    int own = men | kings;
    counts[MEN] += sign * Integer.bitCount(men);
    if (men != 0) {
      men(men, kings, enemyMen, enemies, sign, counts);
    }
    int empty = ~(own | enemies);
    int safe = empty & ~denied(enemies, enemyKings, empty);
    counts[STEPS_OF_MEN] +=
        sign
            * (Integer.bitCount(Grid.upLeft(men) & safe)
                + Integer.bitCount(Grid.upRight(men) & safe));
    if (kings != 0) {
      kings(kings, safe, enemyMen, enemyKings, own, sign, counts);
    }
  }

  private static void men(int men, int kings, int enemyMen, int enemies, int sign, int[] counts) {
    for (int row = 1; row < 7; row++) {
      counts[ROWS + row - 1] += sign * Integer.bitCount(men & ROW[row]);
    }
    int home = men & Grid.BOTTOM;
    if (home != 0 && enemyMen != 0) {
      counts[HOME + Integer.bitCount(home) - 1] += sign;
      counts[BRIDGE] += (home & BRIDGE_PIERS) == BRIDGE_PIERS ? sign : 0;
      counts[SINGLE_CORNER_GUARD] += (home & SINGLE_CORNER) != 0 ? sign : 0;
    }
    counts[DOG_HOLE] += (men & HOLE) != 0 && (enemyMen & HOLE_KEEPER) != 0 ? sign : 0;
    counts[CENTRE_MEN] += sign * Integer.bitCount(men & CENTRE);
    counts[SIDE_MEN] += sign * Integer.bitCount(men & SIDES);
    int behind = Grid.upLeft(men | kings) & men;
    int beside = Grid.upRight(men | kings) & men;
    counts[BACKED_MEN] += sign * (Integer.bitCount(behind) + Integer.bitCount(beside));
    for (int left = men & RUNAWAY_ROWS; left != 0; left &= left - 1) {
      int square = Integer.numberOfTrailingZeros(left);
      if ((AHEAD[square] & enemies) == 0) {
        counts[RUNAWAYS + (square >>> 2) - 1] += sign;
      }
    }
  }

  private static void kings(
      int kings, int safe, int enemyMen, int enemyKings, int own, int sign, int[] counts) {
    counts[KINGS] += sign * Integer.bitCount(kings);
    counts[CENTRE_KINGS] += sign * Integer.bitCount(kings & CENTRE);
    counts[SIDE_KINGS] += sign * Integer.bitCount(kings & SIDES);
    int steps =
        Integer.bitCount(Grid.upLeft(kings) & safe)
            + Integer.bitCount(Grid.upRight(kings) & safe)
            + Integer.bitCount(Grid.downLeft(kings) & safe)
            + Integer.bitCount(Grid.downRight(kings) & safe);
    counts[STEPS_OF_KINGS] += sign * steps;
    int free = Grid.upLeft(safe) | Grid.upRight(safe) | Grid.downLeft(safe) | Grid.downRight(safe);
    counts[TRAPPED_KINGS] += sign * Integer.bitCount(kings & ~free);
    if (Integer.bitCount(own) < Integer.bitCount(enemyMen | enemyKings)) {
      counts[DOUBLE_CORNER] += (kings & DOUBLE_CORNERS) != 0 ? sign : 0;
    }
  }

  /** The empty squares where a piece could be jumped at once by these enemies, who go down. */
  static int denied(int enemies, int enemyKings, int empty) {
    int down =
        (Grid.downRight(enemies) & Grid.upLeft(empty))
            | (Grid.downLeft(enemies) & Grid.upRight(empty));
    if (enemyKings == 0) {
      return down;
    }
    return down
        | (Grid.upRight(enemyKings) & Grid.downLeft(empty))
        | (Grid.upLeft(enemyKings) & Grid.downRight(empty));
  }

  /**
   * The opposition: 1 if the player to move would make the last step when both sides walk towards
   * each other, -1 if the other would. Players count the pieces that stand in the rows of their own
   * side's parity: with an odd number the move is theirs.
   */
  static int theMove(BoardState board) {
    int mine = board.mine();
    int theirs = board.theirs();
    if (Integer.bitCount(mine) != Integer.bitCount(theirs)) {
      return 0;
    }
    int rows = board.isWhiteToMove() ? ~EVEN_ROWS : EVEN_ROWS;
    return (Integer.bitCount((mine | theirs) & rows) & 1) == 1 ? 1 : -1;
  }
}
