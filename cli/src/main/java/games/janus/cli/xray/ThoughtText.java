package games.janus.cli.xray;

import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.Term;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.core.ToldThought;
import games.janus.play.xray.Figures;
import games.janus.rules.game.GameType;
import java.io.PrintWriter;
import java.util.List;

/** One thought on the screen, a line for each thing it says. */
record ThoughtText(GameType<?, ?> type, PrintWriter out) {
  /** Room for the longest name of a count. */
  private static final int WIDTH = 22;

  void print(ThinkRunner.Answer answer) {
    ToldThought thought = answer.thought().orElseThrow();
    EngineInfo engine = answer.engine();
    say(
        Messages.thoughtOfEngine(),
        engine.year() == EngineInfo.NO_YEAR
            ? Messages.askWho(engine.name(), answer.level())
            : Messages.askEngine(answer.level(), engine.name(), engine.year()));
    say(Messages.thoughtOfMove(), thought.move().orElseGet(() -> Messages.askResigns().text()));
    thought
        .score()
        .ifPresent(score -> {
          String number = Figures.text(score);
          say(
              Messages.thoughtOfScore(),
              thought.staticTerms().isPresent()
                  ? Messages.askScoreSearched(number, thought.unit())
                  : Messages.askScore(number, thought.unit()));
        });
    if (!thought.line().isEmpty()) {
      say(Messages.thoughtOfLine(), String.join(" ", thought.line()));
    }
    for (Metric metric : Metric.values()) {
      thought.count(metric).ifPresent(count -> say(metric.words(), Messages.thoughtNumber(count)));
    }
    say(Messages.askOfTime(), answer.time());
    if (!thought.complete()) {
      say(Messages.askOfComplete(), Messages.askStopped());
    }
    if (!thought.terms().isEmpty()) {
      printTerms(Messages.askEvaluation(), thought.terms());
    }
    thought
        .staticTerms()
        .ifPresent(worth -> {
          Message side = type.side(worth.side());
          printTerms(Messages.askStaticNow(side), worth.now());
          printTerms(Messages.askStaticEnd(side), worth.end());
        });
    thought.remarks().forEach(remark -> say(Messages.thoughtOfRemark(), remark));
  }

  private void printTerms(Message title, List<Term> terms) {
    int longest = terms.stream().mapToInt(term -> term.name().length()).max().orElse(0);
    int width = Math.max(WIDTH, longest + 2);
    out.println(title);
    for (Term term : terms) {
      say("  " + term.name(), Figures.text(term.value()), width);
    }
    say("  " + Messages.thoughtOfSum(), Figures.text(Term.sum(terms)), width);
  }

  private void say(Object what, Object text) {
    say(what.toString(), text, WIDTH);
  }

  private void say(String what, Object text, int width) {
    out.println(what + " ".repeat(Math.max(0, width - what.length())) + " " + text);
  }
}
