package games.janus.play.xray;

import games.janus.engine.Capability;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.xray.Explanation.Change;
import java.util.List;

/** An explanation in one sentence that says nothing which is not in it. */
final class Plainly<P, M> {
  private final Explanation<P, M> facts;

  Plainly(Explanation<P, M> facts) {
    this.facts = facts;
  }

  Message sentence() {
    String move = first(facts.asked());
    Object worth = worth(facts.asked());
    boolean isOwn = facts.isOwnChoice();
    Object named = isOwn ? move : answered(move, facts.asked());
    if (facts.against().isEmpty()) {
      return isOwn ? Messages.explainOnlyOwn(named, worth) : Messages.explainOnly(named, worth);
    }
    Weighed<M> against = facts.against().get();
    Message other = Messages.explainOther(first(against), worth(against));
    String amount = Figures.text(Math.abs(facts.difference()));
    if (facts.difference() == 0) {
      return reasoned(
          isOwn
              ? Messages.explainOwnEqual(named, other, worth)
              : Messages.explainEqual(named, other, worth));
    }
    if (facts.difference() < 0) {
      return reasoned(
          isOwn
              ? Messages.explainOwnLess(amount, named, other, worth)
              : Messages.explainLess(amount, named, other, worth));
    }
    return reasoned(
        isOwn
            ? Messages.explainOwnMore(amount, named, other, worth)
            : Messages.explainMore(amount, named, other, worth));
  }

  /** With the reply where the player expects one. */
  private Object answered(String move, Weighed<M> weighed) {
    List<String> line = Lines.texts(facts.type(), facts.position(), weighed.line());
    return line.size() > 1 ? Messages.explainAnswered(move, line.get(1)) : move;
  }

  private static Object worth(Weighed<?> weighed) {
    String score = Figures.text(weighed.score());
    return weighed.remark().isEmpty() ? score : Messages.explainRemark(weighed.remark(), score);
  }

  private String first(Weighed<M> weighed) {
    return Lines.texts(facts.type(), facts.position(), List.of(weighed.move())).getFirst();
  }

  /**
   * With the largest part of the difference, if one goes the same way. Of search results the terms
   * are no parts: they only tell how the boards at the ends of both lines differ.
   */
  private Message reasoned(Message comparison) {
    for (Change change : facts.changes()) {
      if (change.difference() * facts.difference() > 0) {
        String amount = Figures.signed(change.difference());
        return facts.engine().can(Capability.DEEPENS)
            ? Messages.explainBoards(amount, comparison, change.term())
            : Messages.explainPart(amount, comparison, change.term());
      }
    }
    return Messages.explainCompared(comparison);
  }
}
