package games.janus.play.xray;

import games.janus.engine.EngineInfo;
import games.janus.engine.Term;
import games.janus.play.JsonText;
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
  public String sentence() {
    return new Plainly<>(this).sentence();
  }

  /** Writes it as one object. */
  public void write(JsonText json) {
    json.beginObject().name("schema").value("janus-explanation/1");
    json.name("game").value(type.id()).name("rules").value(type.ruleSet());
    json.name("fen").value(type.notation().fen(position));
    json.name("engine").value(engine.id()).name("level").value(level).name("depth");
    depth.ifPresentOrElse(json::value, json::nothing);
    json.name("unit").value(engine.scoreUnit()).name("isOwnChoice").value(isOwnChoice);
    json.name("played");
    played.ifPresentOrElse(
        move -> json.value(type.notation().moveId(position, move)), json::nothing);
    json.name("asked");
    write(json, asked);
    json.name("against");
    against.ifPresentOrElse(weighed -> write(json, weighed), json::nothing);
    json.name("difference").value(difference()).name("changes").beginArray();
    for (Change change : changes()) {
      json.beginObject().name("term").value(change.term()).name("asked").value(change.asked());
      json.name("against").value(change.against());
      json.name("difference").value(change.difference()).endObject();
    }
    json.endArray().name("sentence").value(sentence()).endObject();
  }

  private void write(JsonText json, Weighed<M> weighed) {
    json.beginObject().name("move").value(type.notation().moveId(position, weighed.move()));
    json.name("score").value(weighed.score()).name("reply");
    weighed
        .reply()
        .ifPresentOrElse(move -> json.value(type.notation().moveId(position, move)), json::nothing);
    json.name("line");
    json.values(Lines.ids(type, position, weighed.line()));
    json.name("texts");
    json.values(Lines.texts(type, position, weighed.line()));
    json.name("terms");
    TermsJson.write(json, weighed.terms());
    json.name("remark").value(weighed.remark()).endObject();
  }
}
