package games.janus.cli;

import com.sun.management.ThreadMXBean;
import games.janus.checkers.Checkers;
import games.janus.checkers.RuleSet;
import games.janus.chess.Chess;
import games.janus.engine.Engine;
import games.janus.engine.Finding;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engines.checkers.JanusCheckers;
import games.janus.engines.chess.JanusChess;
import games.janus.play.JsonText;
import games.janus.rules.Game;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What it costs to watch the strong players think: the same searches without anybody looking, with
 * the news a page gets, and with a sample of the tree. The three take turns at every position, so
 * that noise on the machine hits them alike. Measured is the CPU time of the search up to its last
 * finished depth; the sample is told afterwards, when the move is known.
 */
final class TelemetryBench {
  private static final List<String> CHESS =
      List.of(
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
          "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NBPN2/PP3PPP/R1BQ1RK1 b - - 0 9",
          "2r2rk1/1bq1bppp/p3pn2/1p6/3BP3/1BN2Q2/PPP3PP/3R1R1K b - - 2 17",
          "4k3/1p3p2/p3p2p/3r2p1/P7/1PR3P1/5PKP/8 b - - 0 31");

  private static final List<String> CHECKERS =
      List.of(
          "B:W21-32:B1-12",
          "W:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,11,12,13,14",
          "W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,9,10,11,12,15",
          "B:W18,22,25,26,27,30,32:B3,5,6,9,10,11,12");

  private static final int WARM_UPS = 3;
  private static final long NEWS_EVERY_NANOS = 100_000_000;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final PrintWriter out;
  private final int rounds;

  /** Who looks. */
  private enum Manner {
    NOBODY,
    NEWS,
    SAMPLE
  }

  TelemetryBench(PrintWriter out, int rounds) {
    this.out = out;
    this.rounds = rounds;
  }

  void run() {
    var chess = new ArrayList<Game<games.janus.chess.Position, games.janus.chess.Move>>();
    for (String fen : CHESS) {
      var position = games.janus.chess.Position.of(games.janus.chess.notation.Fen.read(fen));
      chess.add(Game.from(Chess.RULES, position));
    }
    measure("chess", new JanusChess(), chess, 12);
    var checkers = new ArrayList<Game<games.janus.checkers.Position, games.janus.checkers.Move>>();
    for (String fen : CHECKERS) {
      var setup = games.janus.checkers.notation.Fen.read(fen);
      var position = games.janus.checkers.Position.of(setup, RuleSet.ACF);
      checkers.add(Game.from(Checkers.with(RuleSet.ACF), position));
    }
    measure("checkers", new JanusCheckers(), checkers, 17);
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
            "%-9s %-14s  %s million positions a CPU second",
            name,
            "unwatched",
            Middle.of(speed).text("%.2f")));
    out.println(line(name, "with news", news));
    out.println(line(name, "with a sample", sample));
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
    var limits = new Limits(OptionalInt.of(depth), OptionalLong.empty());
    var request =
        new SearchRequest<>(
            game, engine.info().levels().getLast().id(), limits, 1, manner == Manner.SAMPLE);
    var watcher = new Watcher<M>(manner == Manner.NEWS);
    long begun = threads.getCurrentThreadCpuTime();
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
  private final class Watcher<M> implements SearchControl<M> {
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
      lastFinished = threads.getCurrentThreadCpuTime();
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

  private static String line(String name, String what, double[] losses) {
    return String.format(
        Locale.ROOT, "%-9s %-14s %s %% time", name, what, Middle.of(losses).text("%+.2f"));
  }

  /**
   * The middle of the rounds and where it would lie, nineteen times of twenty, if they were
   * measured again. Not the best round: a processor that is sometimes quicker makes that a matter
   * of luck.
   */
  private record Middle(double median, double low, double high, int rounds) {
    static Middle of(double[] values) {
      double[] sorted = values.clone();
      Arrays.sort(sorted);
      int last = sorted.length - 1;
      // how many of n rounds fall below the true middle is binomial, with deviation sqrt(n)/2
      int rank =
          (int) Math.max(0, Math.floor((sorted.length - 1.96 * Math.sqrt(sorted.length)) / 2));
      return new Middle(sorted[last / 2], sorted[rank], sorted[last - rank], sorted.length);
    }

    String text(String number) {
      return String.format(
          Locale.ROOT,
          number + " (" + number + " to " + number + ", %d rounds)",
          median,
          low,
          high,
          rounds);
    }
  }
}
