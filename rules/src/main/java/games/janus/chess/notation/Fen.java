package games.janus.chess.notation;

import games.janus.chess.Board;
import games.janus.chess.Piece;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.chess.Setup;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Ascii;
import games.janus.rules.Color;
import games.janus.rules.Excerpt;
import games.janus.rules.InvalidTextException;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Forsyth-Edwards notation, with the castling letters of X-FEN (KQkq mean the outermost rook, a
 * file letter names any other) and of Shredder-FEN (file letters throughout). Reads anything that
 * can be drawn; whether it is a legal position is for {@link Setup#flaws} to say. Fields from the
 * castling rights on may be left out. The counters go up to 99,999 and stop there, so that all that
 * is written can be read.
 */
public final class Fen {
  private static final int LONGEST = 200;
  private static final int MOST_MOVES = 99_999;

  private Fen() {}

  /**
   * Reads a setup.
   *
   * @throws InvalidTextException if the text is not FEN
   */
  public static Setup read(String fen) {
    return new Parser(fen).parse();
  }

  /** Writes a position in X-FEN, which is plain FEN wherever plain FEN can say it. */
  public static String write(Position position) {
    return write(position.setup());
  }

  /** Writes a setup in X-FEN, which is plain FEN wherever plain FEN can say it. */
  public static String write(Setup setup) {
    return write(setup, false);
  }

  /** Writes a setup with the files of the rooks that may castle, as Shredder does. */
  public static String writeShredder(Setup setup) {
    return write(setup, true);
  }

  private static String write(Setup setup, boolean shredder) {
    return board(setup.board())
        + (setup.turn() == Color.WHITE ? " w " : " b ")
        + castling(setup, shredder)
        + ' '
        + setup.enPassant().map(Square::toString).orElse("-")
        + ' '
        + Math.min(setup.halfmoves(), MOST_MOVES)
        + ' '
        + Math.min(setup.fullmoves(), MOST_MOVES);
  }

  private static String board(Board board) {
    var text = new StringBuilder();
    int empty = 0;
    for (int cell = 0; cell < 64; cell++) {
      Optional<Piece> piece = board.at(Square.inCell(cell));
      if (piece.isEmpty()) {
        empty++;
      }
      boolean rankEnds = (cell & 7) == 7;
      if (empty > 0 && (piece.isPresent() || rankEnds)) {
        text.append(empty);
        empty = 0;
      }
      piece.ifPresent(man -> text.append(man.letter()));
      if (rankEnds && cell < 63) {
        text.append('/');
      }
    }
    return text.toString();
  }

  private static String castling(Setup setup, boolean shredder) {
    var letters = new StringBuilder();
    for (Color color : Color.values()) {
      List<Square> rooks = new ArrayList<>(setup.castlingRooks(color));
      rooks.sort((one, other) -> other.file() - one.file());
      for (Square rook : rooks) {
        char letter = shredder ? (char) ('A' + rook.file()) : letter(setup.board(), color, rook);
        letters.append(color == Color.WHITE ? letter : Ascii.small(letter));
      }
    }
    return letters.isEmpty() ? "-" : letters.toString();
  }

  private static char letter(Board board, Color color, Square rook) {
    if (rook.equals(Rooks.kingSide(board, color))) {
      return 'K';
    }
    return rook.equals(Rooks.queenSide(board, color)) ? 'Q' : (char) ('A' + rook.file());
  }

  /** Which rook K and Q mean: the outermost on that side of the king, or the corner. */
  private static final class Rooks {
    static Square kingSide(Board board, Color color) {
      return outermost(board, color, 7, -1);
    }

    static Square queenSide(Board board, Color color) {
      return outermost(board, color, 0, 1);
    }

    private static Square outermost(Board board, Color color, int corner, int inwards) {
      int first = 8 * backRank(color);
      int king = kingFile(board, color);
      for (int file = corner; file != king; file += inwards) {
        if (isRook(board, color, first + file)) {
          return Square.at(first + file);
        }
      }
      return Square.at(first + corner);
    }

    private static int backRank(Color color) {
      return color == Color.WHITE ? 0 : 7;
    }

    /** The file of the king on his back rank; the e file when he is not there. */
    private static int kingFile(Board board, Color color) {
      return board
          .find(new Piece(color, Role.KING))
          .filter(king -> king.rank() == backRank(color))
          .map(Square::file)
          .orElse(4);
    }

    private static boolean isRook(Board board, Color color, int square) {
      return board.at(Square.at(square)).equals(Optional.of(new Piece(color, Role.ROOK)));
    }
  }

  /** Reads one text, remembering it for the errors. */
  private record Parser(String fen) {
    Setup parse() {
      if (fen.length() > LONGEST) {
        throw wrong(Messages.fenTooLong(fen.length()));
      }
      List<String> fields = fields();
      if (fields.size() < 2) {
        throw wrong(Messages.fenTooShort());
      }
      if (fields.size() > 6) {
        throw wrong(Messages.fenFields(fields.size()));
      }
      Board board = board(fields.get(0));
      Color turn = turn(fields.get(1));
      Set<Square> castlingRooks = castling(board, field(fields, 2, "-"));
      Optional<Square> enPassant = enPassant(field(fields, 3, "-"));
      int halfmoves = number(field(fields, 4, "0"), Messages::fenHalfmoves);
      int fullmoves = number(field(fields, 5, "1"), Messages::fenFullmoves);
      return new Setup(board, turn, castlingRooks, enPassant, halfmoves, fullmoves);
    }

    private List<String> fields() {
      var fields = new ArrayList<String>();
      int start = -1;
      for (int i = 0; i <= fen.length(); i++) {
        boolean blank = i == fen.length() || fen.charAt(i) == ' ' || fen.charAt(i) == '\t';
        if (blank && start >= 0) {
          fields.add(fen.substring(start, i));
          start = -1;
        } else if (!blank && start < 0) {
          start = i;
        }
      }
      return fields;
    }

    private static String field(List<String> fields, int index, String otherwise) {
      return index < fields.size() ? fields.get(index) : otherwise;
    }

    private Board board(String field) {
      Board board = Board.empty();
      int rank = 7;
      int file = 0;
      for (int i = 0; i < field.length(); i++) {
        char letter = field.charAt(i);
        if (letter == '/') {
          endRank(rank, file);
          rank--;
          file = 0;
          if (rank < 0) {
            throw wrong(Messages.fenManyRanks());
          }
        } else if (letter >= '1' && letter <= '8') {
          file += letter - '0';
        } else {
          Optional<Piece> piece = Piece.of(letter);
          if (piece.isEmpty()) {
            String shown = Excerpt.of(field.substring(i, i + 1));
            throw wrong(Messages.fenLetter(shown));
          }
          if (file < 8) {
            board = board.with(Square.at(8 * rank + file), piece.get());
          }
          file++;
        }
      }
      endRank(rank, file);
      if (rank > 0) {
        throw wrong(Messages.fenFewRanks(8 - rank));
      }
      return board;
    }

    private void endRank(int rank, int files) {
      if (files != 8) {
        throw wrong(Messages.fenRank(rank + 1, files));
      }
    }

    private Color turn(String field) {
      return switch (field) {
        case "w" -> Color.WHITE;
        case "b" -> Color.BLACK;
        default -> throw wrong(Messages.fenTurn());
      };
    }

    private Set<Square> castling(Board board, String field) {
      var rooks = EnumSet.noneOf(Square.class);
      if (field.equals("-")) {
        return rooks;
      }
      for (int i = 0; i < field.length(); i++) {
        if (!rooks.add(castlingRook(board, field.charAt(i)))) {
          throw wrong(Messages.fenCastlingTwice());
        }
      }
      return rooks;
    }

    private Square castlingRook(Board board, char letter) {
      boolean black = letter >= 'a';
      Color color = black ? Color.BLACK : Color.WHITE;
      char capital = Ascii.capital(letter);
      if (capital == 'K') {
        return Rooks.kingSide(board, color);
      }
      if (capital == 'Q') {
        return Rooks.queenSide(board, color);
      }
      if (capital < 'A' || capital > 'H') {
        throw wrong(Messages.fenCastling());
      }
      return Square.at(8 * Rooks.backRank(color) + capital - 'A');
    }

    private Optional<Square> enPassant(String field) {
      if (field.equals("-")) {
        return Optional.empty();
      }
      Optional<Square> square = Square.named(field);
      if (square.isEmpty()) {
        throw wrong(Messages.fenEnPassant());
      }
      return square;
    }

    private int number(String digits, Function<Object, Message> otherwise) {
      int number = 0;
      for (int i = 0; i < digits.length(); i++) {
        char digit = digits.charAt(i);
        if (digit >= '0' && digit <= '9' && number <= MOST_MOVES) {
          number = 10 * number + digit - '0';
        } else {
          number = MOST_MOVES + 1;
        }
      }
      if (number > MOST_MOVES) {
        throw wrong(otherwise.apply(MOST_MOVES));
      }
      return number;
    }

    private InvalidTextException wrong(Message reason) {
      return new InvalidTextException(fen, reason);
    }
  }
}
