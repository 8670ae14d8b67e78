package games.janus.checkers.notation;

import games.janus.checkers.Board;
import games.janus.checkers.Numbering;
import games.janus.checkers.Setup;
import games.janus.rules.Color;
import games.janus.rules.InvalidTextException;
import games.janus.rules.Square;

/**
 * Positions as PDN writes them: {@code B:W18,24,K10:B12,16,K22} is Black's turn, White has men on
 * 18 and 24 and a king on 10, and so on.
 *
 * <p>Reading takes ranges ({@code W21-32}), either order of the sides, a side left empty or out, a
 * full stop at the end, small letters, blanks anywhere and quotes around it all.
 */
public final class Fen {
  private Fen() {}

  /**
   * The setup that the text describes, which need not be a legal position.
   *
   * @throws InvalidTextException if the text is not PDN FEN
   */
  public static Setup read(String text) {
    return new FenReader(text).setup();
  }

  /** The one text that stands for this setup: White first, squares in order, each on its own. */
  public static String write(Setup setup) {
    var text = new StringBuilder();
    text.append(letter(setup.turn()));
    writeSide(text, setup.board(), Color.WHITE);
    writeSide(text, setup.board(), Color.BLACK);
    return text.toString();
  }

  private static void writeSide(StringBuilder text, Board board, Color side) {
    text.append(':').append(letter(side));
    String comma = "";
    for (int number = 1; number <= 32; number++) {
      Square square = Numbering.square(number);
      var piece = board.at(square);
      if (piece.isPresent() && piece.get().color() == side) {
        text.append(comma).append(piece.get().isKing() ? "K" : "").append(number);
        comma = ",";
      }
    }
  }

  private static char letter(Color side) {
    return side == Color.WHITE ? 'W' : 'B';
  }
}
