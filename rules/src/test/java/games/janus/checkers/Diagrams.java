package games.janus.checkers;

import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.List;

/** Pictures of boards: eight rows, White at the bottom, w and b for men, W and B for kings. */
public final class Diagrams {
  private Diagrams() {}

  /** The position of a picture. */
  public static Position diagram(RuleSet rules, Color turn, String picture) {
    return Position.of(new Setup(board(picture), turn), rules);
  }

  public static Board board(String picture) {
    String cells = picture.replaceAll("\\s", "");
    if (cells.length() != 64) {
      throw new IllegalArgumentException("a picture has 64 squares, not " + cells.length());
    }
    Board board = Board.empty();
    for (int cell = 0; cell < 64; cell++) {
      if (cells.charAt(cell) != '.') {
        board = board.with(Square.inCell(cell), piece(cells.charAt(cell)));
      }
    }
    return board;
  }

  private static Piece piece(char letter) {
    return switch (letter) {
      case 'w' -> Piece.man(Color.WHITE);
      case 'W' -> Piece.king(Color.WHITE);
      case 'b' -> Piece.man(Color.BLACK);
      case 'B' -> Piece.king(Color.BLACK);
      default -> throw new IllegalArgumentException("no piece is drawn as " + letter);
    };
  }

  /** The legal moves in full text. */
  public static List<String> moves(Position position) {
    return position.legalMoves().stream().map(Move::toString).toList();
  }

  /** The legal move of this full text. */
  public static Move move(Position position, String text) {
    return position.legalMoves().stream()
        .filter(move -> move.toString().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError(text + " is not among " + moves(position)));
  }

  /** The position after these moves. */
  public static Position after(Position start, String... texts) {
    Position position = start;
    for (String text : texts) {
      position = position.play(move(position, text));
    }
    return position;
  }

  /** The square of this number. */
  public static Square at(int number) {
    return Numbering.square(number);
  }
}
