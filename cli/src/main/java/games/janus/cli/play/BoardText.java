package games.janus.cli.play;

import games.janus.checkers.Numbering;
import games.janus.chess.Role;
import games.janus.rules.Color;
import games.janus.rules.Square;
import games.janus.rules.game.Coordinates;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import games.janus.rules.game.PlacedPiece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * A board as lines of text, 34 columns at most, so that it fits the narrowest terminal. Chess has
 * coordinates at its edges; in checkers every dark square carries its number.
 */
final class BoardText {
  private static final String LIGHT = "48;5;109";
  private static final String DARK = "48;5;66";
  private static final String WHITE_MAN = "1;38;5;231";
  private static final String BLACK_MAN = "38;5;16";
  private static final String NUMBER = "38;5;250";
  private static final String OUTLINED_CHESS = "♙♘♗♖♕♔";
  private static final String SOLID_CHESS = "♟♞♝♜♛♚";
  private static final String OUTLINED_CHECKERS = "⛀⛁";
  private static final String SOLID_CHECKERS = "⛂⛃";

  /** What is to be noticed about a square. Told by a sign as well as by a colour. */
  enum Mark {
    NONE(' ', ' ', ""),
    /** The last move began here. */
    FROM('(', ')', "48;5;94"),
    /** The last move ended here. */
    TO('[', ']', "48;5;136"),
    /** This man has to jump. */
    MUST('>', '<', "48;5;28"),
    /** The king in check. */
    CHECK('!', '!', "48;5;124");

    private final char before;
    private final char after;

    /** The colour of the square; empty for its own. */
    private final String background;

    Mark(char before, char after, String background) {
      this.before = before;
      this.after = after;
      this.background = background;
    }
  }

  private final Look look;
  private final boolean flipped;
  private final boolean numbered;
  private final GameType<?, ?> type;
  private final Map<Square, PlacedPiece> pieces = new HashMap<>();
  private final Function<Square, Mark> marks;

  /**
   * A board that is about to be drawn.
   *
   * @param flipped whether Black sits at the bottom
   */
  BoardText(
      Look look,
      boolean flipped,
      GameType<?, ?> type,
      List<PlacedPiece> pieces,
      Function<Square, Mark> marks) {
    this.look = look;
    this.flipped = flipped;
    this.numbered = type.board().coordinates() == Coordinates.NUMBERED;
    this.type = type;
    pieces.forEach(piece -> this.pieces.put(piece.square(), piece));
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
    return painted(square, mark, ink(square), mark.before + symbol(square) + mark.after);
  }

  /** Four columns: the number of a dark square, its man, and a sign. */
  private String numberedCell(Square square) {
    if (!square.isDark()) {
      return painted(square, Mark.NONE, "", "    ");
    }
    Mark mark = marks.apply(square);
    int number = Numbering.of(square);
    String digits = (number < 10 ? " " : "") + number;
    return painted(square, mark, NUMBER, digits)
        + painted(square, mark, ink(square), symbol(square) + sign(mark));
  }

  /** There is room for one sign only. */
  private static char sign(Mark mark) {
    return mark == Mark.MUST ? '!' : mark == Mark.TO ? '<' : mark == Mark.FROM ? '-' : ' ';
  }

  private String symbol(Square square) {
    PlacedPiece piece = pieces.get(square);
    return piece != null ? glyph(piece) : look.colored() ? " " : ".";
  }

  private String ink(Square square) {
    PlacedPiece piece = pieces.get(square);
    return piece == null ? "" : piece.side() == Color.WHITE ? WHITE_MAN : BLACK_MAN;
  }

  private String painted(Square square, Mark mark, String ink, String text) {
    if (!look.colored()) {
      return text;
    }
    String own = square.isDark() ? DARK : LIGHT;
    String background = mark.background.isEmpty() ? own : mark.background;
    String codes = ink.isEmpty() ? background : background + ";" + ink;
    return "\u001B[" + codes + "m" + text + "\u001B[0m";
  }

  private String glyph(PlacedPiece piece) {
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
