package games.janus.cli.play;

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
    List<String> head = Wrapped.lines(scene.head(), columns);
    List<String> foot = Wrapped.lines(scene.foot(), columns);
    List<String> said = Wrapped.lines(messages, columns);
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
}
