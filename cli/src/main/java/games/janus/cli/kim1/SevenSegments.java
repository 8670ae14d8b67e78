package games.janus.cli.kim1;

import java.util.List;

/** Hexadecimal digits as the KIM-1's display draws them, three characters wide and three high. */
final class SevenSegments {
  static final int HEIGHT = 3;
  static final int WIDTH = 3;

  private static final String DIGITS = "0123456789ABCDEF";

  // A digit every four columns; b and d are small because B and D would be 8 and 0.
  private static final List<String> ROWS =
      List.of(
          " _       _   _       _   _   _   _   _   _       _       _   _  ",
          "| |   |  _|  _| |_| |_  |_    | |_| |_| |_| |_  |    _| |_  |_  ",
          "|_|   | |_   _|   |  _| |_|   | |_|  _| | | |_| |_  |_| |_  |   ");

  private SevenSegments() {}

  /** One row of a digit; of anything else, one row of darkness. */
  static String row(char digit, int row) {
    int at = DIGITS.indexOf(digit);
    return at < 0 ? "   " : ROWS.get(row).substring(4 * at, 4 * at + WIDTH);
  }
}
