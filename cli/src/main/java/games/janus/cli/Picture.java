package games.janus.cli;

import games.janus.checkers.Numbering;
import games.janus.checkers.RuleSet;
import games.janus.rules.Color;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.Outcome;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;

/**
 * A position drawn for people, with what there is to say about it.
 *
 * @param text the drawing and its caption; empty when the text could not be read at all
 * @param complaint why it is not a legal position; empty when it is one
 */
record Picture(String text, String complaint) {
  private static final String FRAME = "  +-----------------+";

  boolean isLegal() {
    return complaint.isEmpty();
  }

  static Picture ofChess(String fen) {
    games.janus.chess.Setup setup;
    try {
      setup = games.janus.chess.notation.Fen.read(fen);
    } catch (NotationException wrong) {
      return new Picture("", wrong.getMessage());
    }
    String drawing =
        chessBoard(setup.board()) + "FEN    " + games.janus.chess.notation.Fen.write(setup) + "\n";
    try {
      return new Picture(drawing + caption(games.janus.chess.Position.of(setup)), "");
    } catch (IllegalSetupException wrong) {
      return new Picture(drawing, wrong.getMessage());
    }
  }

  /** A board in a frame, ranks and files named. */
  static String chessBoard(games.janus.chess.Board board) {
    List<String> rows = board.toString().lines().toList();
    var drawing = new StringBuilder(FRAME + "\n");
    for (int row = 0; row < 8; row++) {
      drawing.append(8 - row).append(" | ").append(rows.get(row).strip()).append(" |\n");
    }
    return drawing.append(FRAME).append("\n    a b c d e f g h\n\n").toString();
  }

  private static String caption(games.janus.chess.Position position) {
    String side = position.turn() == Color.WHITE ? "White" : "Black";
    return "turn   "
        + side
        + (position.isCheck() ? ", in check" : "")
        + "\nmoves  "
        + position.legalMoves().size()
        + "\nkey    "
        + key(position.key())
        + "\n"
        + ending(position.outcome(), "White", "Black");
  }

  static Picture ofCheckers(String fen, RuleSet rules) {
    games.janus.checkers.Setup setup;
    try {
      setup = games.janus.checkers.notation.Fen.read(fen);
    } catch (NotationException wrong) {
      return new Picture("", wrong.getMessage());
    }
    List<String> rows = setup.board().toString().lines().toList();
    String drawing =
        checkersBoard(rows) + "FEN    " + games.janus.checkers.notation.Fen.write(setup) + "\n";
    try {
      var position = games.janus.checkers.Position.of(setup, rules);
      return new Picture(drawing + caption(position, rules), "");
    } catch (IllegalSetupException wrong) {
      return new Picture(drawing, wrong.getMessage());
    }
  }

  /** The men, and beside them the numbers of the squares they stand on. */
  private static String checkersBoard(List<String> rows) {
    var drawing = new StringBuilder(FRAME + "\n");
    for (int row = 0; row < 8; row++) {
      drawing.append("  | ").append(rows.get(row).strip()).append(" |   ");
      for (int column = 0; column < 8; column++) {
        Square square = Square.inCell(8 * row + column);
        String number = square.isDark() ? Integer.toString(Numbering.of(square)) : ".";
        drawing.append(number.length() == 1 ? "  " : " ").append(number);
      }
      drawing.append('\n');
    }
    return drawing.append(FRAME).append("   w b men, W B kings\n\n").toString();
  }

  private static String caption(games.janus.checkers.Position position, RuleSet rules) {
    return "rules  "
        + rules.name()
        + "\nturn   "
        + rules.nameOf(position.turn())
        + "\nmoves  "
        + position.legalMoves().size()
        + "\nkey    "
        + key(position.key())
        + "\n"
        + ending(position.outcome(), rules.whiteName(), rules.blackName());
  }

  private static String key(long key) {
    String digits = Long.toHexString(key);
    return "0".repeat(16 - digits.length()) + digits;
  }

  private static String ending(Optional<Outcome> outcome, String white, String black) {
    return switch (outcome.orElse(null)) {
      case null -> "";
      case Outcome.Win win ->
          "over   "
              + (win.side() == Color.WHITE ? white : black)
              + " wins: "
              + win.reason().words()
              + "\n";
      case Outcome.Draw draw -> "over   draw: " + draw.reason().words() + "\n";
    };
  }
}
