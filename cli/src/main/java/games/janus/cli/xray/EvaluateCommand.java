package games.janus.cli.xray;

import games.janus.arena.Workshop;
import games.janus.cli.CheckersQuestion;
import games.janus.cli.ChessQuestion;
import games.janus.cli.GameQuestion;
import games.janus.engine.Appraisal.Part;
import games.janus.engine.Appraisal.Spot;
import games.janus.engine.Engine;
import games.janus.play.EngineSource;
import games.janus.play.JsonText;
import games.janus.play.xray.FirstLook;
import games.janus.play.xray.Lines;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.Crossroads;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows what a machine player sees in a position before it looks ahead. */
@Command(
    name = "evaluate",
    mixinStandardHelpOptions = true,
    description = "Show what a machine player sees in a position, term by term.",
    subcommands = {EvaluateCommand.OfChess.class, EvaluateCommand.OfCheckers.class},
    footer = {
      "",
      "Every term is what one side has less what the other has, and the terms add up to the score.",
      "Microchess values moves instead of positions: its best one, or --move.",
      "",
      "Examples:",
      "  janus evaluate chess --moves e2e4 e7e5 --squares",
      "  janus evaluate checkers --engine minimax --fen B:W18,22:BK5,12 --side white --json",
    })
public final class EvaluateCommand extends Crossroads {
  EvaluateCommand() {
    super("which game");
  }

  /** What both games can be asked. */
  static final class What implements GameQuestion {
    @Mixin private Asked asked = new Asked();

    @Option(
        names = "--engine",
        paramLabel = "NAME",
        description = "Who is asked (default: the strong player).")
    private Optional<String> engine = Optional.empty();

    @Option(names = "--level", paramLabel = "L", description = "One of the engine's levels.")
    private Optional<String> level = Optional.empty();

    @Option(
        names = "--side",
        paramLabel = "SIDE",
        description = "For whom high values are good: white or black (default: the side to move).")
    private Optional<String> side = Optional.empty();

    @Option(
        names = "--move",
        paramLabel = "MOVE",
        description = "Of Microchess: the move to be valued (default: the one it likes best).")
    private Optional<String> move = Optional.empty();

    @Option(names = "--squares", description = "Also show every square with what it adds.")
    private boolean squares;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    What() {}

    @Override
    public <P, M> int ask(GameType<P, M> type, EngineSource engines) {
      Game<P, M> game = asked.anyGame(type);
      Engine<P, M> player =
          asked.player(engines.engines(type), engine.orElse(engines.strongest(type).info().id()));
      String set = asked.level(player.info(), level).orElse(Workshop.fullLevel(player.info()));
      Optional<M> wanted =
          move.map(text -> asked.reading(() -> type.notation().readMove(game.position(), text)));
      FirstLook<M> look =
          asked.reading(() -> FirstLook.of(player, game, set, side.map(this::color), wanted));
      PrintWriter out = asked.spec().commandLine().getOut();
      if (asked.json()) {
        var json = new JsonText().beginObject().name("schema").value("janus-evaluation/1");
        json.name("game").value(type.id()).name("rules").value(type.ruleSet());
        json.name("fen").value(type.notation().fen(game.position()));
        look.writeFields(json, player.info(), set, Lines.idsIn(type, game.position()));
        out.println(json.endObject());
      } else {
        out.println(player.info().name() + ", " + set + ": " + player.info().scoreUnit());
        look.move()
            .ifPresent(
                made -> out.println("the move " + type.notation().moveId(game.position(), made)));
        print(look, out);
      }
      out.flush();
      return 0;
    }

    private Color color(String word) {
      return switch (word.toLowerCase(Locale.ROOT)) {
        case "white" -> Color.WHITE;
        case "black" -> Color.BLACK;
        default -> throw asked.wrong("--side is white or black");
      };
    }

    private void print(FirstLook<?> look, PrintWriter out) {
      out.println();
      row(out, "", "value", "White", "Black", "neither");
      for (Part part : look.appraisal().parts()) {
        row(
            out,
            part.name(),
            JsonText.number(part.value()),
            JsonText.number(part.white()),
            JsonText.number(part.black()),
            JsonText.number(part.neither()));
        if (squares) {
          for (Spot spot : part.spots()) {
            boolean isWhite = spot.side() == Color.WHITE;
            String value = JsonText.number(spot.value());
            row(out, "  " + spot.square(), "", isWhite ? value : "", isWhite ? "" : value, "");
          }
        }
      }
      row(out, "score", JsonText.number(look.appraisal().score()), "", "", "");
    }

    private static void row(
        PrintWriter out, String name, String value, String white, String black, String neither) {
      out.println(
          String.format(Locale.ROOT, "%-44s %9s %9s %9s %9s", name, value, white, black, neither)
              .stripTrailing());
    }
  }

  /** Chess players. */
  @Command(name = "chess", mixinStandardHelpOptions = true, description = "Ask a chess player.")
  static final class OfChess extends ChessQuestion {
    OfChess() {
      super(new What());
    }
  }

  /** Checkers players. */
  @Command(
      name = "checkers",
      mixinStandardHelpOptions = true,
      description = "Ask a checkers player.")
  static final class OfCheckers extends CheckersQuestion {
    OfCheckers() {
      super(new What());
    }
  }
}
