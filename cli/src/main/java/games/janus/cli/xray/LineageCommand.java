package games.janus.cli.xray;

import games.janus.play.EngineSource;
import games.janus.play.core.AskedGame;
import games.janus.play.core.LineageReply;
import games.janus.play.core.LineageReply.Witness;
import games.janus.play.core.Request;
import games.janus.rules.Excerpt;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.Usage;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Who was the first in history to find a move. */
@Command(name = "lineage", mixinStandardHelpOptions = true)
public final class LineageCommand extends GameQuestions {
  LineageCommand() {
    super(Who::new);
  }

  /** What both games can be position. */
  static final class Who implements GameQuestion {
    @Mixin private PositionOptions asked = new PositionOptions();

    @Option(names = "--nodes", paramLabel = "N", defaultValue = "300000")
    private long nodes;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
    private long seed;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    Who() {}

    @Override
    public <P, M> int ask(GameType<P, M> type, EngineSource engines) {
      Usage.requirePositive(asked.spec(), "--nodes", nodes);
      var request =
          new Request.Lineage(
              AskedGame.of(type, asked.game(type)), Optional.of(nodes), Optional.of(seed));
      LineageReply lineage = asked.ask(engines, request, LineageReply.class);
      asked.print(lineage, Who::print);
      return lineage.players().stream().allMatch(witness -> witness.trouble().isEmpty()) ? 0 : 1;
    }

    private static void print(LineageReply lineage, PrintWriter out) {
      String form = "%-16s %5s  %-12s %-8s %10s %12s %9s  %s";
      out.println(
          String.format(
              Locale.ROOT,
              form,
              "engine",
              "year",
              "level",
              "move",
              "score",
              "positions",
              "ms",
              ""));
      for (Witness witness : lineage.players()) {
        out.println(line(witness, form).stripTrailing());
      }
      out.println();
      out.println(lineage.sentence());
    }

    private static String line(Witness witness, String form) {
      String verdict = witness.agrees() ? "agrees" : "";
      return String.format(
          Locale.ROOT,
          form,
          witness.engine(),
          witness.year(),
          witness.level(),
          witness.text().orElse("-"),
          witness.score().map(score -> String.format(Locale.ROOT, "%.2f", score)).orElse("-"),
          witness.nodes().map(count -> String.format(Locale.ROOT, "%,d", count)).orElse("-"),
          String.format(Locale.ROOT, "%,d", witness.millis()),
          witness.trouble().isEmpty() ? verdict : Excerpt.of(witness.trouble()));
    }
  }
}
