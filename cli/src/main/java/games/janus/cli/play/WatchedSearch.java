package games.janus.cli.play;

import games.janus.arena.Timekeeper;
import games.janus.engine.Finding;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engines.search.TimePlan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;

/** A search that can be watched and stopped from another thread while it goes on. */
final class WatchedSearch<M> implements SearchControl<M> {
  private final Timekeeper<M> timekeeper;
  private volatile long nodes;

  /** What was last found of each rank. */
  private final Map<Integer, Finding<M>> found = new ConcurrentSkipListMap<>();

  WatchedSearch(TimePlan plan) {
    this.timekeeper = Timekeeper.thinking(plan, this::hear);
  }

  private void hear(Finding<M> finding) {
    if (!finding.line().isEmpty()) {
      found.put(finding.rank(), finding);
    }
  }

  @Override
  public boolean shouldStop(SearchCounters counters) {
    nodes = counters.get(Metric.NODES);
    return timekeeper.shouldStop(counters);
  }

  @Override
  public boolean isEnough(Finding<M> finding) {
    return timekeeper.isEnough(finding);
  }

  void stop() {
    timekeeper.stop();
  }

  boolean isStopped() {
    return timekeeper.isStopped();
  }

  long nodes() {
    return nodes;
  }

  double seconds() {
    return timekeeper.millis() / 1000.0;
  }

  /** The best line so far, from engines that tell. */
  Optional<Finding<M>> best() {
    return Optional.ofNullable(found.get(1));
  }

  /** The best lines so far, the best first. */
  List<Finding<M>> branches() {
    return List.copyOf(found.values());
  }
}
