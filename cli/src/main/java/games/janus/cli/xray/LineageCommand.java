package games.janus.cli.xray;

import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.core.AskedGame;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.Lineage.Witness;
import games.janus.play.core.Request;
import games.janus.play.xray.Figures;
import games.janus.rules.Excerpt;
import games.janus.rules.game.GameType;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Who was the first in history to find a move. */
@Command(name = "lineage", mixinStandardHelpOptions = true)
public final class LineageCommand extends GameQuestions {
  LineageCommand() {
    super(Who::new);
  }

  /** What both games can be asked. */
  static final class Who extends GameQuestion {
    /** The columns of the year, the score, the count and the time are numbers. */
    private static final UnitTable TABLE =
        new UnitTable(
            List.of(
                Messages.thoughtOfEngine(),
                Messages.askOfYear(),
                Messages.thoughtOfLevel(),
                Messages.thoughtOfMove(),
                Messages.thoughtOfScore(),
                Messages.askOfPositions(),
                Messages.askOfMillis(),
                Messages.askOfVerdict()),
            Set.of(1, 4, 5, 6));

    @Option(names = "--nodes", paramLabel = "N", defaultValue = "300000")
    private long nodes;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
    private long seed;

    @Override
    <P, M> int ask(GameType<P, M> type, EngineSource engines) {
      requirePositive("--nodes", nodes);
      var request =
          new Request.Lineage(
              AskedGame.of(type, game(type)), Optional.of(nodes), Optional.of(seed));
      Reply.Lineage lineage = ask(engines, request, Reply.Lineage.class);
      print(lineage, Who::print);
      return lineage.players().stream().allMatch(witness -> witness.trouble().isEmpty()) ? 0 : 1;
    }

    private static void print(Reply.Lineage lineage, PrintWriter out) {
      TABLE.print(
          lineage.players().stream()
              .map(witness -> new UnitTable.Row(witness.unit(), cells(witness)))
              .toList(),
          out);
      out.println();
      out.println(lineage.sentence());
    }

    private static List<String> cells(Witness witness) {
      String verdict = witness.agrees() ? Messages.askAgrees().text() : "";
      return List.of(
          witness.engine(),
          Integer.toString(witness.year()),
          witness.level(),
          witness.text().orElse("-"),
          witness.score().map(Figures::text).orElse("-"),
          UnitTable.count(witness.nodes()),
          UnitTable.count(Optional.of(witness.millis())),
          witness.trouble().isEmpty() ? verdict : Excerpt.of(witness.trouble()));
    }
  }
}
