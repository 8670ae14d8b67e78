package games.janus.cli;

import games.janus.checkers.Numbering;
import games.janus.checkers.RuleSet;
import games.janus.games.Games;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.Outcome;
import games.janus.rules.Square;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

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
    try {
      var setup = games.janus.chess.notation.Fen.read(fen);
      return of(
          Games.chess(),
          chessBoard(setup.board()),
          games.janus.chess.notation.Fen.write(setup),
          "",
          () -> games.janus.chess.Position.of(setup),
          games.janus.chess.Position::key);
    } catch (NotationException wrong) {
      return new Picture("", wrong.getMessage());
    }
  }

  static Picture ofCheckers(String fen, RuleSet rules) {
    try {
      var setup = games.janus.checkers.notation.Fen.read(fen);
      return of(
          Games.checkers(rules),
          checkersBoard(setup.board().toString().lines().toList()),
          games.janus.checkers.notation.Fen.write(setup),
          line(Messages.pictureOfRules(), rules.name()),
          () -> games.janus.checkers.Position.of(setup, rules),
          games.janus.checkers.Position::key);
    } catch (NotationException wrong) {
      return new Picture("", wrong.getMessage());
    }
  }

  private static <P> Picture of(
      GameType<P, ?> type,
      String board,
      String fen,
      String rules,
      Supplier<P> legal,
      ToLongFunction<P> key) {
    String drawing = board + line(Messages.pictureOfFen(), fen);
    try {
      P position = legal.get();
      return new Picture(drawing + rules + caption(type, position, key.applyAsLong(position)), "");
    } catch (IllegalSetupException wrong) {
      return new Picture(drawing, wrong.getMessage());
    }
  }

  private static <P> String caption(GameType<P, ?> type, P position, long key) {
    Message side = type.side(type.rules().turn(position));
    boolean isCheck = type.board().check(position).isPresent();
    return line(Messages.pictureOfTurn(), isCheck ? Messages.standingCheck(side) : side)
        + line(Messages.pictureOfMoves(), type.rules().legalMoves(position).size())
        + line(Messages.pictureOfKey(), String.format(Locale.ROOT, "%016x", key))
        + type.rules()
            .outcome(position)
            .map(outcome -> line(Messages.pictureOfEnd(), ending(type, outcome)))
            .orElse("");
  }

  private static Message ending(GameType<?, ?> type, Outcome outcome) {
    Message reason = outcome.reason().message();
    return outcome
        .winner()
        .map(side -> Messages.textBecause(Messages.standingWins(type.side(side)), reason))
        .orElseGet(() -> Messages.pictureDraw(reason));
  }

  private static String line(Message what, Object text) {
    return String.format(Locale.ROOT, "%-6s %s\n", what, text);
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
    return drawing.append(FRAME).append("   " + Messages.pictureLetters() + "\n\n").toString();
  }
}
