package games.janus.play.xray;

import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.Thought;
import games.janus.play.JsonText;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;

/**
 * One position before every player: who agrees with the strongest, and who was the first in history
 * to find its move. A move drawn by lot is not found.
 *
 * @param witnesses every player's answer, oldest first
 * @param judge the strongest player's answer, which the others are held against
 */
public record Lineage<P, M>(
    GameType<P, M> type, P position, List<Witness<M>> witnesses, Witness<M> judge) {
  public Lineage {
    witnesses = List.copyOf(witnesses);
  }

  /**
   * What one player said.
   *
   * @param thought none if it failed
   * @param trouble why it failed; empty if it did not
   * @param millis how long it took
   */
  public record Witness<M>(
      EngineInfo card, String level, Optional<Thought<M>> thought, String trouble, long millis) {
    Optional<M> move() {
      return thought.flatMap(Thought::move);
    }

    /** Whether it looked, or knew by heart. */
    boolean found() {
      return thought.isPresent()
          && (thought.get().score().isPresent()
              || thought.get().counters().get(Metric.BOOK_MOVES) > 0);
    }
  }

  /** Whether a player says the same as the strongest. */
  public boolean agrees(Witness<M> witness) {
    return agree(witness, judge);
  }

  private static <M> boolean agree(Witness<M> witness, Witness<M> judge) {
    return witness.move().isPresent() && witness.move().equals(judge.move());
  }

  /** The oldest player that found the strongest player's move, itself at the latest. */
  public Witness<M> first() {
    Witness<M> first = judge;
    for (Witness<M> witness : witnesses) {
      if (agrees(witness) && witness.found() && witness.card().year() < first.card().year()) {
        first = witness;
      }
    }
    return first;
  }

  /** How many players agree, the strongest included. */
  public int agreeing() {
    int count = 0;
    for (Witness<M> witness : witnesses) {
      count += agrees(witness) ? 1 : 0;
    }
    return count;
  }

  /** What it comes to, in one sentence. */
  public String sentence() {
    if (judge.move().isEmpty()) {
      return judge.card().name() + " gives no move to compare with.";
    }
    String move = Lines.texts(type, position, List.of(judge.move().get())).getFirst();
    EngineInfo card = first().card();
    String who = card.name() + " (" + card.year() + ")";
    return move
        + ": "
        + agreeing()
        + " of "
        + witnesses.size()
        + " players agree with "
        + judge.card().name()
        + "; the first in history to find it is "
        + who
        + ".";
  }

  /** Writes it as one object. */
  public void write(JsonText json) {
    json.beginObject().name("schema").value("janus-lineage/1");
    json.name("game").value(type.id()).name("rules").value(type.ruleSet());
    json.name("fen").value(type.notation().fen(position));
    json.name("judge").value(judge.card().id()).name("move");
    judge
        .move()
        .ifPresentOrElse(move -> json.value(type.notation().moveId(position, move)), json::nothing);
    json.name("first").value(first().card().id()).name("firstYear").value(first().card().year());
    json.name("agreeing").value(agreeing()).name("players").beginArray();
    for (Witness<M> witness : witnesses) {
      write(json, type, position, witness, judge);
    }
    json.endArray().name("sentence").value(sentence()).endObject();
  }

  /** Writes what one player said as an object, held against the strongest. */
  public static <P, M> void write(
      JsonText json, GameType<P, M> type, P position, Witness<M> witness, Witness<M> judge) {
    json.beginObject().name("engine").value(witness.card().id());
    json.name("year").value(witness.card().year()).name("level").value(witness.level());
    json.name("move");
    witness
        .move()
        .ifPresentOrElse(move -> json.value(type.notation().moveId(position, move)), json::nothing);
    json.name("text")
        .valueOrNothing(
            witness.move().map(move -> Lines.texts(type, position, List.of(move)).getFirst()));
    json.name("score");
    Optional<Double> score = witness.thought().flatMap(Thought::score);
    score.ifPresentOrElse(value -> json.value(value.doubleValue()), json::nothing);
    json.name("unit").value(witness.card().scoreUnit());
    write(json, witness, Metric.NODES);
    write(json, witness, Metric.CUTOFFS);
    json.name("agrees").value(agree(witness, judge)).name("found").value(witness.found());
    json.name("millis").value(witness.millis());
    json.name("trouble").value(witness.trouble()).endObject();
  }

  /** A count, where the player reports it. */
  private static void write(JsonText json, Witness<?> witness, Metric metric) {
    json.name(metric.id());
    if (witness.thought().isPresent() && witness.card().reports().contains(metric)) {
      json.value(witness.thought().get().counters().get(metric));
    } else {
      json.nothing();
    }
  }
}
