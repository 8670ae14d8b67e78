package games.janus.cli.kim1;

import games.janus.engines.museum.microchess.Kim1Board;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is drawn: the display, the board beside it, and what there is to say. Lines of text, and
 * nothing else; the caller decides where they are shown.
 *
 * @param colored whether the digits glow red
 * @param ascii whether the men are letters instead of figures
 */
record Kim1Screen(boolean colored, boolean ascii) {
  /** How much can be seen at once. */
  record Window(int columns, int rows) {}

  /** As most terminals are at first. */
  static final Window ORDINARY = new Window(80, 24);

  /** Wide enough for a terminal of eighty columns. */
  static final int WIDTH = 78;

  private static final String RED = "\u001B[1;31m";
  private static final String PLAIN = "\u001B[0m";
  private static final int PANEL = 36;
  private static final int NARROW_PANEL = 21;
  private static final int BOARD = 18;
  private static final int BOARD_ROWS = 9;

  // Where there is no room for everything, the lowest rank goes first.
  private static final int OTHERS_RANK = 1;
  private static final int KEYS_RANK = 2;
  private static final int TITLE_RANK = 3;
  private static final int MESSAGE_RANK = 4;
  private static final int MACHINE_RANK = 5;

  private static final int FIRST_DIGIT_ROW = 2;
  private static final int DIGIT_ROWS = 3;
  private static final String DIGITS = "0123456789ABCDEF";

  // A digit every four columns, three characters wide and three high, as the KIM-1's display draws
  // it; b and d are small because B and D would be 8 and 0.
  private static final List<String> SEGMENTS =
      List.of(
          " _       _   _       _   _   _   _   _   _       _       _   _  ",
          "| |   |  _|  _| |_| |_  |_    | |_| |_| |_| |_  |    _| |_  |_  ",
          "|_|   | |_   _|   |  _| |_|   | |_|  _| | | |_| |_  |_| |_  |   ");

  private static final String WHITE_FIGURES = "♔♕♖♗♘♙";
  private static final String BLACK_FIGURES = "♚♛♜♝♞♟";
  private static final String LETTERS = "KQRBNP";

  /**
   * The whole screen.
   *
   * @param elapsed milliseconds into a thought
   * @param size of the window
   */
  List<String> draw(Kim1Game game, long elapsed, Window size) {
    Optional<PeriodThought> thought = game.thought();
    String lights = thought.map(t -> t.lights(elapsed)).orElse(game.led());
    Kim1Board board = thought.map(PeriodThought::board).orElse(game.board());
    int width = Math.min(WIDTH, size.columns());
    var lines = new FittedLines();
    lines.add(TITLE_RANK, List.of(Messages.kim1Title().text()));
    lines.addBlank();
    lines.add(MACHINE_RANK, machine(game, lights, board, size.columns()));
    lines.addBlank();
    lines.add(MESSAGE_RANK, wrapped(message(game, elapsed), " ", width));
    lines.addBlank();
    lines.add(KEYS_RANK, wrapped(Kim1Game.KEYS, "  ", width));
    lines.add(OTHERS_RANK, wrapped(Kim1Game.OTHERS, "  ", width));
    return lines.within(size.rows());
  }

  private static String message(Kim1Game game, long elapsed) {
    return game.thought()
        .map(t -> Messages.kim1ThinkingLeft(t.secondsLeft(elapsed)).text())
        .orElse(game.message());
  }

