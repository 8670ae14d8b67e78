package games.janus.engines.museum.flowchart;

import games.janus.checkers.Board;
import games.janus.checkers.Piece;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.Setup;
import games.janus.rules.Color;
import games.janus.rules.Square;

/** Positions drawn as text: w and b are men, W and B kings, White at the bottom. */
final class Diagram {
  private Diagram() {}

  static Position black(RuleSet rules, String picture) {
    return Position.of(new Setup(board(picture), Color.BLACK), rules);
  }

  static Position white(RuleSet rules, String picture) {
    return Position.of(new Setup(board(picture), Color.WHITE), rules);
  }

  private static Board board(String picture) {
    String men = picture.replace(" ", "").replace("\n", "");
    Board board = Board.empty();
    for (int cell = 0; cell < 64; cell++) {
      char letter = men.charAt(cell);
      if (letter != '.') {
        Color side = Character.toLowerCase(letter) == 'w' ? Color.WHITE : Color.BLACK;
        Piece piece = Character.isUpperCase(letter) ? Piece.king(side) : Piece.man(side);
        board = board.with(Square.inCell(cell), piece);
      }
    }
    return board;
  }
}
