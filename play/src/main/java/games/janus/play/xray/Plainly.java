package games.janus.play.xray;

import games.janus.play.xray.Explanation.Change;
import java.util.List;

/** An explanation in one sentence that says nothing which is not in it. */
final class Plainly<P, M> {
  private final Explanation<P, M> facts;

  Plainly(Explanation<P, M> facts) {
    this.facts = facts;
  }

  String sentence() {
    Weighed<M> asked = facts.asked();
    String move = first(asked);
    String opening =
        facts.isOwnChoice()
            ? move + " is its own choice, worth "
            : move + lead(asked) + " is worth ";
    String worth = opening + Figures.text(asked.score()) + aside(asked);
    if (facts.against().isEmpty()) {
      return worth + ", and there is no other move.";
    }
    return worth + ", " + compared(facts.against().get()) + reason() + ".";
  }

  private String compared(Weighed<M> against) {
    String whose = facts.isOwnChoice() ? "its next choice " : "its own choice ";
    String other =
        whose + first(against) + " (" + Figures.text(against.score()) + aside(against) + ")";
    double difference = facts.difference();
    if (difference == 0) {
      return "just as much as " + other;
    }
    String amount = Figures.text(Math.abs(difference));
    return amount + (difference < 0 ? " less than " : " more than ") + other;
  }

  /** "answered by ..." where the player expects a reply. */
  private String lead(Weighed<M> weighed) {
    List<String> line = Lines.texts(facts.type(), facts.position(), weighed.line());
    return line.size() > 1 ? ", answered by " + line.get(1) + "," : "";
  }

  private static String aside(Weighed<?> weighed) {
    return weighed.remark().isEmpty() ? "" : " (it " + weighed.remark() + ")";
  }

  private String first(Weighed<M> weighed) {
    return Lines.texts(facts.type(), facts.position(), List.of(weighed.move())).getFirst();
  }

  /** The largest part of the difference, if one goes the same way. */
  private String reason() {
    for (Change change : facts.changes()) {
      if (change.difference() * facts.difference() > 0) {
        return "; the largest part of that is "
            + change.term()
            + " ("
            + Figures.signed(change.difference())
            + ")";
      }
    }
    return "";
  }
}
