package games.janus.engines.checkers;

/**
 * What the {@link Features} are worth, in hundredths of a man. Everything has one worth with all 24
 * pieces on the board and another with the last few; in between it goes over from one to the other
 * in even steps.
 */
final class Weights {
  /** From here on down the late weights hold alone. Untested. */
  private static final int FEW_PIECES = 4;

  private static final int ALL_PIECES = 24;

  /** The steps between early and late. */
  static final int SPAN = ALL_PIECES - FEW_PIECES;

  private static final int[] EARLY = new int[Features.COUNT];
  private static final int[] LATE = new int[Features.COUNT];

  static {
    put(Features.MEN, 121, 72);
    put(Features.KINGS, 161, 78);
    put(Features.ROWS, new int[] {-6, -8, -13, -2, -6, 5}, new int[] {5, -4, -1, -2, -8, -6});
    put(Features.HOME, new int[] {1, 9, 23, 41}, new int[] {3, 16, 32, 36});
    put(Features.BRIDGE, -6, 26);
    put(Features.SINGLE_CORNER_GUARD, -31, -12);
    put(Features.DOG_HOLE, -42, -16);
    put(Features.CENTRE_MEN, 3, -4);
    put(Features.SIDE_MEN, 8, 0);
    put(Features.CENTRE_KINGS, 29, -11);
    put(Features.SIDE_KINGS, 2, -2);
    put(Features.STEPS_OF_MEN, -2, 7);
    put(Features.STEPS_OF_KINGS, -2, 0);
    put(Features.TRAPPED_KINGS, -35, 6);
    put(Features.RUNAWAYS, new int[] {-8, 5, -23, -34, -19}, new int[] {-2, 6, 2, 5, 6});
    put(Features.BACKED_MEN, -4, 2);
    put(Features.DOUBLE_CORNER, 70, 33);
    put(Features.THE_MOVE, -3, 3);
    put(Features.TURN, 3, 0);
  }

  /** By the number of pieces on the board. */
  private static final int[][] BY_PIECES = new int[ALL_PIECES + 1][Features.COUNT];

  static {
    for (int pieces = 0; pieces <= ALL_PIECES; pieces++) {
      int early = early(pieces);
      for (int i = 0; i < Features.COUNT; i++) {
        int sum = EARLY[i] * early + LATE[i] * (SPAN - early);
        BY_PIECES[pieces][i] = Math.floorDiv(2 * sum + SPAN, 2 * SPAN);
      }
    }
  }

  private Weights() {}

  private static void put(int feature, int early, int late) {
    EARLY[feature] = early;
    LATE[feature] = late;
  }

  private static void put(int feature, int[] early, int[] late) {
    System.arraycopy(early, 0, EARLY, feature, early.length);
    System.arraycopy(late, 0, LATE, feature, late.length);
  }

  /** How early it is with this many pieces: {@link #SPAN} at the start, 0 near the end. */
  static int early(int pieces) {
    return Math.clamp(pieces - FEW_PIECES, 0, SPAN);
  }

  /** The weights with this many pieces on the board; not to be written to. */
  static int[] at(int pieces) {
    return BY_PIECES[Math.min(pieces, ALL_PIECES)];
  }
}
