package games.janus.workbench;

import java.io.PrintWriter;
import java.util.Locale;

/** Counts one tree and says how fast. */
final class PerftReport<P> {
  private final Playground<P> game;
  private final ParallelCount counter;
  private final PrintWriter out;

  PerftReport(Playground<P> game, ParallelCount counter, PrintWriter out) {
    this.game = game;
    this.counter = counter;
    this.out = out;
  }

  void print(P start, int depth, boolean divide) {
    long begun = System.nanoTime();
    long nodes = divide && depth > 0 ? divide(start, depth) : counter.count(game, start, depth);
    double seconds = (System.nanoTime() - begun) / 1e9;
    out.println(summary(nodes, seconds));
    out.flush();
  }

  private long divide(P start, int depth) {
    long sum = 0;
    for (Playground.Step<P> step : game.steps(start)) {
      long nodes = counter.count(game, step.after(), depth - 1);
      out.println(step.move() + ": " + nodes);
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
