package games.janus.play.xray;

import games.janus.engine.EngineInfo;
import games.janus.engine.Term;
import games.janus.message.Message;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Why a player prefers one move to another: both weighed by the same player at the same depth, and
 * the terms in which they differ.
 *
 * @param asked the move asked about
 * @param against the player's own choice; or, where that is the move asked about, its second choice
 * @param depth plies looked ahead, where the player looks to a depth
 * @param isOwnChoice whether the move asked about is the player's own
 * @param played the move it would play if that was not searched for but known by heart or drawn
 */
public record Explanation<P, M>(
    GameType<P, M> type,
    P position,
    EngineInfo engine,
    String level,
    OptionalInt depth,
    Weighed<M> asked,
    Optional<Weighed<M>> against,
    boolean isOwnChoice,
    Optional<M> played) {

  /** A term that is not the same at the ends of both lines. */
  public record Change(String term, double asked, double against) {
    /** What the move asked about gains by it. */
    public double difference() {
      return asked - against;
    }
  }

  /** How much more the move asked about is worth; less than 0 if it is the worse one. */
  public double difference() {
    return against.isPresent() ? asked.score() - against.get().score() : 0;
  }

  /** The terms that changed, the largest change first. */
  public List<Change> changes() {
    if (against.isEmpty()) {
      return List.of();
    }
    Map<String, Double> mine = byName(asked.terms());
    Map<String, Double> its = byName(against.get().terms());
    Map<String, Double> all = new LinkedHashMap<>(mine);
    its.forEach(all::putIfAbsent);
    var changes = new ArrayList<Change>();
    for (String term : all.keySet()) {
      var change = new Change(term, mine.getOrDefault(term, 0.0), its.getOrDefault(term, 0.0));
      if (change.difference() != 0) {
        changes.add(change);
      }
    }
    changes.sort(
        (one, other) -> Double.compare(Math.abs(other.difference()), Math.abs(one.difference())));
    return List.copyOf(changes);
  }

  private static Map<String, Double> byName(List<Term> terms) {
    Map<String, Double> byName = new LinkedHashMap<>();
    for (Term term : terms) {
      byName.merge(term.name(), term.value(), Double::sum);
    }
    return byName;
  }

  /** One sentence for people, made of the facts above and nothing else. */
  public Message sentence() {
    return new Plainly<>(this).sentence();
  }
}
