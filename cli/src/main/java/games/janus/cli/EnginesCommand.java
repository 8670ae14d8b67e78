package games.janus.cli;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engines.Catalog;
import games.janus.rules.Excerpt;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows the cards of the machine players. */
@Command(
    name = "engines",
    mixinStandardHelpOptions = true,
    description = "List the machine players, or show the whole card of one.")
final class EnginesCommand implements Runnable {
  @Parameters(arity = "0..1", paramLabel = "NAME", description = "Whose card to show.")
  private Optional<String> name = Optional.empty();

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  EnginesCommand() {}

  @Override
  public void run() {
    List<EngineInfo> cards = new ArrayList<>();
    Catalog.chess().stream().map(Engine::info).forEach(cards::add);
    Catalog.checkers().stream().map(Engine::info).forEach(cards::add);
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
        .orElseThrow(() ->
            new ParameterException(
                spec.commandLine(), "there is no engine called '" + Excerpt.of(id) + "'"));
  }

  private static void print(PrintWriter out, EngineInfo card) {
    say(out, "name", card.name());
    say(out, "plays", card.game().name().toLowerCase(Locale.ROOT));
    say(out, "year", Integer.toString(card.year()));
    say(out, "author", card.author());
    say(out, "what it is", card.sentence());
    card.missingRules().forEach(rule -> say(out, "does not know", rule));
    for (EngineInfo.Level level : card.levels()) {
      boolean usual = level.id().equals(card.defaultLevel());
      say(out, "level " + level.id(), level.sentence() + (usual ? " (the usual one)" : ""));
    }
    say(out, "its score", card.scoreUnit());
    for (Metric metric : Metric.values()) {
      if (card.reports().contains(metric)) {
        say(out, "counts", metric.words() + ": " + metric.definition());
      }
    }
  }

  private static void say(PrintWriter out, String what, String text) {
    out.println(String.format(Locale.ROOT, "%-18s %s", what, text));
  }
}
