package games.janus.play.core;

import games.janus.checkers.RuleSet;
import games.janus.checkers.openings.Ballot;
import games.janus.checkers.openings.Ballots;
import games.janus.engine.Capability;
import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engines.Catalog;
import games.janus.message.Language;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.core.Reply.Catalog.BallotCard;
import games.janus.play.core.Reply.Catalog.EngineCard;
import games.janus.play.core.Reply.Catalog.LevelCard;
import games.janus.play.core.Reply.Catalog.MetricCard;
import games.janus.play.core.Reply.Catalog.Removal;
import games.janus.play.core.Reply.Catalog.RuleSetCard;
import games.janus.rules.Color;
import games.janus.rules.Lists;
import games.janus.rules.game.GameKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What there is to choose from. */
final class CatalogAnswer {
  private CatalogAnswer() {}

  static Reply.Catalog reply() {
    var ruleSets = new ArrayList<RuleSetCard>();
    ruleSets.add(fide());
    RuleSet.all().forEach(rules -> ruleSets.add(card(rules)));
    return new Reply.Catalog(
        Lists.map(Catalog.cards(), info -> card(info)),
        Lists.map(Metric.values(), metric -> card(metric)),
        ruleSets,
        Lists.map(Ballots.deck(), ballot -> card(ballot)),
        Core.VERSION);
  }

  private static MetricCard card(Metric metric) {
    return new MetricCard(metric.id(), metric.words().text(), metric.definition().text());
  }

  private static EngineCard card(EngineInfo info) {
    // in their own order: a set has none
    List<Metric> reports = Lists.filter(List.of(Metric.values()), info.reports()::contains);
    return new EngineCard(
        info.id(),
        info.name(),
        info.game(),
        info.year(),
        info.author().text(),
        info.sentence().text(),
        Language.current().texts(info.missingRules()),
        Lists.map(
            info.levels(),
            level -> new LevelCard(level.id(), level.sentence().text(), level.rating())),
        info.defaultLevel(),
        Lists.map(reports, Metric::id),
        Language.ENGLISH.text(info.scoreUnit()),
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
        rules.repetition(),
        rules.quietPlies(),
        Optional.of(rules.side(Color.WHITE).text()),
        Optional.of(rules.side(Color.BLACK).text()),
        Optional.of(
            rules.removal() == RuleSet.Removal.FADE_AT_ONCE ? Removal.AT_ONCE : Removal.AT_END),
        sentence(rules).text());
  }

  private static BallotCard card(Ballot ballot) {
    return new BallotCard(
        ballot.number(),
        ballot.name().map(String::valueOf),
        Lists.map(ballot.game().moves(), Object::toString));
  }

  /** What differs between rule sets, in the order in which a game meets it. */
  private static Message sentence(RuleSet rules) {
    return Messages.rulesetSentence(
        blocked(rules), capture(rules), draws(rules), first(rules), jumps(rules));
  }

  private static Message first(RuleSet rules) {
    Message side = rules.side(rules.firstMover());
    return rules.firstMover() == Color.WHITE
        ? Messages.rulesetFirstBottom(side)
        : Messages.rulesetFirstTop(side);
  }

  private static Message capture(RuleSet rules) {
    return switch (rules.capture()) {
      case FORCED -> Messages.rulesetForced();
      case FORCED_BY_PIECE -> Messages.rulesetForcedByPiece();
      case FREE -> Messages.rulesetFree();
    };
  }

  private static Message jumps(RuleSet rules) {
    Message jumps =
        rules.continuation() == RuleSet.Continuation.MUST
            ? Messages.rulesetGoesOn()
            : Messages.rulesetMayStop();
    return rules.crowningEndsTurn() ? jumps : Messages.rulesetCrowned(jumps);
  }

  private static Message blocked(RuleSet rules) {
    return rules.blocked() == RuleSet.Blocked.LOSS
        ? Messages.rulesetBlockedLoss()
        : Messages.rulesetBlockedTie();
  }

  private static Message draws(RuleSet rules) {
    int times = rules.repetition().orElse(0);
    int plies = rules.quietPlies().orElse(0);
    if (times > 0) {
      return plies > 0
          ? Messages.rulesetBothDraws(plies, times)
          : Messages.rulesetRepetition(times);
    }
    return plies > 0 ? Messages.rulesetQuiet(plies) : Messages.rulesetNoDraws();
  }
}
