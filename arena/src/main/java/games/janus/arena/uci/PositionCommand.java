package games.janus.arena.uci;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.chess.notation.Uci;
import games.janus.message.Messages;
import games.janus.rules.Game;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.InvalidTextException;
import games.janus.rules.NotationException;
import java.util.List;

/** Reads what follows {@code position}. */
final class PositionCommand {
  private PositionCommand() {}

  /**
   * The game that the words describe.
   *
   * @throws NotationException if they describe none
   * @throws IllegalSetupException if the position is not a legal one
   */
  static Game<Position, Move> read(List<String> words) {
    int moves = words.indexOf("moves");
    List<String> start = moves < 0 ? words : words.subList(0, moves);
    Game<Position, Move> game = Game.from(Chess.RULES, start(start));
    if (moves >= 0) {
      for (String move : words.subList(moves + 1, words.size())) {
        game = play(game, Uci.read(game.position(), move));
      }
    }
    return game;
  }

  private static Position start(List<String> words) {
    if (words.equals(List.of("startpos"))) {
      return Position.initial();
    }
    if (words.size() > 1 && words.getFirst().equals("fen")) {
      return Position.of(Fen.read(String.join(" ", words.subList(1, words.size()))));
    }
    throw new InvalidTextException(String.join(" ", words), Messages.uciPosition());
  }

  /** A move that is possible on the board, though the game may have been drawn already. */
  private static Game<Position, Move> play(Game<Position, Move> game, Move move) {
    return game.outcome().isEmpty()
        ? game.play(move)
        : Game.from(Chess.RULES, game.position().play(move));
  }
}