  /** The digits, and the board beside them where it is out. */
  private List<String> machine(Kim1Game game, String lights, Kim1Board board, int columns) {
    List<String> beside = game.isBoardShown() ? board(board, game.hasMen()) : List.of();
    boolean narrow = columns < PANEL + BOARD;
    List<String> panel = narrow ? narrowPanel(game, lights) : panel(game, lights);
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < panel.size(); row++) {
      String left = panel.get(row);
      boolean glows = colored && (narrow ? row == 0 : isDigitRow(row));
      String gap = " ".repeat(Math.max(0, (narrow ? NARROW_PANEL : PANEL) - left.length()));
      String shown = glows ? RED + left + PLAIN : left;
      lines.add(row < beside.size() ? shown + gap + beside.get(row) : shown);
    }
    return lines;
  }

  /** The digits as text, for a window that has no room for their shapes beside the board. */
  private static List<String> narrowPanel(Kim1Game game, String lights) {
    List<String> panel = new ArrayList<>();
    panel.add(lights.substring(0, 2) + " " + lights.substring(2, 4) + " " + lights.substring(4));
    panel.add("");
    panel.add(Messages.thoughtOfLevel().text());
    panel.add(game.level().label());
    panel.add("");
    panel.addAll(wrapped(game.opening().toString(), " ", NARROW_PANEL - 1));
    while (panel.size() < BOARD_ROWS) {
      panel.add("");
    }
    return panel;
  }

  private static boolean isDigitRow(int row) {
    return row >= FIRST_DIGIT_ROW && row < FIRST_DIGIT_ROW + DIGIT_ROWS;
  }

  private static List<String> panel(Kim1Game game, String lights) {
    List<String> panel = new ArrayList<>();
    panel.add("");
    panel.add("");
    for (int row = 0; row < DIGIT_ROWS; row++) {
      panel.add(digits(lights, row));
    }
    panel.add("    " + Messages.kim1Columns());
    panel.add("");
    panel.add("  " + Messages.kim1Level(game.level().label()));
    panel.add("  " + game.opening());
    return panel;
  }

  /** Six digits in three pairs. */
  private static String digits(String lights, int row) {
    var text = new StringBuilder("  ");
    for (int i = 0; i < lights.length(); i++) {
      text.append(segments(lights.charAt(i), row));
      text.append(i % 2 == 0 ? " " : "   ");
    }
    return text.toString();
  }

  /** One row of a digit; of anything else, one row of darkness. */
  static String segments(char digit, int row) {
    int at = DIGITS.indexOf(digit);
    return at < 0 ? "   " : SEGMENTS.get(row).substring(4 * at, 4 * at + 3);
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

  private char man(Optional<Kim1Board.NumberedPiece> man) {
    if (man.isEmpty()) {
      return ascii ? '.' : '·';
    }
    if (ascii) {
      return man.get().symbol();
    }
    String figures = man.get().color() == Color.WHITE ? WHITE_FIGURES : BLACK_FIGURES;
    return figures.charAt(LETTERS.indexOf(man.get().letter()));
  }

  private static List<String> wrapped(String text, String separator, int width) {
    List<String> lines = new ArrayList<>();
    var line = new StringBuilder();
    for (String word : text.split(separator, -1)) {
      if (!line.isEmpty() && line.length() + separator.length() + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : separator).append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  /**
   * Lines for a window that may be too low for them: first the blank ones go, then whole groups,
   * the lowest rank first. Of the two groups left at last, the first makes room for the second.
   */
  private static final class FittedLines {
    private static final int BLANK = 0;

    private final List<Group> groups = new ArrayList<>();

    private record Group(int rank, List<String> lines) {}

    /** Adds lines that stay or go together. */
    void add(int rank, List<String> lines) {
      groups.add(new Group(rank, lines));
    }

    void addBlank() {
      add(BLANK, List.of(""));
    }

    /** As many as there is room for, the most important ones. */
    List<String> within(int rows) {
      List<Group> kept = new ArrayList<>(groups);
      while (height(kept) > rows && kept.size() > 2) {
        kept.remove(leastOf(kept));
      }
      List<String> lines = new ArrayList<>();
      int tooMany = Math.max(0, height(kept) - rows);
      for (Group group : kept) {
        int left = Math.max(1, group.lines().size() - tooMany);
        tooMany -= group.lines().size() - left;
        lines.addAll(group.lines().subList(0, left));
      }
      return lines.subList(0, Math.min(rows, lines.size()));
    }

    private static int height(List<Group> groups) {
      return groups.stream().mapToInt(group -> group.lines().size()).sum();
    }

    /** The last of the lowest rank. */
    private static int leastOf(List<Group> groups) {
      int least = 0;
      for (int i = 1; i < groups.size(); i++) {
        if (groups.get(i).rank() <= groups.get(least).rank()) {
          least = i;
        }
      }
      return least;
    }
  }
}
