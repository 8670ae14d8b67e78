package games.janus.play.xray;

import games.janus.engine.Capability;
import games.janus.engine.EngineInfo;
import games.janus.engine.Term;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.core.Reply.Explain.TermChange;
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

  /**
   * What a player thinks of one first move.
   *
   * @param move the first move
   * @param score what it comes to, in the unit of the player's card
   * @param line the moves it expects, the first move first
   * @param terms the static evaluation of the board at the end of that line, for whom the score is
   *     for; of a player whose score is a board's evaluation they add up to exactly the score
   * @param remark what the player says of it, such as that it mates; often nothing
   */
  public record Weighed<M>(M move, double score, List<M> line, List<Term> terms, String remark) {
    public Weighed {
      line = List.copyOf(line);
      terms = List.copyOf(terms);
    }

    /** The reply it expects; none where it does not look for one. */
    public Optional<M> reply() {
      return line.size() > 1 ? Optional.of(line.get(1)) : Optional.empty();
    }
  }

  /** How much more the move asked about is worth; less than 0 if it is the worse one. */
  public double difference() {
    return against.isPresent() ? asked.score() - against.get().score() : 0;
  }

  /** The terms that changed, the largest change first. */
  public List<TermChange> changes() {
    if (against.isEmpty()) {
      return List.of();
    }
    Map<String, Double> mine = byName(asked.terms());
    Map<String, Double> its = byName(against.get().terms());
    Map<String, Double> all = new LinkedHashMap<>(mine);
    its.forEach(all::putIfAbsent);
    var changes = new ArrayList<TermChange>();
    for (String term : all.keySet()) {
      double here = mine.getOrDefault(term, 0.0);
      double there = its.getOrDefault(term, 0.0);
      if (here != there) {
        changes.add(new TermChange(term, here, there, here - there));
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
    String move = first(asked);
    Object worth = worth(asked);
    boolean isOwn = isOwnChoice;
    Object named = isOwn ? move : answered(move, asked);
    if (against.isEmpty()) {
      return isOwn ? Messages.explainOnlyOwn(named, worth) : Messages.explainOnly(named, worth);
    }
    Message other = Messages.explainOther(first(against.get()), worth(against.get()));
    String amount = Figures.text(Math.abs(difference()));
    if (difference() == 0) {
      return reasoned(
          isOwn
              ? Messages.explainOwnEqual(named, other, worth)
              : Messages.explainEqual(named, other, worth));
    }
    if (difference() < 0) {
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
    List<String> line = Lines.texts(type, position, weighed.line());
    return line.size() > 1 ? Messages.explainAnswered(move, line.get(1)) : move;
  }

  private static Object worth(Weighed<?> weighed) {
    String score = Figures.text(weighed.score());
    return weighed.remark().isEmpty() ? score : Messages.explainRemark(weighed.remark(), score);
  }

  private String first(Weighed<M> weighed) {
    return Lines.texts(type, position, List.of(weighed.move())).getFirst();
  }

  /**
   * With the largest part of the difference, if one goes the same way. Of search results the terms
   * are no parts: they only tell how the boards at the ends of both lines differ.
   */
  private Message reasoned(Message comparison) {
    for (TermChange change : changes()) {
      if (change.difference() * difference() > 0) {
        String amount = Figures.signed(change.difference());
        return engine.can(Capability.DEEPENS)
            ? Messages.explainBoards(amount, comparison, change.term())
            : Messages.explainPart(amount, comparison, change.term());
      }
    }
    return Messages.explainCompared(comparison);
  }
}
