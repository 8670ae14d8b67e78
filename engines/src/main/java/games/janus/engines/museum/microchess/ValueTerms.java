package games.janus.engines.museum.microchess;

import games.janus.engine.Appraisal;
import games.janus.engine.Appraisal.Part;
import games.janus.engine.Appraisal.Share;
import games.janus.engine.Term;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A candidate's value as a sum of named parts: what each operation added to the accumulator, or
 * took from it. The original sums three times and halves twice in between, so what enters the first
 * sum weighs a quarter and what enters the second a half.
 *
 * <p>A part is as large as its counter; carries, borrows and the wrap at 256 are parts of their
 * own. Parts that are nought are left out.
 */
final class ValueTerms {
  private static final List<Message> SUMS =
      List.of(
          Messages.evaluateFirstSum(), Messages.evaluateSecondSum(), Messages.evaluateThirdSum());

  private final String bonus = Messages.termBonus().text();
  private final String fixed = Messages.termFixed().text();

  private final Map<String, Integer> parts = new LinkedHashMap<>();
  private final Map<String, Counter> counters = new HashMap<>();
  private int sum;
  private int a;
  private int carry;

  private ValueTerms() {}

  static List<Term> of(JanusEvent.Worth worth) {
    return read(worth).list();
  }

  /**
   * The same with both sides apart. What was counted for a side is that side's; what the byte did
   * by itself is neither's. Only what the move takes, and its bonus, live on a square.
   */
  static Appraisal appraisal(JanusEvent.Worth worth, Color side, Square to) {
    ValueTerms terms = read(worth);
    var parts = new ArrayList<Part>();
    for (Term term : terms.list()) {
      parts.add(terms.part(term, side, to));
    }
    return new Appraisal(side, parts);
  }

  private Part part(Term term, Color side, Square to) {
    Optional<Counter> counter = Optional.ofNullable(counters.get(term.name()));
    boolean isBonus = term.name().equals(bonus);
    if (counter.isEmpty() && !isBonus) {
      return Part.ofNeither(term.name(), term.value());
    }
    boolean isOwn = isBonus || !counter.get().isOpponents();
    boolean isOnSquare = isBonus || counter.get() == Counter.WCAP0;
    Color owner = isOwn ? side : side.opponent();
    var share = new Share(owner);
    share.add(to, isOwn ? term.value() : 0 - term.value());
    Share owners = isOnSquare ? share : Share.nowhere(owner, share.sum());
    Share others = new Share(owner.opponent());
    return Part.balanced(
        term.name(),
        side,
        owner == Color.WHITE ? owners : others,
        owner == Color.WHITE ? others : owners);
  }

  private static ValueTerms read(JanusEvent.Worth worth) {
    var terms = new ValueTerms();
    for (ValueStep step : worth.steps()) {
      terms.add(step);
    }
    terms.add(terms.bonus, worth.bonus());
    terms.add(
        wrap(terms.bonus), (worth.sum() + worth.bonus() & 0xFF) - worth.sum() - worth.bonus());
    terms.add(worth.verdict().words(), worth.value() - (worth.sum() + worth.bonus() & 0xFF));
    return terms;
  }

  private List<Term> list() {
    List<Term> list = new ArrayList<>();
    for (Map.Entry<String, Integer> part : parts.entrySet()) {
      if (part.getValue() != 0) {
        list.add(new Term(part.getKey(), part.getValue()));
      }
    }
    return list;
  }

  private void add(ValueStep step) {
    switch (step.operation()) {
      case LOAD -> addHere(fixed, step.amount());
      case SET_CARRY -> {}
      case ADD -> addStep(step, step.amount(), carry, Messages.termCarry().text());
      case SUBTRACT -> addStep(step, -step.amount(), carry - 1, Messages.termBorrow().text());
      case ZERO_IF_BORROWED -> addHere(Messages.termZero().text(), step.a() - a);
      case HALVE -> {
        addHere(Messages.termHalved().text(), step.a() - a);
        sum++;
      }
    }
    a = step.a();
    carry = step.carry();
  }

  private void addStep(ValueStep step, int amount, int more, String moreName) {
    if (!step.operand().isEmpty()) {
      counters.put(here(name(step)), Counter.valueOf(step.operand()));
    }
    addHere(name(step), amount);
    addHere(moreName, more);
    addHere(wrap(Messages.termByte().text()), step.a() - (a + amount + more));
  }

  private void addHere(String name, int amount) {
    add(here(name), amount);
  }

  private String here(String name) {
    return Messages.termInSum(name, SUMS.get(sum)).text();
  }

  private void add(String name, int amount) {
    parts.merge(name, amount, Integer::sum);
  }

  private static String wrap(String what) {
    return Messages.termWrapped(what).text();
  }

  private String name(ValueStep step) {
    return step.operand().isEmpty() ? fixed : Counter.valueOf(step.operand()).term();
  }
}
