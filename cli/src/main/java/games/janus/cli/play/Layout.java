package games.janus.cli.play;

import games.janus.rules.Excerpt;
import java.util.ArrayList;
import java.util.List;

/**
 * Where things go in a window of any size. In one that is too small, blank lines give way first,
 * then the names of the players, then older messages, then how things stand; the board last.
 */
final class Layout {
  private final int columns;
  private final int rows;

  /** A window of this size, of which the last line is for the prompt. */
  Layout(int columns, int rows) {
    this.columns = columns;
    this.rows = Math.max(1, rows - 1);
  }

  /** How many lines of messages can be seen together with the scene. */
  int room(Scene scene) {
    return rows - scene.board().size() - 1;
  }

  List<String> lines(Scene scene, List<String> messages) {
    List<String> head = wrapped(scene.head(), columns);
    List<String> foot = wrapped(scene.foot(), columns);
    List<String> said = wrapped(messages, columns);
    int board = scene.board().size();
    boolean airy = head.size() + board + foot.size() + said.size() + 3 <= rows;
    if (!airy && head.size() + board + foot.size() + said.size() > rows) {
      head = List.of();
    }
    said = last(said, Math.max(1, rows - board - foot.size()));
    foot = last(foot, Math.max(0, rows - board - said.size()));
    List<String> lines = new ArrayList<>(head);
    addBlank(lines, airy);
    lines.addAll(scene.board());
    addBlank(lines, airy && !foot.isEmpty());
    lines.addAll(foot);
    addBlank(lines, airy && !said.isEmpty());
    lines.addAll(said);
    return last(lines, rows);
  }

  private static void addBlank(List<String> lines, boolean wanted) {
    if (wanted && !lines.isEmpty()) {
      lines.add("");
    }
  }

  private static List<String> last(List<String> lines, int count) {
    return lines.subList(Math.max(0, lines.size() - count), lines.size());
  }

  /** Text made safe and broken between words to fit a window. */
  static List<String> wrapped(List<String> texts, int columns) {
    List<String> lines = new ArrayList<>();
    texts.forEach(text -> lines.addAll(wrapped(text, columns)));
    return lines;
  }

  static List<String> wrapped(String text, int columns) {
    int width = Math.max(1, columns);
    List<String> lines = new ArrayList<>();
    String rest = Excerpt.whole(text);
    while (rest.length() > width) {
      int blank = rest.lastIndexOf(' ', width);
      int end = blank > 0 && !rest.substring(0, blank).isBlank() ? blank : width;
      lines.add(rest.substring(0, end).stripTrailing());
      rest = rest.substring(end).stripLeading();
    }
    lines.add(rest);
    return lines;
  }

  /** The beginning of a text, as much as fits into one line. */
  static String cut(String text, int columns) {
    String safe = Excerpt.whole(text);
    return safe.length() <= columns ? safe : safe.substring(0, Math.max(0, columns));
  }
}
