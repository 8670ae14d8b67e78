package games.janus.cli.xray;

import games.janus.cli.CheckersQuestion;
import games.janus.cli.ChessQuestion;
import games.janus.cli.GameQuestion;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.play.EngineSource;
import games.janus.play.JsonText;
import games.janus.play.xray.Hearing;
import games.janus.play.xray.Lineage;
import games.janus.play.xray.Lines;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.Crossroads;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Who was the first in history to find a move. */
@Command(
    name = "lineage",
    mixinStandardHelpOptions = true,
    description = "Put a position to every player, and see who first found the best move.",
    subcommands = {LineageCommand.OfChess.class, LineageCommand.OfCheckers.class},
    footer = {
      "",
      "The strong player's move counts as the best one. The others think at their usual levels; a",
      "move drawn by lot is not found.",
      "",
      "Example:",
      "  janus lineage chess --fen \"4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1\"",
    })
public final class LineageCommand extends Crossroads {
  LineageCommand() {
    super("which game");
  }

  /** What both games can be asked. */
  static final class Who implements GameQuestion {
    @Mixin private Asked asked = new Asked();

    @Option(
        names = "--nodes",
        paramLabel = "N",
        defaultValue = "300000",
        description = "Positions the strong player looks at (default: ${DEFAULT-VALUE}).")
    private long nodes;

    @Option(
        names = "--seed",
        paramLabel = "S",
        defaultValue = "1",
        description = "Where an engine draws lots, draw these (default: ${DEFAULT-VALUE}).")
    private long seed;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    Who() {}

    @Override
    public <P, M> int ask(GameType<P, M> type, EngineSource engines) {
      if (nodes < 1) {
        throw asked.wrong("--nodes is at least 1");
      }
      Game<P, M> game = asked.game(type);
      long begun = System.nanoTime();
      LongSupplier clock = () -> (System.nanoTime() - begun) / 1_000_000;
      Lineage<P, M> lineage =
          new Hearing<>(type, engines.engines(type), nodes, seed, SearchControl.<M>patient(), clock)
              .hear(game, Hearing.Listener.none());
      PrintWriter out = asked.spec().commandLine().getOut();
      if (asked.json()) {
        var json = new JsonText();
        lineage.write(json);
        out.println(json);
      } else {
        print(lineage, out);
      }
      out.flush();
      return lineage.witnesses().stream().allMatch(witness -> witness.trouble().isEmpty()) ? 0 : 1;
    }

    private static <P, M> void print(Lineage<P, M> lineage, PrintWriter out) {
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
      for (Lineage.Witness<M> witness : lineage.witnesses()) {
        out.println(line(lineage, witness, form).stripTrailing());
      }
      out.println();
      out.println(lineage.sentence());
    }

    private static <P, M> String line(
        Lineage<P, M> lineage, Lineage.Witness<M> witness, String form) {
      var thought = witness.thought();
      String verdict = lineage.agrees(witness) ? "agrees" : "";
      return String.format(
          Locale.ROOT,
          form,
          witness.card().id(),
          witness.card().year(),
          witness.level(),
          thought
              .flatMap(one -> one.move())
              .map(
                  move -> Lines.texts(lineage.type(), lineage.position(), List.of(move)).getFirst())
              .orElse("-"),
          thought
              .flatMap(one -> one.score())
              .map(score -> String.format(Locale.ROOT, "%.2f", score))
              .orElse("-"),
          thought.isPresent() && witness.card().reports().contains(Metric.NODES)
              ? String.format(Locale.ROOT, "%,d", thought.get().counters().get(Metric.NODES))
              : "-",
          String.format(Locale.ROOT, "%,d", witness.millis()),
          witness.trouble().isEmpty() ? verdict : Excerpt.of(witness.trouble()));
    }
  }

  /** Chess players. */
  @Command(name = "chess", mixinStandardHelpOptions = true, description = "Ask all chess players.")
  static final class OfChess extends ChessQuestion {
    OfChess() {
      super(new Who());
    }
  }

  /** Checkers players. */
  @Command(
      name = "checkers",
      mixinStandardHelpOptions = true,
      description = "Ask all checkers players.")
  static final class OfCheckers extends CheckersQuestion {
    OfCheckers() {
      super(new Who());
    }
  }
}
