package games.janus.arena.uci;

import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.message.Messages;
import java.util.ArrayList;
import java.util.List;

/** What is behind a thought: what was counted, and what the score is made of. */
final class Telling {
  private Telling() {}

  static List<String> of(EngineInfo engine, Thought<?> thought) {
    var lines = new ArrayList<String>();
    lines.add(Messages.uciCounted(String.join(", ", counts(engine, thought))).text());
    if (!thought.terms().isEmpty()) {
      lines.add(Messages.uciScoreIs(listed(thought.terms())).text());
    }
    thought
        .staticTerms()
        .ifPresent(worth -> {
          lines.add(Messages.uciScoreSearched().text());
          lines.add(Messages.uciTermsNow(listed(worth.now())).text());
          lines.add(Messages.uciTermsEnd(listed(worth.end())).text());
        });
    return lines;
  }

  /** What is not nought, and the sum. */
  private static String listed(List<Term> terms) {
    var words = new ArrayList<String>();
    for (Term term : terms) {
      if (term.value() != 0) {
        words.add(term.name() + " " + number(term.value()));
      }
    }
    words.add(Messages.uciSum(number(Term.sum(terms))).text());
    return String.join(", ", words);
  }

  private static List<String> counts(EngineInfo engine, Thought<?> thought) {
    var counts = new ArrayList<String>();
    for (Metric metric : Metric.values()) {
      if (engine.reports().contains(metric)) {
        counts.add(metric.words().text() + " " + thought.counters().get(metric));
      }
    }
    long cutoffs = thought.counters().get(Metric.CUTOFFS);
    if (engine.reports().contains(Metric.FIRST_MOVE_CUTOFFS) && cutoffs > 0) {
      long first = thought.counters().get(Metric.FIRST_MOVE_CUTOFFS);
      counts.add(Messages.uciFirstMove(100 * first / cutoffs).text());
    }
    return counts;
  }

  static String number(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }
}
