package games.janus.arena;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Evaluator;
import games.janus.engine.Finding;
import games.janus.engine.Metric;
import games.janus.engine.RootCounters.RootMove;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engine.WholeTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * Several engines that think about the same question at once, each on a thread of its own, and help
 * one another through the table of known positions they share. The first one answers; the others
 * stop when it does. Its counts are those of all.
 *
 * <p>With one engine this is that engine. With more, the answer may differ from run to run. At a
 * level below the full one the first engine thinks alone, because such a level is as strong as it
 * was measured on one thread. A tree that is kept is that of the first engine. There may be more of
 * them than processors: those who help stand back when the first one, who watches the clock, has
 * not had its turn for a while.
 */
public final class ParallelSearch<P, M> implements Engine<P, M> {
  private final List<Engine<P, M>> engines;

  /**
   * Joins engines that share what they know.
   *
   * @param engines at least one; the first one answers
   */
  public ParallelSearch(List<? extends Engine<P, M>> engines) {
    if (engines.isEmpty()) {
      throw new IllegalArgumentException("at least one engine is required");
    }
    this.engines = List.copyOf(engines);
  }

  @Override
  public EngineInfo info() {
    return engines.getFirst().info();
  }

  @Override
  public Optional<Evaluator<P, M>> evaluator() {
    return engines.getFirst().evaluator();
  }

  @Override
  public Optional<WholeTree<P, M>> wholeTree() {
    return engines.getFirst().wholeTree();
  }

  @Override
  public void newGame() {
    engines.forEach(Engine::newGame);
  }

  @Override
  public Thought<M> think(SearchRequest<P, M> request, SearchControl<M> control) {
    boolean isShared = engines.size() > 1 && info().isEndless(request.level());
    if (!isShared) {
      return engines.getFirst().think(request, control);
    }
    var heartbeat = new Heartbeat();
    var helpers = new ArrayList<HelperThread<M>>();
    try {
      for (Engine<P, M> engine : engines.subList(1, engines.size())) {
        var helper = new HelperThread<M>(heartbeat);
        helpers.add(helper);
        helper.start(engine, request);
      }
      return withAllCounts(
          engines.getFirst().think(request, new MainThread<>(control, request, helpers, heartbeat)),
          helpers);
    } finally {
      helpers.forEach(helper -> helper.isDone = true);
      helpers.forEach(HelperThread::join);
    }
  }

  private static <M> Thought<M> withAllCounts(Thought<M> thought, List<HelperThread<M>> helpers) {
    helpers.forEach(helper -> helper.isDone = true);
    helpers.forEach(HelperThread::join);
    return new Thought<>(
        thought.move(),
        thought.score(),
        thought.line(),
        thought.terms(),
        thought.staticTerms(),
        sum(thought.counters(), helpers),
        thought.remarks(),
        thought.tree(),
        thought.complete());
  }

  private static <M> SearchCounters sum(SearchCounters own, List<HelperThread<M>> helpers) {
    SearchCounters all = own.copy();
    for (HelperThread<M> helper : helpers) {
      SearchCounters counted = helper.counted;
      for (Metric metric : Metric.values()) {
        all.add(metric, counted.get(metric));
      }
    }
    return all;
  }

  /** What the first engine looks through: the counts it passes on are those of everybody. */
  private record MainThread<P, M>(
      SearchControl<M> control,
      SearchRequest<P, M> request,
      List<HelperThread<M>> helpers,
      Heartbeat heartbeat)
      implements SearchControl<M> {
    @Override
    public boolean shouldStop(SearchCounters counters) {
      heartbeat.look();
      SearchCounters all = sum(counters, helpers);
      return control.shouldStop(all)
          || (request.limits().nodes().isPresent()
              && all.get(Metric.NODES) >= request.limits().nodes().get());
    }

    /** Those of the first one alone. */
    @Override
    public void searches(Supplier<List<RootMove<M>>> moves) {
      control.searches(moves);
    }

    @Override
    public boolean isEnough(Finding<M> finding) {
      return control.isEnough(
          new Finding<>(
              finding.depth(),
              finding.deepest(),
              finding.rank(),
              finding.score(),
              finding.bound(),
              finding.line(),
              sum(finding.counters(), helpers),
              finding.tableUse()));
    }
  }

  /** When the first engine last looked up; it does so about every millisecond if it can. */
  private static final class Heartbeat {
    /** Untested. */
    private static final long LATE_NANOS = 5_000_000;

    /** Long ago: helpers do not begin before the first one does, or it might never begin. */
    private volatile long lookedAt = System.nanoTime() - 2 * LATE_NANOS;

    void look() {
      lookedAt = System.nanoTime();
    }

    boolean isLate() {
      return System.nanoTime() - lookedAt > LATE_NANOS;
    }
  }

  /** One that helps; what it answers does not matter, only what it leaves in the table. */
  private static final class HelperThread<M> implements SearchControl<M> {
    private volatile boolean isDone;
    private volatile SearchCounters counted = new SearchCounters();
    private final Heartbeat heartbeat;
    private Thread thread = Thread.currentThread();

    HelperThread(Heartbeat heartbeat) {
      this.heartbeat = heartbeat;
    }

    <P> void start(Engine<P, M> engine, SearchRequest<P, M> request) {
      thread =
          Thread.ofPlatform()
              .name("janus-helper")
              .daemon()
              .start(() -> {
                standBack();
                counted = engine.think(request, this).counters().copy();
              });
    }

    void join() {
      boolean wasInterrupted = false;
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException _) {
          wasInterrupted = true;
        }
      }
      if (wasInterrupted) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public boolean shouldStop(SearchCounters counters) {
      counted = counters.copy();
      standBack();
      return isDone;
    }

    private void standBack() {
      while (!isDone && heartbeat.isLate()) {
        LockSupport.parkNanos(1_000_000);
      }
    }

    @Override
    public boolean isEnough(Finding<M> finding) {
      return isDone;
    }
  }
}
