package games.janus.chess;

import static java.util.stream.Collectors.toCollection;

import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Positions drawn as pictures, and the questions tests ask about them. */
public final class Diagram {
  private Diagram() {}

  /** White to move in a picture. The last line is rank 1; ranks above the picture are empty. */
  public static Position diagram(String picture) {
    return Position.of(Setup.of(board(picture), Color.WHITE));
  }

  /** Black to move in a picture. */
  public static Position diagramBlackToMove(String picture) {
    return Position.of(Setup.of(board(picture), Color.BLACK));
  }

  /** White to move in a picture, and these rooks may castle. */
  public static Position diagram(String picture, Square... castlingRooks) {
    return Position.of(
        new Setup(board(picture), Color.WHITE, Set.of(castlingRooks), Optional.empty(), 0, 1));
  }

  public static Board board(String picture) {
    List<String> lines = picture.strip().lines().toList();
    Board board = Board.empty();
    for (int i = 0; i < lines.size(); i++) {
      String cells = lines.get(i).replace(" ", "");
      for (int file = 0; file < 8; file++) {
        Square square = Square.at(8 * (lines.size() - 1 - i) + file);
        if (cells.charAt(file) != '.') {
          board = board.with(square, Piece.of(cells.charAt(file)).orElseThrow());
        }
      }
    }
    return board;
  }

  /** The moves of the man on one square, in the text engines use, sorted. */
  public static Set<String> movesFrom(Position position, Square square) {
    return position.legalMoves().stream()
        .filter(move -> move.from() == square)
        .map(Move::toString)
        .collect(toCollection(TreeSet::new));
  }

  /** Where the man on one square can go, by name. */
  public static Set<String> targetsFrom(Position position, Square square) {
    return position.legalMoves().stream()
        .filter(move -> move.from() == square)
        .map(move -> move.to().toString())
        .collect(toCollection(TreeSet::new));
  }

  /** The position after moves given as from and to squares, with a letter for promotions. */
  public static Position after(Position start, String... moves) {
    Position position = start;
    for (String text : moves) {
      position = position.play(move(position, text));
    }
    return position;
  }

  public static Move move(Position position, String text) {
    return position.legalMoves().stream()
        .filter(move -> move.toString().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError(text + " is not legal in\n" + position));
  }
}
