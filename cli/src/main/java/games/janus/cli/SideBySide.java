package games.janus.cli;

import games.janus.engine.Metric;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** Several answers to one question as a table, a line each. */
final class SideBySide<P, M> {
  private final Players<P, M> players;
  private final PrintWriter out;

  SideBySide(Players<P, M> players, PrintWriter out) {
    this.players = players;
    this.out = out;
  }

  void print(List<Interview.Answer<M>> answers) {
    row("engine", "year", "move", "score", "positions", "prunes", "time", "unit");
    for (Interview.Answer<M> answer : answers) {
      row(
          answer.card().id(),
          Integer.toString(answer.card().year()),
          answer.thought().move().map(players.writeMove()).orElse("resigns"),
          answer
              .thought()
              .score()
              .map(score -> String.format(Locale.ROOT, "%.2f", score))
              .orElse("-"),
          count(answer, Metric.NODES),
          count(answer, Metric.CUTOFFS),
          String.format(Locale.ROOT, "%.3f s", answer.seconds()),
          answer.card().scoreUnit());
    }
    out.flush();
  }

  private static String count(Interview.Answer<?> answer, Metric metric) {
    return answer.card().reports().contains(metric)
        ? String.format(Locale.ROOT, "%,d", answer.thought().counters().get(metric))
        : "-";
  }

  private void row(Object... cells) {
    out.println(
        String.format(Locale.ROOT, "%-16s %5s  %-8s %12s %12s %12s %10s  %s", cells)
            .stripTrailing());
  }
}
