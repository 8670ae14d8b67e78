package games.janus.cli.play;

import games.janus.checkers.Numbering;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A board as lines of text, 34 columns at most, so that it fits the narrowest terminal. Chess has
 * coordinates at its edges; in checkers every dark square carries its number.
 */
final class BoardPicture {
  private static final String LIGHT = "48;5;109";
  private static final String DARK = "48;5;66";
  private static final String WHITE_MAN = "1;38;5;231";
  private static final String BLACK_MAN = "38;5;16";
  private static final String NUMBER = "38;5;250";

  private final Look look;
  private final boolean flipped;
  private final boolean numbered;
  private final Function<Square, Optional<Man>> men;
  private final Function<Square, Mark> marks;

  /**
   * A board that is about to be drawn.
   *
   * @param flipped whether Black sits at the bottom
   * @param numbered whether the dark squares have numbers, instead of files and ranks
   */
  BoardPicture(
      Look look,
      boolean flipped,
      boolean numbered,
      Function<Square, Optional<Man>> men,
      Function<Square, Mark> marks) {
    this.look = look;
    this.flipped = flipped;
    this.numbered = numbered;
    this.men = men;
    this.marks = marks;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < 8; row++) {
      lines.add(row(row));
    }
    if (!numbered) {
      lines.add(files());
    }
    return lines;
  }

  private String row(int row) {
    var line = new StringBuilder();
    if (!numbered) {
      line.append(flipped ? row + 1 : 8 - row).append(' ');
    }
    for (int column = 0; column < 8; column++) {
      int cell = 8 * row + column;
      Square square = Square.inCell(flipped ? 63 - cell : cell);
      line.append(numbered ? numberedCell(square) : cell(square));
    }
    return line.toString().stripTrailing();
  }

  private String files() {
    var line = new StringBuilder("  ");
    for (int column = 0; column < 8; column++) {
      line.append(' ').append((char) (flipped ? 'h' - column : 'a' + column)).append(' ');
    }
    return line.toString().stripTrailing();
  }

  /** Three columns: the man between the signs of its square. */
  private String cell(Square square) {
    Mark mark = marks.apply(square);
    Optional<Man> man = men.apply(square);
    String empty = look.colored() ? " " : ".";
    String text = mark.before() + man.map(this::symbol).orElse(empty) + mark.after();
    return painted(square, mark, man.map(BoardPicture::ink).orElse(""), text);
  }

  /** Four columns: the number of a dark square, its man, and a sign. */
  private String numberedCell(Square square) {
    if (!square.isDark()) {
      return painted(square, Mark.NONE, "", "    ");
    }
    Mark mark = marks.apply(square);
    Optional<Man> man = men.apply(square);
    int number = Numbering.of(square);
    String digits = (number < 10 ? " " : "") + number;
    String symbol = man.map(this::symbol).orElse(look.colored() ? " " : ".");
    return painted(square, mark, NUMBER, digits)
        + painted(square, mark, man.map(BoardPicture::ink).orElse(""), symbol + sign(mark));
  }

  /** There is room for one sign only. */
  private static char sign(Mark mark) {
    return mark == Mark.MUST ? '!' : mark == Mark.TO ? '<' : mark == Mark.FROM ? '-' : ' ';
  }

  private String symbol(Man man) {
    if (!look.figures()) {
      return String.valueOf(man.letter());
    }
    return look.colored() ? man.solid() : man.outline();
  }

  private static String ink(Man man) {
    return man.color() == Color.WHITE ? WHITE_MAN : BLACK_MAN;
  }

  private String painted(Square square, Mark mark, String ink, String text) {
    if (!look.colored()) {
      return text;
    }
    String own = square.isDark() ? DARK : LIGHT;
    String background = mark.background().isEmpty() ? own : mark.background();
    String codes = ink.isEmpty() ? background : background + ";" + ink;
    return "\u001B[" + codes + "m" + text + "\u001B[0m";
  }
}
