package games.janus.cli.xray;

import games.janus.cli.CheckersQuestion;
import games.janus.cli.ChessQuestion;
import games.janus.cli.GameQuestion;
import games.janus.engine.Engine;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engines.textbook.TextbookPlayer;
import games.janus.play.EngineSource;
import games.janus.play.JsonText;
import games.janus.play.xray.Comparison;
import games.janus.play.xray.Lines;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.Crossroads;
import games.janus.workbench.command.JanusCommandLine;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The same search with and without alpha-beta and ordering. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description = "Switch pruning and move ordering off, and see what they saved.",
    subcommands = {CompareCommand.OfChess.class, CompareCommand.OfCheckers.class},
    footer = {
      "",
      "Without alpha-beta the value is the same, and in the same order so is the move. In another",
      "order the value is still the same, but among equal moves another may come first.",
      "",
      "Examples:",
      "  janus compare chess --engine octave --moves e2e4",
      "  janus compare checkers --engine minimax --depth 6",
    })
public final class CompareCommand extends Crossroads {
  CompareCommand() {
    super("which game");
  }

  /** What both games can be asked. */
  static final class Which implements GameQuestion {
    @Mixin private Asked asked = new Asked();

    @Option(names = "--engine", required = true, paramLabel = "NAME", description = "Whose search.")
    private String engine = "";

    @Option(names = "--level", paramLabel = "L", description = "One of the engine's levels.")
    private Optional<String> level = Optional.empty();

    @Option(
        names = "--depth",
        paramLabel = "N",
        description = "Plies to look ahead, 1 to 20 (default: the level's).")
    private Optional<Integer> depth = Optional.empty();

    @Option(
        names = "--nodes",
        paramLabel = "N",
        defaultValue = "1000000",
        description = "Give each search up after so many positions (default: ${DEFAULT-VALUE}).")
    private long nodes;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    Which() {}

    @Override
    public <P, M> int ask(GameType<P, M> type, EngineSource engines) {
      require(depth.isEmpty() || (depth.get() >= 1 && depth.get() <= 20), "--depth is 1 to 20");
      require(nodes >= 1, "--nodes is at least 1");
      Game<P, M> game = asked.game(type);
      Engine<P, M> player = asked.player(engines.engines(type), engine);
      if (!(player instanceof TextbookPlayer<P, M> textbook)) {
        throw asked.wrong(
            engine + " has no such switches, only " + withSwitches(engines.engines(type)));
      }
      String at = asked.level(player.info(), level).orElse(player.info().defaultLevel());
      OptionalInt plies = depth.isPresent() ? OptionalInt.of(depth.get()) : OptionalInt.empty();
      Comparison<P, M> comparison =
          asked.reading(() ->
              Comparison.of(
                  type, textbook, game, at, plies, nodes, SearchControl.patient(), _ -> {}));
      PrintWriter out = asked.spec().commandLine().getOut();
      if (asked.json()) {
        var json = new JsonText();
        comparison.write(json);
        out.println(json);
      } else {
        print(comparison, out);
      }
      out.flush();
      return comparison.isAsPromised() ? 0 : JanusCommandLine.FAILED;
    }

    private void require(boolean condition, String otherwise) {
      if (!condition) {
        throw asked.wrong(otherwise);
      }
    }

    private static String withSwitches(List<? extends Engine<?, ?>> engines) {
      return engines.stream()
          .filter(TextbookPlayer.class::isInstance)
          .map(player -> player.info().id())
          .collect(Collectors.joining(", "));
    }

    private static <P, M> void print(Comparison<P, M> comparison, PrintWriter out) {
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
      for (Comparison.Run<M> run : comparison.runs()) {
        out.println(
            String.format(
                Locale.ROOT,
                form,
                run.switches().pruning() ? "on" : "off",
                run.switches().ordering() ? "on" : "off",
                run.value()
                    .map(value -> String.format(Locale.ROOT, "%.2f", value))
                    .orElse("given up"),
                count(run, Metric.NODES),
                count(run, Metric.EVALUATIONS),
                count(run, Metric.CUTOFFS),
                String.join(
                    " ",
                    Lines.texts(comparison.type(), comparison.position(), run.thought().line()))));
      }
      out.println();
      out.println(
          (comparison.isAsPromised() ? "as promised: " : "BROKEN PROMISE: ")
              + Comparison.GUARANTEE);
    }

    private static String count(Comparison.Run<?> run, Metric metric) {
      return String.format(Locale.ROOT, "%,d", run.thought().counters().get(metric));
    }
  }

  /** Chess players. */
  @Command(
      name = "chess",
      mixinStandardHelpOptions = true,
      description = "A chess player's search.")
  static final class OfChess extends ChessQuestion {
    OfChess() {
      super(new Which());
    }
  }

  /** Checkers players. */
  @Command(
      name = "checkers",
      mixinStandardHelpOptions = true,
      description = "A checkers player's search.")
  static final class OfCheckers extends CheckersQuestion {
    OfCheckers() {
      super(new Which());
    }
  }
}
