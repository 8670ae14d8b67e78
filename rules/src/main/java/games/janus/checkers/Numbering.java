package games.janus.checkers;

import games.janus.rules.Square;

/**
 * The numbers 1 to 32 that checkers players give the dark squares, row by row from Black's side.
 *
 * <pre>
 *   .  1  .  2  .  3  .  4
 *   5  .  6  .  7  .  8  .
 *   .  9  . 10  . 11  . 12
 *  13  . 14  . 15  . 16  .
 *   . 17  . 18  . 19  . 20
 *  21  . 22  . 23  . 24  .
 *   . 25  . 26  . 27  . 28
 *  29  . 30  . 31  . 32  .
 * </pre>
 */
public final class Numbering {
  private Numbering() {}

  /**
   * The number of a dark square.
   *
   * @throws IllegalArgumentException if the square is light
   */
  public static int of(Square square) {
    if (!square.isDark()) {
      throw new IllegalArgumentException(square + " is a light square and has no number");
    }
    return 4 * square.row() + square.column() / 2 + 1;
  }

  /**
   * The square with this number.
   *
   * @throws IllegalArgumentException if the number is not 1 to 32
   */
  public static Square square(int number) {
    if (!isNumber(number)) {
      throw new IllegalArgumentException("squares are numbered 1 to 32, not " + number);
    }
    int row = (number - 1) / 4;
    int column = 2 * ((number - 1) % 4) + 1 - row % 2;
    return Square.inCell(8 * row + column);
  }

  /** Whether a dark square has this number. */
  public static boolean isNumber(int number) {
    return number >= 1 && number <= 32;
  }
}
