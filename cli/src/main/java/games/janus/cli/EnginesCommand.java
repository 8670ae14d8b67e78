package games.janus.cli;

import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engines.Catalog;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.workbench.command.Usage;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows the cards of the machine players. */
@Command(name = "engines", mixinStandardHelpOptions = true)
final class EnginesCommand implements Runnable {
  @Parameters(arity = "0..1", paramLabel = "NAME")
  private Optional<String> name = Optional.empty();

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  EnginesCommand() {}

  @Override
  public void run() {
    List<EngineInfo> cards = Catalog.cards();
    PrintWriter out = spec.commandLine().getOut();
    if (name.isEmpty()) {
      cards.forEach(card -> say(out, card.id(), card.year() + "  " + card.sentence()));
    } else {
      print(out, find(cards, name.get()));
    }
    out.flush();
  }

  private EngineInfo find(List<EngineInfo> cards, String id) {
    return cards.stream()
        .filter(card -> card.id().equals(id))
        .findFirst()
        .orElseThrow(() -> Usage.wrong(spec, Messages.askNoEngine(Excerpt.of(id))));
  }

  private static void print(PrintWriter out, EngineInfo card) {
    say(out, Messages.askOfName(), card.name());
    say(out, Messages.askOfGame(), card.game().name().toLowerCase(Locale.ROOT));
    say(out, Messages.askOfYear(), card.year());
    say(out, Messages.askOfAuthor(), card.author());
    say(out, Messages.askOfWhat(), card.sentence());
    card.missingRules().forEach(rule -> say(out, Messages.askOfMissing(), rule));
    for (EngineInfo.Level level : card.levels()) {
      boolean isUsual = level.id().equals(card.defaultLevel());
      say(
          out,
          Messages.askOfLevel(level.id()),
          isUsual ? Messages.askUsual(level.sentence()) : level.sentence());
    }
    say(out, Messages.askOfUnit(), card.scoreUnit());
    for (Metric metric : Metric.values()) {
      if (card.reports().contains(metric)) {
        say(out, Messages.askOfCount(), Messages.textBecause(metric.words(), metric.definition()));
      }
    }
  }

  private static void say(PrintWriter out, Object what, Object text) {
    out.println(String.format(Locale.ROOT, "%-18s %s", what, text));
  }
}
