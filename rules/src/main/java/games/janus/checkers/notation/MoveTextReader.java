package games.janus.checkers.notation;

import games.janus.checkers.Numbering;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.InvalidTextException;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;

/** Reads the squares that a move text names, in order. */
final class MoveTextReader {
  /** From and nine jumps: nobody can name more. */
  private static final int MOST_SQUARES = 10;

  private final String text;
  private int at;
  private int end;

  MoveTextReader(String text) {
    this.text = text;
    this.end = text.length();
    dropMarks();
  }

  List<Square> path() {
    var path = new ArrayList<Square>();
    path.add(square());
    while (at < end) {
      skipSeparator();
      path.add(square());
      if (path.size() > MOST_SQUARES) {
        throw wrong(Messages.movetextManySquares());
      }
    }
    if (path.size() < 2) {
      throw wrong(Messages.movetextOneSquare());
    }
    return path;
  }

  private Square square() {
    int number = 0;
    int start = at;
    while (at < end && isDigit(text.charAt(at))) {
      number = Math.min(1000, 10 * number + text.charAt(at) - '0');
      at++;
    }
    if (at == start) {
      throw wrong(Messages.movetextNumbers());
    }
    if (!Numbering.isNumber(number)) {
      throw wrong(Messages.fenNoSquare());
    }
    return Numbering.square(number);
  }

  /** Goes over blanks, one separator and blanks; blanks alone are enough. */
  private void skipSeparator() {
    skipBlanks();
    if (at < end && isSeparator(text.charAt(at))) {
      at++;
      skipBlanks();
    }
  }

  private void skipBlanks() {
    while (at < end && isBlank(text.charAt(at))) {
      at++;
    }
  }

  private void dropMarks() {
    skipBlanks();
    while (end > at && (isBlank(text.charAt(end - 1)) || isMark(text.charAt(end - 1)))) {
      end--;
    }
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }

  private static boolean isSeparator(char character) {
    return switch (character) {
      case '-', 'x', 'X', ':' -> true;
      default -> false;
    };
  }

  private static boolean isMark(char character) {
    return character == '!' || character == '?' || character == '*';
  }

  private static boolean isBlank(char character) {
    return character == ' ' || (character >= '\t' && character <= '\r') || character == '\u00A0';
  }

  private InvalidTextException wrong(Message reason) {
    return new InvalidTextException(text, reason);
  }
}
