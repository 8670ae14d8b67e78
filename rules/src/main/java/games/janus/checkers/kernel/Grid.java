package games.janus.checkers.kernel;

/**
 * The 32 squares as the bits of an int, and the four ways to step on them. Bit n - 1 is square n of
 * the numbering: row 0 is bits 0 to 3 at the top, row 7 bits 28 to 31 at the bottom. Even rows are
 * shifted half a square to the right:
 *
 * <pre>
 *    .  0  .  1  .  2  .  3
 *    4  .  5  .  6  .  7  .
 *    .  8  .  9  . 10  . 11
 * </pre>
 *
 * <p>A step takes a whole set of squares at once; whatever leaves the board is gone.
 */
public final class Grid {
  /** The king-row of White's men, who go up. */
  public static final int TOP = 0x0000_000F;

  /** The king-row of Black's men, who go down. */
  public static final int BOTTOM = 0xF000_0000;

  /** Directions, as numbered in the path of a {@link PackedMove}. */
  static final int UP_LEFT = 0;

  static final int UP_RIGHT = 1;
  static final int DOWN_LEFT = 2;
  static final int DOWN_RIGHT = 3;

  private static final int EVEN_ROWS = 0x0F0F_0F0F;
  private static final int ODD_ROWS = 0xF0F0_F0F0;
  private static final int EVEN_ROWS_NOT_RIGHTMOST = 0x0707_0707;
  private static final int ODD_ROWS_NOT_LEFTMOST = 0xE0E0_E0E0;
  private static final int NOT_LEFTMOST = 0xEEEE_EEEE;
  private static final int NOT_RIGHTMOST = 0x7777_7777;

  private Grid() {}

  public static int upLeft(int set) {
    return ((set & EVEN_ROWS) >>> 4) | ((set & ODD_ROWS_NOT_LEFTMOST) >>> 5);
  }

  public static int upRight(int set) {
    return ((set & EVEN_ROWS_NOT_RIGHTMOST) >>> 3) | ((set & ODD_ROWS) >>> 4);
  }

  public static int downLeft(int set) {
    return ((set & EVEN_ROWS) << 4) | ((set & ODD_ROWS_NOT_LEFTMOST) << 3);
  }

  public static int downRight(int set) {
    return ((set & EVEN_ROWS_NOT_RIGHTMOST) << 5) | ((set & ODD_ROWS) << 4);
  }

  // Of the two neighbours above a square one is always four bits away, the other three or five.

  /** How many steps up there are from these squares onto those. */
  static int countStepsUp(int from, int onto) {
    int slanting =
        ((from & EVEN_ROWS_NOT_RIGHTMOST) >>> 3) | ((from & ODD_ROWS_NOT_LEFTMOST) >>> 5);
    return Integer.bitCount((from >>> 4) & onto) + Integer.bitCount(slanting & onto);
  }

  /** How many steps down there are from these squares onto those. */
  static int countStepsDown(int from, int onto) {
    int slanting = ((from & EVEN_ROWS_NOT_RIGHTMOST) << 5) | ((from & ODD_ROWS_NOT_LEFTMOST) << 3);
    return Integer.bitCount((from << 4) & onto) + Integer.bitCount(slanting & onto);
  }

  // Two steps are the same shift from every row.

  /** Where a set of pieces lands that jumps up and left over any of these squares. */
  public static int jumpUpLeft(int set, int over) {
    return ((set & NOT_LEFTMOST) >>> 9) & upLeft(over);
  }

  public static int jumpUpRight(int set, int over) {
    return ((set & NOT_RIGHTMOST) >>> 7) & upRight(over);
  }

  public static int jumpDownLeft(int set, int over) {
    return ((set & NOT_LEFTMOST) << 7) & downLeft(over);
  }

  public static int jumpDownRight(int set, int over) {
    return ((set & NOT_RIGHTMOST) << 9) & downRight(over);
  }

  static int step(int direction, int set) {
    return switch (direction) {
      case UP_LEFT -> upLeft(set);
      case UP_RIGHT -> upRight(set);
      case DOWN_LEFT -> downLeft(set);
      default -> downRight(set);
    };
  }
}
