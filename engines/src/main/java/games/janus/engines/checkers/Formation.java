package games.janus.engines.checkers;

import games.janus.checkers.kernel.BoardState;

/**
 * How men stand to each other: what every arrangement of both sides' men in a block of eight
 * squares is worth, learnt from games. Nine blocks of four rows and two columns overlap on the
 * board; those of the lower half are the other side's blocks of the upper half, so five tables do.
 *
 * <pre>
 *   rows 0 to 3: columns 0 and 1, 1 and 2, 2 and 3     (columns of four squares each)
 *   rows 2 to 5: columns 0 and 1, 1 and 2
 * </pre>
 */
final class Formation {
  static final int BLOCKS = 5;

  /** Every square of a block is empty, or has an own man or an enemy's: 3 to the power of 8. */
  static final int ARRANGEMENTS = 6561;

  private static final int HALF = 81;

  /** A power of two, to divide by quickly. */
  private static final int WHOLE = 1024;

  /** By how early it is: what part of the whole the early weights have. */
  private static final int[] SHARE = new int[Weights.SPAN + 1];

  /** By columns of the block, then by two rows of squares: its four squares there, as digits. */
  private static final int[][] DIGITS = new int[3][256];

  static {
    for (int early = 0; early <= Weights.SPAN; early++) {
      SHARE[early] = WHOLE * early / Weights.SPAN;
    }
    for (int column = 0; column < 3; column++) {
      for (int rows = 0; rows < 256; rows++) {
        int near = rows >>> column;
        DIGITS[column][rows] =
            (near & 1) + 3 * (near >>> 1 & 1) + 9 * (near >>> 4 & 1) + 27 * (near >>> 5 & 1);
      }
    }
  }

  private Formation() {}

  /**
   * The places in the tables of the five blocks, for one side whose men go up.
   *
   * @param places written to, from this index on
   */
  static void places(int men, int enemyMen, int[] places, int first) {
    places[first] = block(0, men, enemyMen);
    places[first + 1] = ARRANGEMENTS + block(1, men, enemyMen);
    places[first + 2] = 2 * ARRANGEMENTS + block(2, men, enemyMen);
    places[first + 3] = 3 * ARRANGEMENTS + block(0, men >>> 8, enemyMen >>> 8);
    places[first + 4] = 4 * ARRANGEMENTS + block(1, men >>> 8, enemyMen >>> 8);
  }

  /** What the men of both sides are worth to the side to move for the way they stand. */
  static int of(BoardState board, int pieces) {
    int men = ~board.kings();
    int white = board.white() & men;
    int black = board.black() & men;
    int both = worth(white, black) - worth(Integer.reverse(black), Integer.reverse(white));
    int early = (both + 0x8000) >> 16;
    int late = (short) both;
    int sum = mix(early, late, pieces);
    return board.isWhiteToMove() ? sum : -sum;
  }

  /** One worth out of both, with this many pieces on the board. */
  static int mix(int early, int late, int pieces) {
    int share = SHARE[Weights.early(pieces)];
    return (early * share + late * (WHOLE - share)) / WHOLE;
  }

  /** One side's blocks, as in {@link FormationWeights}: early in the upper half, late below. */
  private static int worth(int men, int enemyMen) {
    int[] table = FormationWeights.TABLE;
    return table[block(0, men, enemyMen)]
        + table[ARRANGEMENTS + block(1, men, enemyMen)]
        + table[2 * ARRANGEMENTS + block(2, men, enemyMen)]
        + table[3 * ARRANGEMENTS + block(0, men >>> 8, enemyMen >>> 8)]
        + table[4 * ARRANGEMENTS + block(1, men >>> 8, enemyMen >>> 8)];
  }

  /** The squares of a block, as the side sees them whose men go up. */
  static int squares(int block) {
    int fourRows = 0x3333 << (block < 3 ? block : block - 3);
    return block < 3 ? fourRows : fourRows << 8;
  }

  private static int block(int column, int men, int enemyMen) {
    int[] digits = DIGITS[column];
    return digits[men & 255]
        + 2 * digits[enemyMen & 255]
        + HALF * (digits[men >>> 8 & 255] + 2 * digits[enemyMen >>> 8 & 255]);
  }
}
