package games.janus.play.core;

import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.SearchCounters;
import games.janus.engine.StaticTerms;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.message.Language;
import games.janus.play.xray.Lines;
import games.janus.rules.game.GameType;
import games.janus.wire.Wire;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a player thought of a position, the same wherever it is told. Numbers are the engine's own,
 * to the digit.
 *
 * @param net by which the engine judged, if it did: its checksum
 * @param move null: it resigns
 * @param nodes null where the engine does not count them, as the two that follow
 * @param counts everything else that the engine counts, by the id of its metric
 * @param terms added in their order they are the score; none where that is a search result
 * @param staticTerms where the score is a search result: what the boards at both ends of the line
 *     are worth
 * @param complete false when it was stopped
 */
public record ToldThought(
    String fen,
    String engine,
    @Wire.LeftOut Optional<String> net,
    String level,
    @Wire.AsText long seed,
    Optional<String> move,
    Optional<Double> score,
    String unit,
    Optional<Long> nodes,
    Optional<Long> evaluations,
    Optional<Long> cutoffs,
    @Wire.Flat Map<String, Long> counts,
    List<Term> terms,
    @Wire.LeftOut Optional<StaticTerms> staticTerms,
    List<String> line,
    List<String> remarks,
    boolean complete) {
  /** Named in every thought, as null where the engine does not measure them. */
  private static final Set<Metric> ALWAYS_NAMED =
      Set.of(Metric.NODES, Metric.EVALUATIONS, Metric.CUTOFFS);

  /** A thought of a position. */
  public static <P, M> ToldThought of(
      GameType<P, M> type,
      P position,
      EngineInfo engine,
      String level,
      long seed,
      Thought<M> thought) {
    return new ToldThought(
        type.notation().fen(position),
        engine.id(),
        engine.netUnder(type.ruleSet()),
        level,
        seed,
        thought.move().map(Lines.idsIn(type, position)),
        thought.score(),
        Language.ENGLISH.text(engine.scoreUnit()),
        count(Metric.NODES, engine, thought.counters()),
        count(Metric.EVALUATIONS, engine, thought.counters()),
        count(Metric.CUTOFFS, engine, thought.counters()),
        otherCounts(engine, thought.counters()),
        thought.terms(),
        thought.staticTerms(),
        Lines.ids(type, position, thought.line()),
        Language.current().texts(thought.remarks()),
        thought.complete());
  }

  /** What it counted, if the engine counts it. */
  public Optional<Long> count(Metric metric) {
    return switch (metric) {
      case NODES -> nodes;
      case EVALUATIONS -> evaluations;
      case CUTOFFS -> cutoffs;
      default -> Optional.ofNullable(counts.get(metric.id()));
    };
  }

  /** What an engine counted, if it reports that. */
  static Optional<Long> count(Metric metric, EngineInfo engine, SearchCounters counters) {
    return engine.reports().contains(metric) ? Optional.of(counters.get(metric)) : Optional.empty();
  }

  /** Those that are not always named, by their ids. */
  static Map<String, Long> otherCounts(EngineInfo engine, SearchCounters counters) {
    var counts = new LinkedHashMap<String, Long>();
    for (Metric metric : Metric.values()) {
      if (engine.reports().contains(metric) && !ALWAYS_NAMED.contains(metric)) {
        counts.put(metric.id(), counters.get(metric));
      }
    }
    return counts;
  }
}
