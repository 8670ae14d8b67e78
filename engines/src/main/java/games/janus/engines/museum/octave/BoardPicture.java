package games.janus.engines.museum.octave;

import games.janus.rules.Ascii;
import games.janus.rules.Square;

/** The board as the console draws it. */
final class BoardPicture {
  private static final String MARGIN = " \n";
  private static final String FILES = "    a  b  c  d  e  f  g  h\n";
  private static final String BORDER = "  +------------------------+\n";
  private static final String INVERSE = "\u001b[7m";
  private static final String PLAIN = "\u001b[0m";

  private BoardPicture() {}

  /**
   * The picture, from the blank line above it to the one below.
   *
   * @param mono whether Black stands in small letters instead of inverse video
   */
  static String of(Board board, boolean mono) {
    var picture = new StringBuilder(MARGIN + FILES + BORDER);
    for (int cell = 0; cell < 64; cell++) {
      Square square = Square.inCell(cell);
      int row = square.rank() + 1;
      if (square.column() == 0) {
        picture.append(row).append(" |");
      }
      picture.append(' ').append(shown(board.at(square), mono)).append(' ');
      if (square.column() == 7) {
        picture.append("| ").append(row).append('\n');
      }
    }
    return picture.append(BORDER).append(FILES).append(MARGIN).toString();
  }

  /** The letters alone, from a8 to h1, Black's small. */
  static String men(Board board) {
    var men = new StringBuilder();
    for (int cell = 0; cell < 64; cell++) {
      men.append(shown(board.at(Square.inCell(cell)), true));
    }
    return men.toString();
  }

  private static String shown(int man, boolean mono) {
    char letter = Men.letter(man);
    if (Men.side(man) != Men.BLACK) {
      return String.valueOf(letter);
    }
    return mono ? String.valueOf(Ascii.small(letter)) : INVERSE + letter + PLAIN;
  }
}
