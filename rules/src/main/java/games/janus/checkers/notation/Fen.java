package games.janus.checkers.notation;

import games.janus.checkers.Board;
import games.janus.checkers.Numbering;
import games.janus.checkers.Piece;
import games.janus.checkers.Role;
import games.janus.checkers.Setup;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.InvalidTextException;
import games.janus.rules.Square;

/**
 * Positions as PDN writes them: {@code B:W18,24,K10:B12,16,K22} is Black's turn, White has men on
 * 18 and 24 and a king on 10, and so on.
 *
 * <p>Reading takes ranges ({@code W21-32}), either order of the sides, a side left empty or out, a
 * full stop at the end, small letters, blanks anywhere and quotes around it all.
 */
public final class Fen {
  private Fen() {}

  /**
   * The setup that the text describes, which need not be a legal position.
   *
   * @throws InvalidTextException if the text is not PDN FEN
   */
  public static Setup read(String text) {
    return new Reader(text).setup();
  }

  /** The one text that stands for this setup: White first, squares in order, each on its own. */
  public static String write(Setup setup) {
    var text = new StringBuilder();
    text.append(letter(setup.turn()));
    writeSide(text, setup.board(), Color.WHITE);
    writeSide(text, setup.board(), Color.BLACK);
    return text.toString();
  }

  private static void writeSide(StringBuilder text, Board board, Color side) {
    text.append(':').append(letter(side));
    String comma = "";
    for (int number = 1; number <= 32; number++) {
      Square square = Numbering.square(number);
      var piece = board.at(square);
      if (piece.isPresent() && piece.get().color() == side) {
        text.append(comma).append(piece.get().isKing() ? "K" : "").append(number);
        comma = ",";
      }
    }
  }

  private static char letter(Color side) {
    return side == Color.WHITE ? 'W' : 'B';
  }

  /** Reads one PDN FEN from left to right. */
  private static final class Reader {
    private static final int END = -1;

    private final String text;
    private int at;
    private int end;
    private Board board = Board.empty();
    private boolean whiteGiven;
    private boolean blackGiven;

    Reader(String text) {
      this.text = text;
      this.end = text.length();
      dropWrapping();
    }

    Setup setup() {
      if (peek() == END) {
        throw wrong(Messages.fenEmpty());
      }
      Color turn = color(Messages.fenNeedsTurn());
      while (peek() != END) {
        expectColon();
        readSide();
      }
      if (!whiteGiven && !blackGiven) {
        throw wrong(Messages.fenNoPieces());
      }
      return new Setup(board, turn);
    }

    private void readSide() {
      Color side = color(Messages.fenNeedsSide());
      if (side == Color.WHITE ? whiteGiven : blackGiven) {
        throw wrongHere(Messages.fenSideTwice());
      }
      whiteGiven |= side == Color.WHITE;
      blackGiven |= side == Color.BLACK;
      if (peek() == ':' || peek() == END) {
        return;
      }
      readPieces(side);
      while (peek() == ',') {
        at++;
        readPieces(side);
      }
    }

    private void readPieces(Color side) {
      Role role = Role.MAN;
      if (peek() == 'K' || peek() == 'k') {
        role = Role.KING;
        at++;
      }
      int first = number();
      int last = first;
      if (peek() == '-') {
        at++;
        last = number();
        if (last < first) {
          throw wrongHere(Messages.fenRange(first, last));
        }
      }
      for (int number = first; number <= last; number++) {
        put(number, new Piece(side, role));
      }
    }

    private void put(int number, Piece piece) {
      Square square = Numbering.square(number);
      if (board.at(square).isPresent()) {
        throw wrongHere(Messages.fenSquareTwice(number));
      }
      board = board.with(square, piece);
    }

    private int number() {
      int number = 0;
      boolean found = false;
      for (int next = peek(); next >= '0' && next <= '9'; next = here()) {
        number = Math.min(1000, 10 * number + next - '0');
        found = true;
        at++;
      }
      if (!found) {
        throw wrongHere(Messages.fenNeedsSquare());
      }
      if (!Numbering.isNumber(number)) {
        throw wrongHere(Messages.fenNoSquare());
      }
      return number;
    }

    private Color color(Message otherwise) {
      int letter = peek();
      at++;
      return switch (letter) {
        case 'W', 'w' -> Color.WHITE;
        case 'B', 'b' -> Color.BLACK;
        default -> {
          at--;
          throw wrongHere(otherwise);
        }
      };
    }

    private void expectColon() {
      if (peek() != ':') {
        throw wrongHere(Messages.fenStray());
      }
      at++;
    }

    /** The next character that is not a blank, left where it is. */
    private int peek() {
      while (at < end && isBlank(text.charAt(at))) {
        at++;
      }
      return here();
    }

    private int here() {
      return at < end ? text.charAt(at) : END;
    }

    private void dropWrapping() {
      dropBlanks();
      if (end - at >= 2 && isQuote(text.charAt(at)) && text.charAt(end - 1) == text.charAt(at)) {
        at++;
        end--;
        dropBlanks();
      }
      if (end > at && text.charAt(end - 1) == '.') {
        end--;
        dropBlanks();
      }
    }

    private void dropBlanks() {
      while (at < end && isBlank(text.charAt(at))) {
        at++;
      }
      while (end > at && isBlank(text.charAt(end - 1))) {
        end--;
      }
    }

    private static boolean isQuote(char character) {
      return character == '"' || character == '\'';
    }

    private static boolean isBlank(char character) {
      return character == ' ' || (character >= '\t' && character <= '\r') || character == '\u00A0';
    }

    private InvalidTextException wrong(Message reason) {
      return new InvalidTextException(text, reason);
    }

    private InvalidTextException wrongHere(Message reason) {
      return wrong(Messages.fenAt(at + 1, reason));
    }
  }
}
