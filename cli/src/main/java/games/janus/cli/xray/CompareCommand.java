package games.janus.cli.xray;

import games.janus.cli.EngineLookup;
import games.janus.engine.EngineInfo;
import games.janus.play.EngineSource;
import games.janus.play.core.AskedEngine;
import games.janus.play.core.AskedGame;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.Compare.SearchRun;
import games.janus.play.core.Request;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.JanusCommandLine;
import games.janus.workbench.command.Usage;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The same search with and without alpha-beta and ordering. */
@Command(name = "compare", mixinStandardHelpOptions = true)
public final class CompareCommand extends GameQuestions {
  CompareCommand() {
    super(Which::new);
  }

  /** What both games can be asked. */
  static final class Which implements GameQuestion {
    @Mixin private PositionOptions asked = new PositionOptions();

    @Option(names = "--engine", required = true, paramLabel = "NAME")
    private String engine = "";

    @Option(names = "--level", paramLabel = "L")
    private Optional<String> level = Optional.empty();

    @Option(names = "--depth", paramLabel = "N")
    private Optional<Integer> depth = Optional.empty();

    @Option(names = "--nodes", paramLabel = "N", defaultValue = "1000000")
    private long nodes;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    Which() {}

    @Override
    public <P, M> int ask(GameType<P, M> type, EngineSource engines) {
      Usage.requireRange(asked.spec(), "--depth", 1, 20, depth);
      Usage.requirePositive(asked.spec(), "--nodes", nodes);
      Game<P, M> game = asked.game(type);
      EngineInfo card =
          asked.reading(() -> EngineLookup.engine(engines.engines(type), engine)).info();
      var request =
          new Request.Compare(
              AskedGame.of(type, game),
              new AskedEngine(
                  card.id(),
                  level.map(name -> asked.reading(() -> EngineLookup.level(card, name)))),
              depth,
              Optional.of(nodes));
      Reply.Compare comparison = asked.ask(engines, request, Reply.Compare.class);
      asked.print(comparison, Which::print);
      return comparison.asPromised() ? 0 : JanusCommandLine.FAILED;
    }

    private static void print(Reply.Compare comparison, PrintWriter out) {
      String form = "%-11s %-9s %12s %14s %14s %12s  %s";
      out.println(
          String.format(
              Locale.ROOT,
              form,
              "alpha-beta",
              "ordering",
              "value",
              "positions",
              "evaluations",
              "prunes",
              "line"));
      for (SearchRun run : comparison.runs()) {
        out.println(
            String.format(
                Locale.ROOT,
                form,
                run.alphaBeta() ? "on" : "off",
                run.ordering() ? "on" : "off",
                run.value()
                    .map(value -> String.format(Locale.ROOT, "%.2f", value))
                    .orElse("given up"),
                count(run.nodes()),
                count(run.evaluations()),
                count(run.cutoffs()),
                String.join(" ", run.texts())));
      }
      out.println();
      out.println(
          (comparison.asPromised() ? "as promised: " : "BROKEN PROMISE: ")
              + comparison.guarantee());
    }

    private static String count(long number) {
      return String.format(Locale.ROOT, "%,d", number);
    }
  }
}
