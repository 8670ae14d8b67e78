package games.janus.engines.checkers;

import java.util.Arrays;

/**
 * What the {@link Features} are worth, in hundredths of a man. Everything has one worth with all 24
 * pieces on the board and another with the last few; in between it goes over from one to the other
 * in even steps.
 */
final class Weights {
  /** From here on down the late weights hold alone. */
  private static final int FEW_PIECES = 4;

  private static final int ALL_PIECES = 24;

  private static final int[] EARLY = new int[Features.COUNT];
  private static final int[] LATE = new int[Features.COUNT];

  static {
    put(Features.MEN, 100, 100);
    put(Features.KINGS, 130, 140);
    put(Features.ROWS, new int[] {12, 8, 6, 4, 3, 2}, new int[] {28, 20, 14, 9, 5, 2});
    put(Features.HOME, new int[] {4, 10, 14, 14}, new int[] {2, 6, 4, 0});
    put(Features.BRIDGE, 6, 6);
    put(Features.SINGLE_CORNER_GUARD, -3, -3);
    put(Features.DOG_HOLE, -12, -20);
    put(Features.CENTRE_MEN, 3, 3);
    put(Features.SIDE_MEN, -2, -2);
    put(Features.CENTRE_KINGS, 4, 10);
    put(Features.SIDE_KINGS, -4, -8);
    put(Features.STEPS_OF_MEN, 1, 2);
    put(Features.STEPS_OF_KINGS, 2, 3);
    put(Features.TRAPPED_KINGS, -20, -25);
    put(Features.RUNAWAYS, new int[] {25, 22, 18, 12, 6}, new int[] {28, 24, 20, 14, 8});
    put(Features.BACKED_MEN, 1, 2);
    put(Features.DOUBLE_CORNER, 4, 20);
    put(Features.THE_MOVE, 1, 6);
    put(Features.TURN, 2, 2);
  }

  /** By the number of pieces on the board. */
  private static final int[][] BY_PIECES = new int[ALL_PIECES + 1][Features.COUNT];

  static {
    for (int pieces = 0; pieces <= ALL_PIECES; pieces++) {
      int early = Math.max(0, pieces - FEW_PIECES);
      int whole = ALL_PIECES - FEW_PIECES;
      for (int i = 0; i < Features.COUNT; i++) {
        int sum = EARLY[i] * early + LATE[i] * (whole - early);
        BY_PIECES[pieces][i] = Math.floorDiv(2 * sum + whole, 2 * whole);
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

  /** The weights with this many pieces on the board; not to be written to. */
  static int[] at(int pieces) {
    return BY_PIECES[Math.min(pieces, ALL_PIECES)];
  }

  /** A copy of all weights, the early ones first, for tuning. */
  static int[] all() {
    int[] all = Arrays.copyOf(EARLY, 2 * Features.COUNT);
    System.arraycopy(LATE, 0, all, Features.COUNT, Features.COUNT);
    return all;
  }
}
