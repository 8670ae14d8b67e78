package games.janus.engines.museum.microchess;

import com.fasterxml.jackson.databind.JsonNode;
import games.janus.chess.Board;
import games.janus.chess.Chess;
import games.janus.chess.Piece;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.chess.Setup;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Square;
import java.util.Optional;

/** Recorded piece lists as positions of ordinary chess, where they are such. */
final class RecordedPosition {
  private static final String LETTERS = "KQRRBBNNPPPPPPPP";

  private RecordedPosition() {}

  static Optional<Position> of(int[] board, Color computer) {
    Board men = Board.empty();
    for (int man = 0; man < board.length; man++) {
      Color color = man < 16 ? computer : computer.opponent();
      Role role = Role.of(LETTERS.charAt(man & 15)).orElseThrow();
      Optional<Square> square = Kim1Board.square(board[man], computer);
      if (square.isPresent()) {
        men = men.with(square.get(), new Piece(color, role));
      }
    }
    Setup setup = Setup.of(men, computer);
    return setup.flaws().isEmpty() ? Optional.of(Position.of(setup)) : Optional.empty();
  }

  /** Whether the men of this position, set up afresh, take the seats they had in the recording. */
  static boolean sitsAlike(Position position, int[] board) {
    int[] seats = Seating.of(Game.from(Chess.RULES, position)).board(position.turn());
    for (int man = 0; man < board.length; man++) {
      boolean offBoard = (board[man] & 0x88) != 0;
      if (offBoard ? seats[man] != Men.OFF_BOARD : seats[man] != board[man]) {
        return false;
      }
    }
    return true;
  }

  /** The recorded answer as two squares, or the word for none. */
  static String move(JsonNode result, Color computer) {
    return result.get("resign").asBoolean()
        ? "resigns"
        : square(result.get("from"), computer) + square(result.get("to"), computer);
  }

  private static String square(JsonNode code, Color computer) {
    return Kim1Board.square(Integer.parseInt(code.asText(), 16), computer).orElseThrow().toString();
  }
}
