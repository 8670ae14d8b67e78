package games.janus.checkers.notation;

import games.janus.checkers.Move;
import games.janus.checkers.Numbering;
import games.janus.checkers.Position;
import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.AmbiguousMoveException;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.InvalidTextException;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * Moves as PDN writes them: {@code 11-15}, {@code 15x22}, {@code 6x13x22} or in short {@code 6x22}.
 *
 * <p>Reading does not mind which of {@code -}, {@code x} and {@code :} stands between the numbers,
 * for files disagree about it, nor blanks, nor marks such as {@code !} and {@code ?} at the end.
 */
public final class MoveText {
  private MoveText() {}

  /**
   * The legal move that the text stands for here. A text that gives the whole path of a move means
   * that move; otherwise squares in the middle may be left out where only one route fits.
   *
   * @throws InvalidTextException if the text is no move of any position
   * @throws IllegalMoveException if it is a move, but not legal in this position
   * @throws AmbiguousMoveException if several routes fit; it lists them in full
   */
  public static Move read(Position position, String text) {
    List<Square> path = new Reader(text).path();
    var fitting = new ArrayList<Move>();
    for (Move move : position.legalMoves()) {
      if (move.path().equals(path)) {
        return move;
      }
      if (fits(path, move.path())) {
        fitting.add(move);
      }
    }
    if (fitting.isEmpty()) {
      throw new IllegalMoveException(text, position.objection(path).orElseThrow());
    }
    if (fitting.size() > 1) {
      throw new AmbiguousMoveException(
          text, Messages.moveAmbiguousJump(Listing.joined(fitting, Messages::listComma)));
    }
    return fitting.getFirst();
  }

  /**
   * The text of a move: from and to, or the whole path where that alone would not do.
   *
   * @throws IllegalMoveException if the move is not legal here
   */
  public static String write(Position position, Move move) {
    boolean isFound = false;
    boolean isAlone = true;
    for (Move legal : position.legalMoves()) {
      if (legal.equals(move)) {
        isFound = true;
      } else if (legal.from() == move.from() && legal.to() == move.to()) {
        isAlone = false;
      }
    }
    if (!isFound) {
      throw new IllegalMoveException(
          move.toString(), position.objection(move.path()).orElseThrow());
    }
    if (!isAlone) {
      return move.toString();
    }
    return Numbering.of(move.from()) + (move.isJump() ? "x" : "-") + Numbering.of(move.to());
  }

  /**
   * The squares that a text names, also if they begin a move or go on with one; none if it names
   * anything else.
   */
  static List<Square> squares(String text) {
    var reader = new Reader(text);
    try {
      reader.skipSeparator();
      return reader.squares();
    } catch (InvalidTextException _) {
      return List.of();
    }
  }

  /** Whether the squares of a text are those of a path, some in the middle left out. */
  private static boolean fits(List<Square> squares, List<Square> path) {
    if (squares.getFirst() != path.getFirst() || squares.getLast() != path.getLast()) {
      return false;
    }
    int found = 1;
    for (int stop = 1; stop < path.size() - 1 && found < squares.size() - 1; stop++) {
      if (path.get(stop) == squares.get(found)) {
        found++;
      }
    }
    return found == squares.size() - 1;
  }

  /** Reads the squares that a move text names, in order. */
  private static final class Reader {
    /** From and nine jumps: nobody can name more. */
    private static final int MOST_SQUARES = 10;

    private final String text;
    private int at;
    private int end;

    Reader(String text) {
      this.text = text;
      this.end = text.length();
    }

    List<Square> path() {
      dropMarks();
      List<Square> path = squares();
      if (path.size() < 2) {
        throw wrong(Messages.movetextOneSquare());
      }
      return path;
    }

    private List<Square> squares() {
      var squares = new ArrayList<Square>();
      squares.add(square());
      while (at < end) {
        skipSeparator();
        squares.add(square());
        if (squares.size() > MOST_SQUARES) {
          throw wrong(Messages.movetextManySquares());
        }
      }
      return squares;
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
}
