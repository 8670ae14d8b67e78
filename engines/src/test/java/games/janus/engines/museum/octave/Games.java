package games.janus.engines.museum.octave;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Piece;
import games.janus.chess.Position;
import games.janus.chess.Setup;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Square;
import java.util.List;

/** Positions drawn as pictures or played out, and the questions tests ask about them. */
final class Games {
  private Games() {}

  static Position blackToMove(String picture) {
    return Position.of(Setup.of(board(picture), Color.BLACK));
  }

  static Position whiteToMove(String picture) {
    return Position.of(Setup.of(board(picture), Color.WHITE));
  }

  private static games.janus.chess.Board board(String picture) {
    games.janus.chess.Board board = games.janus.chess.Board.empty();
    String cells = picture.replace(" ", "").replace("\n", "");
    for (int cell = 0; cell < 64; cell++) {
      if (cells.charAt(cell) != '.') {
        board = board.with(Square.inCell(cell), Piece.of(cells.charAt(cell)).orElseThrow());
      }
    }
    return board;
  }

  /** A picture as the program sees it, whether or not it could be a position of chess. */
  static OctavePosition octave(String picture, int turn) {
    String cells = picture.replace(" ", "").replace("\n", "");
    int[] men = new int[64];
    for (int cell = 0; cell < 64; cell++) {
      char letter = cells.charAt(cell);
      int kind = Math.max(0, "pnbrqk".indexOf(Character.toLowerCase(letter)) + 1);
      men[Square.inCell(cell).index()] = Character.isUpperCase(letter) ? kind : -kind;
    }
    return new OctavePosition(Board.of(men), turn);
  }

  /** Black to move after White's moves and the program's own answers to all but the last. */
  static Position afterAnswers(List<String> whiteMoves) {
    Position position = Position.initial();
    for (int i = 0; i < whiteMoves.size(); i++) {
      position = position.play(move(position, whiteMoves.get(i)));
      if (i < whiteMoves.size() - 1) {
        position = position.play(think(position, Octave.FAITHFUL).move().orElseThrow());
      }
    }
    return position;
  }

  static Move move(Position position, String text) {
    return position.legalMoves().stream()
        .filter(move -> move.toString().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError(text + " is not legal in\n" + position));
  }

  static Thought<Move> think(Position position, String level) {
    return new Octave().think(request(position, level), SearchControl.patient());
  }

  static SearchRequest<Position, Move> request(Position position, String level) {
    return SearchRequest.of(Game.from(Chess.RULES, position), level, 0);
  }
}
