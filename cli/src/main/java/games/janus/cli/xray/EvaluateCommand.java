package games.janus.cli.xray;

import games.janus.engine.EngineInfo;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.core.AskedEngine;
import games.janus.play.core.AskedGame;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.Evaluate.EvaluatedTerm;
import games.janus.play.core.Reply.Evaluate.TermOnSquare;
import games.janus.play.core.Request;
import games.janus.play.xray.Figures;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Shows what a machine player sees in a position before it looks ahead. */
@Command(name = "evaluate", mixinStandardHelpOptions = true)
public final class EvaluateCommand extends GameQuestions {
  EvaluateCommand() {
    super(What::new);
  }

  /** What both games can be asked. */
  static final class What extends EngineQuestion {
    @Option(names = "--side", paramLabel = "SIDE")
    private Optional<String> side = Optional.empty();

    @Option(names = "--move", paramLabel = "MOVE")
    private Optional<String> move = Optional.empty();

    @Option(names = "--squares")
    private boolean squares;

    @Override
    <P, M> int ask(GameType<P, M> type, EngineSource engines) {
      Game<P, M> game = anyGame(type);
      EngineInfo engine = info(type);
      String level = level(engine).orElse(engine.fullLevel());
      Optional<M> wanted =
          move.map(text -> reading(() -> type.notation().readMove(game.position(), text)));
      Optional<String> valued = wanted.map(made -> type.notation().moveId(game.position(), made));
      var request =
          new Request.Evaluate(
              AskedGame.of(type, game),
              new AskedEngine(engine.id(), Optional.of(level)),
              side.map(this::color),
              valued);
      print(
          ask(engines, request, Reply.Evaluate.class),
          (seen, out) -> {
            out.println(Messages.evaluateBy(engine.name(), level, seen.unit()));
            print(seen, out);
          });
      return 0;
    }

    private Color color(String word) {
      return switch (word.toLowerCase(Locale.ROOT)) {
        case "white" -> Color.WHITE;
        case "black" -> Color.BLACK;
        default -> throw wrong(Messages.optionSide());
      };
    }

    private void print(Reply.Evaluate seen, PrintWriter out) {
      seen.move().ifPresent(made -> out.println(Messages.evaluateMove(made)));
      out.println();
      row(
          out,
          "",
          Messages.compareValue(),
          Messages.sideWhite(),
          Messages.sideBlack(),
          Messages.evaluateNeither());
      for (EvaluatedTerm term : seen.terms()) {
        row(
            out,
            term.name(),
            Figures.text(term.value()),
            Figures.text(term.white()),
            Figures.text(term.black()),
            Figures.text(term.neither()));
        if (squares) {
          for (TermOnSquare spot : term.squares()) {
            boolean isWhite = spot.side() == Color.WHITE;
            String value = Figures.text(spot.value());
            row(out, "  " + spot.square(), "", isWhite ? value : "", isWhite ? "" : value, "");
          }
        }
      }
      row(out, Messages.thoughtOfScore(), Figures.text(seen.score()), "", "", "");
      seen.note().ifPresent(note -> out.println("\n" + note));
    }

    private static void row(PrintWriter out, Object... cells) {
      out.println(String.format(Locale.ROOT, "%-44s %9s %9s %9s %9s", cells).stripTrailing());
    }
  }
}
