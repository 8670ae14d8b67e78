package games.janus.play;

import games.janus.checkers.Move;
import games.janus.checkers.RuleSet;
import games.janus.checkers.openings.Ballot;
import games.janus.checkers.openings.Ballots;
import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engines.Catalog;
import games.janus.rules.game.GameKind;
import java.util.List;
import java.util.OptionalInt;

/** What there is to choose from. */
final class CatalogAnswer {
  /** The core says itself which one it is: a page may be older than the server it talks to. */
  static final String VERSION = "0.1.0-SNAPSHOT";

  /** Players that keep the whole tree of their search when asked to. */
  private static final List<String> TREE_KEEPERS = List.of("octave", "microchess-plus", "minimax");

  private static final List<String> SAMPLE_KEEPERS = List.of("janus", "janus-checkers");

  private final JsonText json = new JsonText();

  private CatalogAnswer() {}

  static String to(Question question) {
    question.knows();
    return new CatalogAnswer().write();
  }

  private String write() {
    json.beginObject();
    json.name("engines").beginArray();
    Catalog.chess().forEach(player -> write(player.info()));
    Catalog.checkers().forEach(player -> write(player.info()));
    json.endArray();
    writeMetrics();
    json.name("ruleSets").beginArray();
    writeFide();
    RuleSet.all().forEach(this::write);
    json.endArray();
    json.name("ballots").beginArray();
    Ballots.deck().forEach(this::write);
    json.endArray();
    json.name("version").value(VERSION);
    return json.endObject().toString();
  }

  private void write(EngineInfo card) {
    json.beginObject();
    json.name("id").value(card.id()).name("name").value(card.name());
    json.name("game").value(card.game() == GameKind.CHESS ? "chess" : "checkers");
    json.name("year").value(card.year()).name("author").value(card.author());
    json.name("sentence").value(card.sentence());
    json.name("missingRules").values(card.missingRules());
    json.name("levels").beginArray();
    card.levels().forEach(this::write);
    json.endArray();
    json.name("defaultLevel").value(card.defaultLevel());
    json.name("reports").beginArray();
    for (Metric metric : Metric.values()) { // in their own order: a set has none
      if (card.reports().contains(metric)) {
        json.value(metric.id());
      }
    }
    json.endArray();
    json.name("scoreUnit").value(card.scoreUnit());
    json.name("showsTree").value(TREE_KEEPERS.contains(card.id()));
    json.name("samplesTree").value(SAMPLE_KEEPERS.contains(card.id()));
    json.endObject();
  }

  private void write(EngineInfo.Level level) {
    json.beginObject().name("id").value(level.id()).name("sentence").value(level.sentence());
    json.name("rating");
    numberOrNothing(level.rating());
    json.endObject();
  }

  private void writeMetrics() {
    json.name("metrics").beginArray();
    for (Metric metric : Metric.values()) {
      json.beginObject().name("id").value(metric.id()).name("words").value(metric.words());
      json.name("definition").value(metric.definition()).endObject();
    }
    json.endArray();
  }

  private void writeFide() {
    json.beginObject().name("game").value("chess").name("name").value(ChessPage.FIDE);
    json.name("sentence").value("The Laws of Chess, Chess960 included.").endObject();
  }

  private void write(RuleSet rules) {
    json.beginObject().name("game").value("checkers");
    json.name("name").value(rules.name()).name("text").value(rules.text());
    json.name("firstMover").value(Sides.id(rules.firstMover()));
    json.name("capture")
        .value(
            switch (rules.capture()) {
              case FORCED -> "forced";
              case FORCED_BY_PIECE -> "forced-by-piece";
              case FREE -> "free";
            });
    json.name("continuation")
        .value(rules.continuation() == RuleSet.Continuation.MUST ? "must" : "may");
    json.name("crowningEndsTurn").value(rules.crowningEndsTurn());
    json.name("blocked").value(rules.blocked() == RuleSet.Blocked.LOSS ? "loss" : "tie");
    json.name("repetition");
    numberOrNothing(rules.repetition());
    json.name("quietPlies");
    numberOrNothing(rules.quietPlies());
    json.name("whiteName").value(rules.whiteName()).name("blackName").value(rules.blackName());
    json.name("removal")
        .value(rules.removal() == RuleSet.Removal.FADE_AT_ONCE ? "at-once" : "at-end");
    json.name("sentence").value(RuleSetSentence.of(rules));
    json.endObject();
  }

  private void write(Ballot ballot) {
    json.beginObject().name("number").value(ballot.number());
    json.name("name").valueOrNothing(ballot.name());
    json.name("moves").beginArray();
    for (Move move : ballot.game().moves()) {
      json.value(move.toString());
    }
    json.endArray().endObject();
  }

  private void numberOrNothing(OptionalInt number) {
    if (number.isPresent()) {
      json.value(number.getAsInt());
    } else {
      json.nothing();
    }
  }
}
