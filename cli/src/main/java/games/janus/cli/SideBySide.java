package games.janus.cli;

import games.janus.engine.Metric;
import games.janus.engine.Thought;
import games.janus.play.JsonText;
import games.janus.rules.Excerpt;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Several answers to one question as a table, a line each. */
final class SideBySide<M> {
  private static final List<String> HEADINGS =
      List.of(
          "engine",
          "year",
          "level",
          "move",
          "score",
          "positions",
          "evaluations",
          "prunes",
          "time",
          "line");

  private static final Set<String> NUMBERS =
      Set.of("year", "positions", "evaluations", "prunes", "time");

  private final Function<M, String> id;
  private final PrintWriter out;

  /**
   * A table to be printed.
   *
   * @param id how a move is written
   */
  SideBySide(Function<M, String> id, PrintWriter out) {
    this.id = id;
    this.out = out;
  }

  void print(List<Interview.Answer<M>> answers) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEADINGS);
    answers.forEach(answer -> rows.add(cells(answer)));
    for (List<String> row : rows) {
      out.println(line(row, rows));
    }
    out.flush();
  }

  private List<String> cells(Interview.Answer<M> answer) {
    List<String> who =
        List.of(answer.card().id(), Integer.toString(answer.card().year()), answer.level());
    return Stream.concat(
            who.stream(),
            answer.thought().map(thought -> said(answer, thought)).orElse(failed(answer)).stream())
        .toList();
  }

  private List<String> said(Interview.Answer<M> answer, Thought<M> thought) {
    return List.of(
        thought.move().map(id).orElse("resigns"),
        // Each counts in its own unit, so that these are no numbers to compare.
        thought
            .score()
            .map(score -> JsonText.number(score) + " " + answer.card().scoreUnit())
            .orElse("-"),
        count(answer, thought, Metric.NODES),
        count(answer, thought, Metric.EVALUATIONS),
        count(answer, thought, Metric.CUTOFFS),
        (thought.complete() ? "" : "stopped, ")
            + String.format(Locale.ROOT, "%.3f s", answer.seconds()),
        thought.line().isEmpty()
            ? "-"
            : String.join(" ", thought.line().stream().map(id).toList()));
  }

  private static List<String> failed(Interview.Answer<?> answer) {
    return List.of("-", "-", "-", "-", "-", "-", Excerpt.of(answer.trouble()));
  }

  /** Numbers to the right, words to the left, each column as wide as its widest cell. */
  private static String line(List<String> row, List<List<String>> rows) {
    var line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      int at = column;
      int width = rows.stream().mapToInt(cells -> cells.get(at).length()).max().orElse(0);
      String blanks = " ".repeat(width - row.get(column).length());
      boolean isNumber = NUMBERS.contains(HEADINGS.get(column));
      line.append(column == 0 ? "" : "  ");
      line.append(isNumber ? blanks + row.get(column) : row.get(column) + blanks);
    }
    return line.toString().stripTrailing();
  }

  private static String count(Interview.Answer<?> answer, Thought<?> thought, Metric metric) {
    return answer.card().reports().contains(metric)
        ? String.format(Locale.ROOT, "%,d", thought.counters().get(metric))
        : "-";
  }
}
