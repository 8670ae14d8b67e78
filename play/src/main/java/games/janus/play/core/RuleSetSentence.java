package games.janus.play.core;

import games.janus.checkers.RuleSet;
import games.janus.rules.Color;

/** What people should know of a rule set before they play by it. */
final class RuleSetSentence {
  private RuleSetSentence() {}

  /** What differs between rule sets, in the order in which a game meets it. */
  static String of(RuleSet rules) {
    return rules.nameOf(rules.firstMover())
        + (rules.firstMover() == Color.WHITE
            ? ", at the bottom, begins; "
            : ", at the top, begins; ")
        + capture(rules)
        + continuation(rules)
        + (rules.crowningEndsTurn() ? "" : "a man crowned by a jump may jump on as a king; ")
        + "having no move is "
        + (rules.blocked() == RuleSet.Blocked.LOSS ? "a loss" : "a tie")
        + draws(rules)
        + ".";
  }

  private static String capture(RuleSet rules) {
    return switch (rules.capture()) {
      case FORCED -> "who can jump must; ";
      case FORCED_BY_PIECE -> "a piece that can jump must jump if it moves; ";
      case FREE -> "nobody has to jump; ";
    };
  }

  private static String continuation(RuleSet rules) {
    return rules.continuation() == RuleSet.Continuation.MUST
        ? "a jump goes on while it can; "
        : "a jump may stop after any hop; ";
  }

  private static String draws(RuleSet rules) {
    String repetition =
        rules.repetition().isPresent()
            ? "a position that stands " + rules.repetition().getAsInt() + " times"
            : "";
    String quiet =
        rules.quietPlies().isPresent()
            ? rules.quietPlies().getAsInt() + " plies without a capture or a man's move"
            : "";
    if (repetition.isEmpty() && quiet.isEmpty()) {
      return "; no game is drawn by itself";
    }
    String both = repetition.isEmpty() || quiet.isEmpty() ? "" : " and ";
    return "; " + repetition + both + quiet + " draws the game";
  }
}
