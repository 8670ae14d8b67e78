package games.janus.cli.play;

import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.JsonText;
import games.janus.play.xray.Lines;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a machine thought, in words. What an engine does not measure is left out. */
record ThoughtWords<P, M>(GameType<P, M> type) {
  /** Such as "looked at 3,310 positions, cut 240 branches, 0.01 s". */
  String summary(Account<P, M> account) {
    EngineInfo card = account.engine().info();
    Thought<M> thought = account.thought();
    List<Message> parts = new ArrayList<>();
    long nodes = thought.counters().get(Metric.NODES);
    if (card.reports().contains(Metric.BOOK_MOVES)
        && thought.counters().get(Metric.BOOK_MOVES) > 0) {
      parts.add(Messages.thoughtBook());
    } else if (card.reports().contains(Metric.NODES) && nodes > 0) {
      parts.add(Messages.thoughtLooked(nodes));
    } else if (card.reports().contains(Metric.RANDOM_MOVES)) {
      parts.add(Messages.thoughtLots());
    }
    if (card.reports().contains(Metric.CUTOFFS) && nodes > 0) {
      parts.add(Messages.thoughtCut(thought.counters().get(Metric.CUTOFFS)));
    }
    parts.add(seconds("%.2f", account));
    return Listing.joined(parts, Messages::listComma).text();
  }

  private static Message seconds(String format, Account<?, ?> account) {
    return Messages.thoughtSeconds(String.format(Locale.ROOT, format, account.nanos() / 1e9));
  }

  /** As a file keeps it behind the move. */
  String comment(Game<P, M> before, Account<P, M> account) {
    Thought<M> thought = account.thought();
    List<Object> parts = new ArrayList<>();
    parts.add(summary(account));
    thought.score().ifPresent(score -> parts.add(Messages.thoughtScore(number(score))));
    if (thought.line().size() > 1) {
      parts.add(Messages.thoughtExpects(line(before, thought.line())));
    }
    parts.addAll(thought.remarks());
    return Listing.joined(parts, Messages::listSemicolon).text();
  }

  /** Everything there is to know. */
  List<String> details(Game<P, M> before, Account<P, M> account) {
    EngineInfo card = account.engine().info();
    Thought<M> thought = account.thought();
    List<String> lines = new ArrayList<>();
    lines.add(
        entry(
            Messages.thoughtOfEngine(),
            card.year() == EngineInfo.NO_YEAR
                ? card.name()
                : Messages.thoughtEngine(card.name(), card.year())));
    lines.add(entry(Messages.thoughtOfLevel(), account.player().level()));
    String move =
        thought
            .move()
            .map(made -> type.notation().moveText(before.position(), made))
            .orElseGet(() -> Messages.thoughtNone().text());
    Message numbered = Messages.thoughtMove(move, HostedGame.number(type, before));
    lines.add(entry(Messages.thoughtOfMove(), numbered));
    thought
        .score()
        .map(score -> Messages.thoughtWorth(number(score), card.scoreUnit()))
        .ifPresent(worth -> lines.add(entry(Messages.thoughtOfScore(), worth)));
    if (!thought.line().isEmpty()) {
      lines.add(entry(Messages.thoughtOfLine(), line(before, thought.line())));
    }
    for (Metric metric : Metric.values()) {
      if (card.reports().contains(metric)) {
        long count = thought.counters().get(metric);
        lines.add(entry(metric.words(), Messages.thoughtNumber(count)));
      }
    }
    lines.add(entry(Messages.thoughtOfTime(), seconds("%.3f", account)));
    lines.addAll(sum(thought.terms()));
    thought
        .staticTerms()
        .ifPresent(worth -> {
          lines.add(Messages.thoughtStaticNow().text());
          lines.addAll(sum(worth.now()));
          lines.add(Messages.thoughtStaticEnd().text());
          lines.addAll(sum(worth.end()));
        });
    thought.remarks().forEach(remark -> lines.add(entry(Messages.thoughtOfRemark(), remark)));
    if (!thought.complete()) {
      lines.add(entry(Messages.thoughtOfRemark(), Messages.thoughtUnfinished()));
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
    lines.add(entry(Messages.thoughtOfSum(), number(Term.sum(terms))));
    return lines;
  }

  private static String entry(Object what, Object text) {
    return String.format(Locale.ROOT, "%-18s %s", what, text);
  }

  /** The number itself, to the last digit. */
  static String number(double value) {
    String text = new JsonText().value(value).toString();
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  /** Moves one after another. */
  String line(Game<P, M> from, List<M> moves) {
    return String.join(" ", Lines.texts(type, from.position(), moves));
  }
}
