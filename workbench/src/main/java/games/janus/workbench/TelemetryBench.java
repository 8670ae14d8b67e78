package games.janus.workbench;

import com.sun.management.ThreadMXBean;
import games.janus.engine.Engine;
import games.janus.engine.Finding;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engines.Catalog;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.JsonText;
import games.janus.rules.Game;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What it costs to watch the strong players think: the same searches without anybody looking, with
 * the news a page gets, and with a sample of the tree. The three take turns at every position, so
 * that noise on the machine hits them alike. Measured is the CPU time of the search up to its last
 * finished depth; the sample is told afterwards, when the move is known.
 */
record TelemetryBench(PrintWriter out, int rounds) {
  private static final int WARM_UPS = 3;
  private static final long NEWS_EVERY_NANOS = 100_000_000;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Who looks. */
  private enum Manner {
    NOBODY,
    NEWS,
    SAMPLE
  }

  void run() {
    measure("chess", Catalog.chess().getLast(), BenchGames.chess(), 12);
    measure("checkers", Catalog.checkers().getLast(), BenchGames.checkers(), 17);
  }

  private <P, M> void measure(String name, Engine<P, M> engine, List<Game<P, M>> games, int depth) {
    double[] news = new double[rounds];
    double[] sample = new double[rounds];
    double[] speed = new double[rounds];
    for (int round = -WARM_UPS; round < rounds; round++) {
      Spent spent = round(engine, games, depth, round + WARM_UPS);
      if (round >= 0) {
        speed[round] = spent.speed(Manner.NOBODY);
        news[round] = spent.loss(Manner.NEWS);
        sample[round] = spent.loss(Manner.SAMPLE);
      }
    }
    out.println(
        String.format(
            Locale.ROOT,
            "%-9s %-14s  %s %s",
            name,
            Messages.benchUnwatched(),
            Middle.of(speed).text("%.2f"),
            Messages.benchSpeed()));
    out.println(line(name, Messages.benchNews(), news));
    out.println(line(name, Messages.benchSample(), sample));
    out.flush();
  }

  /** All positions once in each manner; who goes first changes from position to position. */
  private <P, M> Spent round(Engine<P, M> engine, List<Game<P, M>> games, int depth, int round) {
    Manner[] manners = Manner.values();
    var spent = new Spent();
    for (int i = 0; i < games.size(); i++) {
      for (int turn = 0; turn < manners.length; turn++) {
        Manner manner = manners[(round + i + turn) % manners.length];
        search(engine, games.get(i), depth, manner, spent);
      }
    }
    return spent;
  }

  private <P, M> void search(
      Engine<P, M> engine, Game<P, M> game, int depth, Manner manner, Spent spent) {
    var limits = new Limits(Optional.of(depth), Optional.empty());
    var request =
        new SearchRequest<>(game, engine.info().fullLevel(), limits, 1, manner == Manner.SAMPLE);
    var watcher = new Watcher<M>(manner == Manner.NEWS);
    long begun = THREADS.getCurrentThreadCpuTime();
    var thought = engine.think(request, watcher);
    spent.add(manner, watcher.lastFinished - begun, thought.counters().get(Metric.NODES));
  }

  /** What one round took in each manner. */
  private static final class Spent {
    private final long[] nanos = new long[Manner.values().length];
    private final long[] positions = new long[Manner.values().length];

    void add(Manner manner, long time, long count) {
      nanos[manner.ordinal()] += time;
      positions[manner.ordinal()] += count;
    }

    /** Million positions a second. */
    double speed(Manner manner) {
      return positions[manner.ordinal()] * 1e3 / nanos[manner.ordinal()];
    }

    /** By how much slower it was than with nobody looking, in percent. */
    double loss(Manner manner) {
      double alone = nanos[Manner.NOBODY.ordinal()];
      return 100 * (nanos[manner.ordinal()] - alone) / alone;
    }
  }

  /** Hears of a search as a page does. */
  private static final class Watcher<M> implements SearchControl<M> {
    private final boolean hears;
    private long lastFinished;
    private long toldAt;
    private int told;

    Watcher(boolean hears) {
      this.hears = hears;
    }

    @Override
    public boolean shouldStop(SearchCounters counters) {
      if (hears && System.nanoTime() - toldAt >= NEWS_EVERY_NANOS) {
        toldAt = System.nanoTime();
        told += news(counters).length();
      }
      return told < 0; // never; but the news is not for nothing
    }

    @Override
    public boolean isEnough(Finding<M> finding) {
      lastFinished = THREADS.getCurrentThreadCpuTime();
      return false;
    }

    private String news(SearchCounters counters) {
      SearchCounters copy = counters.copy();
      var json = new JsonText().beginObject();
      for (Metric metric : Metric.values()) {
        json.name(metric.id()).value(copy.get(metric));
      }
      return json.endObject().toString();
    }
  }

  private static String line(String name, Message what, double[] losses) {
    return String.format(
        Locale.ROOT, "%-9s %-14s %s %% time", name, what, Middle.of(losses).text("%+.2f"));
  }
}
