package games.janus.engines.museum.microchess;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.rules.Game;

/** Ordinary games of chess, written shortly. */
final class Ordinary {
  private Ordinary() {}

  static Game<Position, Move> startingAt(String fen) {
    return Game.from(Chess.RULES, Position.of(Fen.read(fen)));
  }

  /** The game after moves such as {@code "e2e4 e7e5"}, from the usual start. */
  static Game<Position, Move> after(String moves) {
    return after(Game.of(Chess.RULES), moves);
  }

  static Game<Position, Move> after(Game<Position, Move> game, String moves) {
    for (String text : moves.isEmpty() ? new String[0] : moves.split(" ", -1)) {
      game = game.play(move(game.position(), text));
    }
    return game;
  }

  static Move move(Position position, String text) {
    return position.legalMoves().stream()
        .filter(move -> move.toString().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError(text + " is not legal in\n" + position));
  }
}
