package games.janus.cli;

import games.janus.arena.EngineChoice;
import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engines.Catalog;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.workbench.command.JanusCommand;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows the cards of the machine players. */
@Command(name = "engines", mixinStandardHelpOptions = true)
final class EnginesCommand extends JanusCommand {
  @Parameters(arity = "0..1", paramLabel = "NAME")
  private Optional<String> name = Optional.empty();

  @Override
  public Integer call() {
    List<EngineInfo> cards = Catalog.cards();
    PrintWriter out = out();
    if (name.isEmpty()) {
      cards.forEach(card -> say(out, card.id(), card.year() + "  " + card.sentence()));
    } else {
      try {
        print(out, EngineChoice.engine(cards, name.get()));
      } catch (MessageException unknown) {
        throw wrong(unknown);
      }
    }
    out.flush();
    return 0;
  }

  private static void print(PrintWriter out, EngineInfo card) {
    say(out, Messages.askOfName(), card.name());
    say(out, Messages.askOfGame(), card.game().name().toLowerCase(Locale.ROOT));
    say(out, Messages.askOfYear(), card.year());
    say(out, Messages.askOfAuthor(), card.author().text());
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
    card.net().ifPresent(net -> say(out, Messages.askOfNet(), net.id() + " (" + net.rules() + ")"));
    for (Metric metric : Metric.values()) {
      if (card.reports().contains(metric)) {
        say(out, Messages.askOfCount(), Messages.textBecause(metric.words(), metric.definition()));
      }
    }
  }

  private static void say(PrintWriter out, Object what, Object text) {
    out.println(String.format(Locale.ROOT, "%-22s %s", what, text));
  }
}
