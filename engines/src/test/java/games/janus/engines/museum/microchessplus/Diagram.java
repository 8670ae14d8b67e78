package games.janus.engines.museum.microchessplus;

import games.janus.chess.Board;
import games.janus.chess.Piece;
import games.janus.chess.Position;
import games.janus.chess.Setup;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.Optional;

/** Positions drawn as text, rank 8 first; nobody may castle in them. */
final class Diagram {
  private Diagram() {}

  static Position white(String picture) {
    return Position.of(Setup.of(board(picture), Color.WHITE));
  }

  static Position black(String picture) {
    return Position.of(Setup.of(board(picture), Color.BLACK));
  }

  private static Board board(String picture) {
    String men = picture.replace(" ", "").replace("\n", "");
    Board board = Board.empty();
    for (int cell = 0; cell < 64; cell++) {
      Optional<Piece> piece = Piece.of(men.charAt(cell));
      if (piece.isPresent()) {
        board = board.with(Square.inCell(cell), piece.get());
      }
    }
    return board;
  }
}
