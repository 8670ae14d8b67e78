package games.janus.cli.xray;

import games.janus.engine.Capability;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.core.AskedEngine;
import games.janus.play.core.AskedGame;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.Compare.SearchRun;
import games.janus.play.core.Request;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.JanusCommandLine;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The same search with and without alpha-beta and ordering. */
@Command(name = "compare", mixinStandardHelpOptions = true)
public final class CompareCommand extends GameQuestions {
  CompareCommand() {
    super(Which::new);
  }

  /** What both games can be asked. */
  static final class Which extends EngineQuestion {
    @Option(names = "--depth", paramLabel = "N")
    private Optional<Integer> depth = Optional.empty();

    @Option(names = "--nodes", paramLabel = "N", defaultValue = "1000000")
    private long nodes;

    @Override
    <P, M> int ask(GameType<P, M> type, EngineSource engines) {
      requireRange("--depth", 1, 20, depth);
      requirePositive("--nodes", nodes);
      Game<P, M> game = game(type);
      EngineInfo card = info(type, Catalog.strongest(type, Capability.WHOLE_TREE));
      var request =
          new Request.Compare(
              AskedGame.of(type, game),
              new AskedEngine(card.id(), level(card)),
              depth,
              Optional.of(nodes));
      Reply.Compare comparison = ask(engines, request, Reply.Compare.class);
      print(comparison, Which::print);
      return comparison.asPromised() ? 0 : JanusCommandLine.FAILED;
    }

    private static void print(Reply.Compare comparison, PrintWriter out) {
      row(
          out,
          Messages.compareAlphaBeta(),
          Messages.compareOrdering(),
          Messages.compareValue(),
          Messages.askOfPositions(),
          Messages.askOfEvaluations(),
          Messages.askOfPrunes(),
          Messages.thoughtOfLine());
      for (SearchRun run : comparison.runs()) {
        row(
            out,
            run.alphaBeta() ? Messages.compareOn() : Messages.compareOff(),
            run.ordering() ? Messages.compareOn() : Messages.compareOff(),
            run.value()
                .map(value -> String.format(Locale.ROOT, "%.2f", value))
                .orElseGet(() -> Messages.compareGivenUp().text()),
            count(run.nodes()),
            count(run.evaluations()),
            count(run.cutoffs()),
            String.join(" ", run.texts()));
      }
      out.println();
      out.println(
          comparison.asPromised()
              ? Messages.comparePromised(comparison.guarantee())
              : Messages.compareBroken(comparison.guarantee()));
    }

    private static void row(PrintWriter out, Object... cells) {
      out.println(String.format(Locale.ROOT, "%-11s %-9s %12s %14s %14s %12s  %s", cells));
    }

    private static String count(long number) {
      return String.format(Locale.ROOT, "%,d", number);
    }
  }
}
