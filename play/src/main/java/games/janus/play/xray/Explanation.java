package games.janus.play.xray;

import games.janus.engine.Capability;
import games.janus.engine.EngineInfo;
import games.janus.engine.Term;
import games.janus.message.Argument;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.core.Reply.Explain.TermChange;
import games.janus.play.core.Reply.Explain.WeighedMove;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Two moves weighed by the same player at the same depth, and the terms in which they differ.
 *
 * @param asked the move asked about
 * @param against the player's own choice; or, where that is the move asked about, its second choice
 * @param isOwnChoice whether the move asked about is the player's own
 */
record Explanation(
    EngineInfo engine, Weighed asked, Optional<Weighed> against, boolean isOwnChoice) {
  /**
   * What a player thinks of one first move.
   *
   * @param text the move as players write it
   * @param verdict what decides the game, where the player sees that far
   */
  record Weighed(WeighedMove move, String text, Optional<Message> verdict) {
    private Object worth() {
      if (verdict.isEmpty()) {
        return Figures.text(move.score());
      }
      return switch (verdict.get().key()) {
        case "remark.mates" -> Messages.explainWorthMates(verdict.get().args().getFirst());
        case "remark.mated" -> Messages.explainWorthMated(verdict.get().args().getFirst());
        case "remark.wins", "remark.database-won" -> Messages.explainWorthWins();
        default -> Messages.explainWorthLoses();
      };
    }

    /** What the player thinks of it, in a sentence. */
    private Message judgment() {
      if (verdict.isEmpty()) {
        return Messages.explainScores(answered(), Figures.text(move.score()));
      }
      List<Argument> how = verdict.get().args();
      return switch (verdict.get().key()) {
        case "remark.mates" -> Messages.explainMates(plain(text), number(how));
        case "remark.mated" ->
            move.texts().size() > 1
                ? Messages.explainMated(text, number(how), plain(move.texts().get(1)))
                : Messages.explainMatedOnly(text, how.getFirst());
        case "remark.wins" -> Messages.explainWins(text, number(how));
        case "remark.loses" -> Messages.explainLoses(text, number(how));
        case "remark.database-won" -> Messages.explainDatabaseWon(text);
        default -> Messages.explainDatabaseLost(text);
      };
    }

    private static long number(List<Argument> how) {
      return Long.parseLong(how.getFirst().text());
    }

    /** Without the mark of mate, where the sentence says it. */
    private static String plain(String text) {
      return text.endsWith("#") ? text.substring(0, text.length() - 1) : text;
    }

    /** With the reply where the player expects one. */
    private Object answered() {
      return move.texts().size() > 1 ? Messages.explainAnswered(text, move.texts().get(1)) : text;
    }
  }

  /** How much more the move asked about is worth; less than 0 if it is the worse one. */
  double difference() {
    return against.isPresent() ? asked.move.score() - against.get().move.score() : 0;
  }

  /** The terms that changed, the largest change first. */
  List<TermChange> changes() {
    if (against.isEmpty()) {
      return List.of();
    }
    Map<String, Double> mine = byName(asked.move.terms());
    Map<String, Double> its = byName(against.get().move.terms());
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

  /** A sentence or two for people, made of the facts above and nothing else. */
  Message sentence() {
    Object worth = asked.worth();
    boolean isOwn = isOwnChoice;
    Object named = isOwn ? asked.text : asked.answered();
    if (against.isEmpty()) {
      return isOwn
          ? Messages.explainOnlyOwn(asked.judgment())
          : Messages.explainOnly(asked.judgment());
    }
    Message other = Messages.explainOther(against.get().text, against.get().worth());
    if (asked.verdict.isPresent() || against.get().verdict.isPresent()) {
      return isOwn
          ? Messages.explainNextChoice(asked.judgment(), other)
          : Messages.explainOwnChoice(asked.judgment(), other);
    }
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

  /**
   * With the largest part of the difference, if one goes the same way. Of search results the terms
   * are no parts: they only tell in what the boards at the ends of both lines differ most.
   */
  private Message reasoned(Message comparison) {
    boolean isSearched = engine.can(Capability.DEEPENS);
    for (TermChange change : changes()) {
      if (isSearched || change.difference() * difference() > 0) {
        String amount = Figures.signed(change.difference());
        return isSearched
            ? Messages.explainBoards(amount, comparison, change.term())
            : Messages.explainPart(amount, comparison, change.term());
      }
    }
    return Messages.explainCompared(comparison);
  }
}
