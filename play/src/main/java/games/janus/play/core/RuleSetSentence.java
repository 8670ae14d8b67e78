package games.janus.play.core;

import games.janus.checkers.RuleSet;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;

/** What people should know of a rule set before they play by it. */
final class RuleSetSentence {
  private RuleSetSentence() {}

  /** What differs between rule sets, in the order in which a game meets it. */
  static Message of(RuleSet rules) {
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
