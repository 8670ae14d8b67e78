package games.janus.play.core;

import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.SearchCounters;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What an engine reports of what it counted. */
final class Counts {
  /** Named in every thought, as null where the engine does not measure them. */
  private static final Set<Metric> ALWAYS_NAMED =
      Set.of(Metric.NODES, Metric.EVALUATIONS, Metric.CUTOFFS);

  private Counts() {}

  static Optional<Long> of(Metric metric, EngineInfo engine, SearchCounters counters) {
    return engine.reports().contains(metric) ? Optional.of(counters.get(metric)) : Optional.empty();
  }

  /** Those that are not always named, by their ids. */
  static Map<String, Long> others(EngineInfo engine, SearchCounters counters) {
    var counts = new LinkedHashMap<String, Long>();
    for (Metric metric : Metric.values()) {
      if (engine.reports().contains(metric) && !ALWAYS_NAMED.contains(metric)) {
        counts.put(metric.id(), counters.get(metric));
      }
    }
    return counts;
  }
}
