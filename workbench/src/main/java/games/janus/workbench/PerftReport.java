package games.janus.workbench;

import games.janus.rules.Rules;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.Function;

/** Counts one tree and says how fast. */
final class PerftReport<P, M> {
  private final Rules<P, M> rules;
  private final Function<M, String> moveText;
  private final ParallelCount counter;
  private final PrintWriter out;

  PerftReport(
      Rules<P, M> rules, Function<M, String> moveText, ParallelCount counter, PrintWriter out) {
    this.rules = rules;
    this.moveText = moveText;
    this.counter = counter;
    this.out = out;
  }

  void print(P start, int depth, boolean divide) {
    long begun = System.nanoTime();
    long nodes = divide && depth > 0 ? divide(start, depth) : counter.count(rules, start, depth);
    double seconds = (System.nanoTime() - begun) / 1e9;
    out.println(summary(nodes, seconds));
    out.flush();
  }

  private long divide(P start, int depth) {
    long sum = 0;
    for (M move : rules.boardMoves(start)) {
      long nodes = counter.count(rules, rules.after(start, move), depth - 1);
      out.println(moveText.apply(move) + ": " + nodes);
      out.flush();
      sum += nodes;
    }
    return sum;
  }

  /** The last line, which scripts read. */
  static String summary(long nodes, double seconds) {
    return String.format(
        Locale.ROOT,
        "nodes %d  %.3f s  %.1f Mnps",
        nodes,
        seconds,
        nodes / 1e6 / Math.max(seconds, 1e-9));
  }
}
