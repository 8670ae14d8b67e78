package games.janus.cli.kim1;

import games.janus.engines.museum.microchess.Kim1Board;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is drawn: the display, the board beside it, and what there is to say. Lines of text, and
 * nothing else; whoever shows them decides where.
 *
 * @param colored whether the digits glow red
 * @param ascii whether the men are letters instead of figures
 */
record Screen(boolean colored, boolean ascii) {
  /** Wide enough for a terminal of eighty columns. */
  static final int WIDTH = 78;

  private static final String RED = "\u001B[1;31m";
  private static final String PLAIN = "\u001B[0m";
  private static final int PANEL = 36;
  private static final int FIRST_DIGIT_ROW = 2;
  private static final String WHITE_FIGURES = "♔♕♖♗♘♙";
  private static final String BLACK_FIGURES = "♚♛♜♝♞♟";
  private static final String LETTERS = "KQRBNP";

  /** The whole screen, this many milliseconds into a thought. */
  List<String> draw(Desk desk, long elapsed) {
    Optional<PeriodThought> thought = desk.thought();
    List<String> lines = new ArrayList<>();
    lines.add("Microchess on the KIM-1, 1976");
    lines.add("");
    List<String> panel = panel(desk, thought.map(t -> t.lights(elapsed)).orElse(desk.led()));
    List<String> board =
        desk.isBoardShown()
            ? board(thought.map(PeriodThought::board).orElse(desk.board()), desk.hasMen())
            : List.of();
    for (int row = 0; row < panel.size(); row++) {
      String left = panel.get(row);
      String glowing = isDigitRow(row) && colored ? RED + left + PLAIN : left;
      String gap = " ".repeat(Math.max(0, PANEL - left.length()));
      lines.add(row < board.size() ? glowing + gap + board.get(row) : glowing);
    }
    lines.add("");
    lines.addAll(
        wrapped(
            thought
                .map(t ->
                    "thinking as in 1976: "
                        + t.secondsLeft(elapsed)
                        + " s left; any key skips the rest")
                .orElse(desk.message())));
    lines.add("");
    lines.add(Desk.KEYS);
    lines.add(Desk.OTHERS);
    return lines;
  }

  private static boolean isDigitRow(int row) {
    return row >= FIRST_DIGIT_ROW && row < FIRST_DIGIT_ROW + SevenSegments.HEIGHT;
  }

  private static List<String> panel(Desk desk, String lights) {
    List<String> panel = new ArrayList<>();
    panel.add("");
    panel.add("");
    for (int row = 0; row < SevenSegments.HEIGHT; row++) {
      panel.add(digits(lights, row));
    }
    panel.add("    man      from       to");
    panel.add("");
    panel.add("  level " + desk.level().label());
    panel.add("  " + desk.opening());
    return panel;
  }

  /** Six digits in three pairs. */
  private static String digits(String lights, int row) {
    var text = new StringBuilder("  ");
    for (int i = 0; i < lights.length(); i++) {
      text.append(SevenSegments.row(lights.charAt(i), row));
      text.append(i % 2 == 0 ? " " : "   ");
    }
    return text.toString();
  }

  /** Nine lines: eight ranks as the player sees them, numbered as the machine does. */
  List<String> board(Kim1Board board, boolean hasMen) {
    List<String> lines = new ArrayList<>();
    for (int rank = 0; rank < 8; rank++) {
      var line = new StringBuilder().append(rank).append(' ');
      for (int file = 0; file < 8; file++) {
        Optional<Square> square = Kim1Board.square(rank << 4 | file, board.computer());
        line.append(' ').append(hasMen ? man(square.flatMap(board::on)) : man(Optional.empty()));
      }
      lines.add(line.toString());
    }
    lines.add("   0 1 2 3 4 5 6 7");
    return lines;
  }

  private char man(Optional<Kim1Board.Man> man) {
    if (man.isEmpty()) {
      return ascii ? '.' : '·';
    }
    if (ascii) {
      return man.get().symbol();
    }
    String figures = man.get().color() == Color.WHITE ? WHITE_FIGURES : BLACK_FIGURES;
    return figures.charAt(LETTERS.indexOf(man.get().letter()));
  }

  private static List<String> wrapped(String text) {
    List<String> lines = new ArrayList<>();
    var line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (line.length() + 1 + word.length() > WIDTH) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
