package games.janus.cli.play;

import games.janus.chess.Role;
import games.janus.rules.Color;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import games.janus.rules.game.PlacedPiece;
import java.util.Locale;

/**
 * The pieces of a game as characters of a terminal.
 *
 * @param look whether they are figures or letters
 */
record PieceGlyphs(GameType<?, ?> type, Look look) {
  private static final String OUTLINED_CHESS = "♙♘♗♖♕♔";
  private static final String SOLID_CHESS = "♟♞♝♜♛♚";
  private static final String OUTLINED_CHECKERS = "⛀⛁";
  private static final String SOLID_CHECKERS = "⛂⛃";

  String of(PlacedPiece piece) {
    boolean isWhite = piece.side() == Color.WHITE;
    if (!look.figures()) {
      String capital = capital(piece);
      return isWhite ? capital : capital.toLowerCase(Locale.ROOT);
    }
    boolean isOutline = isWhite && !look.colored(); // colours tell the sides apart
    String figures =
        type.kind() == GameKind.CHESS
            ? (isOutline ? OUTLINED_CHESS : SOLID_CHESS)
            : (isOutline ? OUTLINED_CHECKERS : SOLID_CHECKERS);
    int place = place(piece.role());
    return figures.substring(place, place + 1);
  }

  private int place(String role) {
    return type.kind() == GameKind.CHESS ? chess(role).ordinal() : role.equals("king") ? 1 : 0;
  }

  /** A man of checkers has the first letter of its side's name, unless that is the king's. */
  private String capital(PlacedPiece piece) {
    if (type.kind() == GameKind.CHESS) {
      return String.valueOf(chess(piece.role()).letter());
    }
    if (piece.role().equals("king")) {
      return "K";
    }
    char first = Character.toUpperCase(type.sideName(piece.side()).charAt(0));
    return first >= 'A' && first <= 'Z' && first != 'K' ? String.valueOf(first) : "O";
  }

  private static Role chess(String word) {
    return Role.valueOf(word.toUpperCase(Locale.ROOT));
  }
}
