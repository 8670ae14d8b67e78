package games.janus.play.core;

import games.janus.checkers.Move;
import games.janus.checkers.RuleSet;
import games.janus.checkers.openings.Ballot;
import games.janus.checkers.openings.Ballots;
import games.janus.engine.Capability;
import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engines.Catalog;
import games.janus.message.Language;
import games.janus.message.Messages;
import games.janus.play.core.Reply.Catalog.BallotCard;
import games.janus.play.core.Reply.Catalog.EngineCard;
import games.janus.play.core.Reply.Catalog.LevelCard;
import games.janus.play.core.Reply.Catalog.MetricCard;
import games.janus.play.core.Reply.Catalog.Removal;
import games.janus.play.core.Reply.Catalog.RuleSetCard;
import games.janus.rules.game.GameKind;
import java.util.ArrayList;
import java.util.Optional;
import java.util.OptionalInt;

/** What there is to choose from. */
final class CatalogAnswer {
  private CatalogAnswer() {}

  static Reply.Catalog reply() {
    var engines = new ArrayList<EngineCard>();
    Catalog.cards().forEach(info -> engines.add(card(info)));
    var metrics = new ArrayList<MetricCard>();
    for (Metric metric : Metric.values()) {
      metrics.add(new MetricCard(metric.id(), metric.words().text(), metric.definition().text()));
    }
    var ruleSets = new ArrayList<RuleSetCard>();
    ruleSets.add(fide());
    RuleSet.all().forEach(rules -> ruleSets.add(card(rules)));
    var ballots = new ArrayList<BallotCard>();
    Ballots.deck().forEach(ballot -> ballots.add(card(ballot)));
    return new Reply.Catalog(engines, metrics, ruleSets, ballots, Core.VERSION);
  }

  private static EngineCard card(EngineInfo info) {
    var levels = new ArrayList<LevelCard>();
    for (EngineInfo.Level level : info.levels()) {
      levels.add(new LevelCard(level.id(), level.sentence().text(), boxed(level.rating())));
    }
    var reports = new ArrayList<String>();
    for (Metric metric : Metric.values()) { // in their own order: a set has none
      if (info.reports().contains(metric)) {
        reports.add(metric.id());
      }
    }
    return new EngineCard(
        info.id(),
        info.name(),
        info.game(),
        info.year(),
        info.author(),
        info.sentence().text(),
        Language.ENGLISH.texts(info.missingRules()),
        levels,
        info.defaultLevel(),
        reports,
        info.scoreUnit().text(),
        info.can(Capability.WHOLE_TREE),
        info.can(Capability.TREE_SAMPLE));
  }

  private static RuleSetCard fide() {
    return new RuleSetCard(
        GameKind.CHESS,
        "fide",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Messages.rulesetFide().text());
  }

  private static RuleSetCard card(RuleSet rules) {
    return new RuleSetCard(
        GameKind.CHECKERS,
        rules.name(),
        Optional.of(rules.text()),
        Optional.of(rules.firstMover()),
        Optional.of(rules.capture()),
        Optional.of(rules.continuation()),
        Optional.of(rules.crowningEndsTurn()),
        Optional.of(rules.blocked()),
        boxed(rules.repetition()),
        boxed(rules.quietPlies()),
        Optional.of(rules.whiteName()),
        Optional.of(rules.blackName()),
        Optional.of(
            rules.removal() == RuleSet.Removal.FADE_AT_ONCE ? Removal.AT_ONCE : Removal.AT_END),
        RuleSetSentence.of(rules).text());
  }

  private static BallotCard card(Ballot ballot) {
    var moves = new ArrayList<String>();
    for (Move move : ballot.game().moves()) {
      moves.add(move.toString());
    }
    return new BallotCard(ballot.number(), ballot.name().map(String::valueOf), moves);
  }

  private static Optional<Integer> boxed(OptionalInt number) {
    return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
  }
}
