package games.janus.checkers.notation;

import games.janus.checkers.Numbering;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads numbers of squares with one sign or blanks between them. A sign before the first number,
 * for a jump that goes on, is read too.
 */
final class SquareNumbers {
  /** From and nine jumps: nobody can name more. */
  private static final int MOST_SQUARES = 10;

  private final String text;
  private int at;

  SquareNumbers(String text) {
    this.text = text;
  }

  /** The squares; empty if the text is anything else. */
  List<Square> read() {
    var squares = new ArrayList<Square>();
    do {
      int gap = at;
      skipBlanks();
      if (at < text.length() && "-xX:".indexOf(text.charAt(at)) >= 0) {
        at++;
        skipBlanks();
      }
      boolean isApart = squares.isEmpty() || at > gap;
      int number = number();
      if (!isApart || !Numbering.isNumber(number) || squares.size() == MOST_SQUARES) {
        return List.of();
      }
      squares.add(Numbering.square(number));
    } while (at < text.length());
    return squares;
  }

  /** One or two digits; 0, which no square has, if there are none. */
  private int number() {
    int number = 0;
    for (int digits = 0; digits < 2 && at < text.length() && isDigit(text.charAt(at)); digits++) {
      number = 10 * number + text.charAt(at++) - '0';
    }
    return number;
  }

  private void skipBlanks() {
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
      at++;
    }
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }
}
