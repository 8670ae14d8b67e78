package games.janus.cli.play;

import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.play.JsonText;
import games.janus.rules.Game;
import games.janus.rules.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a machine thought, in words. What an engine does not measure is left out. */
final class ThoughtWords<P, M> {
  private final BoardGame<P, M> board;

  ThoughtWords(BoardGame<P, M> board) {
    this.board = board;
  }

  /** Such as "looked at 3,310 positions, cut 240 branches, 0.01 s". */
  String summary(Account<P, M> account) {
    EngineInfo card = account.machine().engine().info();
    Thought<M> thought = account.thought();
    List<String> parts = new ArrayList<>();
    long nodes = thought.counters().get(Metric.NODES);
    if (card.reports().contains(Metric.BOOK_MOVES)
        && thought.counters().get(Metric.BOOK_MOVES) > 0) {
      parts.add("knew it from its book");
    } else if (card.reports().contains(Metric.NODES) && nodes > 0) {
      parts.add("looked at " + counted(nodes, "position", "positions"));
    } else if (card.reports().contains(Metric.RANDOM_MOVES)) {
      parts.add("drew lots");
    }
    if (card.reports().contains(Metric.CUTOFFS) && nodes > 0) {
      parts.add("cut " + counted(thought.counters().get(Metric.CUTOFFS), "branch", "branches"));
    }
    parts.add(String.format(Locale.ROOT, "%.2f s", account.nanos() / 1e9));
    return String.join(", ", parts);
  }

  private static String counted(long number, String one, String many) {
    return String.format(Locale.ROOT, "%,d %s", number, number == 1 ? one : many);
  }

  /** As a file keeps it behind the move. */
  String comment(Game<P, M> before, Account<P, M> account) {
    Thought<M> thought = account.thought();
    List<String> parts = new ArrayList<>();
    parts.add(summary(account));
    thought.score().ifPresent(score -> parts.add("score " + number(score)));
    if (thought.line().size() > 1) {
      parts.add("expects " + line(before, thought.line()));
    }
    parts.addAll(thought.remarks());
    return String.join("; ", parts);
  }

  /** Everything there is to know. */
  List<String> details(Game<P, M> before, Account<P, M> account) {
    EngineInfo card = account.machine().engine().info();
    Thought<M> thought = account.thought();
    List<String> lines = new ArrayList<>();
    lines.add(entry("engine", card.name() + " (" + card.year() + ")"));
    lines.add(entry("level", account.machine().level()));
    String move = thought.move().map(made -> board.write(before.position(), made)).orElse("none");
    lines.add(entry("move", board.number(before) + " " + move));
    thought
        .score()
        .ifPresent(score -> lines.add(entry("score", number(score) + " " + card.scoreUnit())));
    if (!thought.line().isEmpty()) {
      lines.add(entry("line", line(before, thought.line())));
    }
    for (Metric metric : Metric.values()) {
      if (card.reports().contains(metric)) {
        long count = thought.counters().get(metric);
        lines.add(entry(metric.words(), String.format(Locale.ROOT, "%,d", count)));
      }
    }
    lines.add(entry("time", String.format(Locale.ROOT, "%.3f s", account.nanos() / 1e9)));
    lines.addAll(sum(thought.terms()));
    thought
        .staticTerms()
        .ifPresent(worth -> {
          lines.add(
              "The score is what its search found. Without looking ahead, the board is worth");
          lines.addAll(sum(worth.now()));
          lines.add("and the board where its line ends, seen from the same side,");
          lines.addAll(sum(worth.end()));
        });
    thought.remarks().forEach(remark -> lines.add(entry("remark", remark)));
    if (!thought.complete()) {
      lines.add(entry("remark", "it was stopped before it had finished"));
    }
    return lines;
  }

  /** The terms of an evaluation and what they add up to. */
  static List<String> sum(List<Term> terms) {
    if (terms.isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    terms.forEach(term -> lines.add(entry(term.name(), number(term.value()))));
    lines.add(entry("sum", number(Term.sum(terms))));
    return lines;
  }

  private static String entry(String what, String text) {
    return String.format(Locale.ROOT, "%-18s %s", what, text);
  }

  /** The number itself, to the last digit. */
  static String number(double value) {
    String text = new JsonText().value(value).toString();
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  /** Moves one after another. An old engine may expect what is not legal: that is told as it is. */
  String line(Game<P, M> from, List<M> moves) {
    List<String> words = new ArrayList<>();
    P position = from.position();
    boolean isLegal = true;
    for (M move : moves) {
      isLegal = isLegal && board.rules().legalMoves(position).contains(move);
      try {
        words.add(isLegal ? board.write(position, move) : move.toString());
        position = isLegal ? board.rules().play(position, move) : position;
      } catch (NotationException _) {
        return String.join(" ", words);
      }
    }
    return String.join(" ", words);
  }
}
