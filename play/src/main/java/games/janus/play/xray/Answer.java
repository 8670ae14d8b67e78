package games.janus.play.xray;

import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Lists;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a machine player answered, as far as it must be the same every time it is asked.
 *
 * @param move empty when it resigned
 * @param score as the engine's own number
 * @param counts every count the player reports, by its name
 * @param complete whether it finished
 */
public record Answer(
    Optional<String> move,
    Optional<Double> score,
    List<String> line,
    List<Term> terms,
    Map<String, Long> counts,
    boolean complete) {
  public Answer {
    line = List.copyOf(line);
    terms = List.copyOf(terms);
    counts = Map.copyOf(counts);
  }

  /**
   * An answer.
   *
   * @param id how a move is written
   */
  public static <M> Answer of(Function<M, String> id, EngineInfo engine, Thought<M> thought) {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (Metric metric : Metric.values()) {
      if (engine.reports().contains(metric)) {
        counts.put(metric.id(), thought.counters().get(metric));
      }
    }
    return new Answer(
        thought.move().map(id),
        thought.score(),
        Lists.map(thought.line(), id),
        thought.terms(),
        counts,
        thought.complete());
  }

  /** The first thing in which another answer differs, as a sentence; none if it is the same. */
  public Optional<Message> firstDifference(Answer now) {
    Map<String, String> mine = facts();
    Map<String, String> its = now.facts();
    Map<String, String> all = new LinkedHashMap<>(mine);
    its.forEach(all::putIfAbsent);
    for (String name : all.keySet()) {
      String was = mine.get(name);
      String is = its.get(name);
      if (!Objects.equals(was, is)) {
        return Optional.of(Messages.recordDiffers(name, orNothing(is), orNothing(was)));
      }
    }
    return Optional.empty();
  }

  private static Object orNothing(@Nullable String fact) {
    return fact == null ? Messages.recordNothing() : fact;
  }

  /** Everything by name, in the order in which a difference tells most. */
  Map<String, String> facts() {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("move", move.orElse("none"));
    facts.put("score", score.isPresent() ? Double.toString(score.get()) : "none");
    for (Metric metric : Metric.values()) {
      Long count = counts.get(metric.id());
      if (count != null) {
        facts.put(metric.id(), count.toString());
      }
    }
    facts.put("line", String.join(" ", line));
    for (int i = 0; i < terms.size(); i++) {
      // its name may be said in another language
      facts.put("term " + (i + 1), Double.toString(terms.get(i).value()));
    }
    facts.put("complete", Boolean.toString(complete));
    return facts;
  }
}
