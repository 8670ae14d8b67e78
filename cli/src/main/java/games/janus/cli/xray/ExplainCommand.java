package games.janus.cli.xray;

import games.janus.cli.CheckersQuestion;
import games.janus.cli.ChessQuestion;
import games.janus.cli.GameQuestion;
import games.janus.engine.Engine;
import games.janus.engine.SearchControl;
import games.janus.engine.Term;
import games.janus.play.EngineSource;
import games.janus.play.JsonText;
import games.janus.play.xray.Explainer;
import games.janus.play.xray.Explanation;
import games.janus.play.xray.Lines;
import games.janus.play.xray.Weighed;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.Crossroads;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Answers "why not my move?". */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    description = "Ask a machine player why it would not play a move.",
    subcommands = {ExplainCommand.OfChess.class, ExplainCommand.OfCheckers.class},
    footer = {
      "",
      "The same player looks at that move alone and at all moves, equally deep. Shown are the reply",
      "it expects, both lines, and the terms in which their ends differ: they add up to the scores.",
      "",
      "Examples:",
      "  janus explain chess --moves e2e4 e7e5 --move Qh5",
      "  janus explain checkers --move 11-16 --engine minimax --depth 6 --json",
    })
public final class ExplainCommand extends Crossroads {
  ExplainCommand() {
    super("which game");
  }

  /** What both games can be asked. */
  static final class Why implements GameQuestion {
    @Mixin private Asked asked = new Asked();

    @Option(
        names = "--move",
        required = true,
        paramLabel = "MOVE",
        description = "The move to ask about.")
    private String move = "";

    @Option(
        names = "--engine",
        paramLabel = "NAME",
        description = "Who is asked (default: the strong player).")
    private Optional<String> engine = Optional.empty();

    @Option(names = "--level", paramLabel = "L", description = "One of the engine's levels.")
    private Optional<String> level = Optional.empty();

    @Option(
        names = "--depth",
        paramLabel = "N",
        description = "Plies to look ahead (default: the level's; the strong players': 10).")
    private Optional<Integer> depth = Optional.empty();

    @Option(
        names = "--seed",
        paramLabel = "S",
        defaultValue = "1",
        description = "Where an engine draws lots, draw these (default: ${DEFAULT-VALUE}).")
    private long seed;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    Why() {}

    @Override
    public <P, M> int ask(GameType<P, M> type, EngineSource engines) {
      if (depth.isPresent() && (depth.get() < 1 || depth.get() > Explainer.deepest())) {
        throw asked.wrong("--depth is 1 to " + Explainer.deepest());
      }
      Game<P, M> game = asked.game(type);
      M wanted = asked.reading(() -> type.notation().readMove(game.position(), move));
      Engine<P, M> player =
          asked.player(engines.engines(type), engine.orElse(engines.strongest(type).info().id()));
      Explanation<P, M> explanation =
          asked.reading(() ->
              new Explainer<>(
                      type,
                      player,
                      asked.level(player.info(), level),
                      depth.isPresent() ? OptionalInt.of(depth.get()) : OptionalInt.empty(),
                      seed,
                      SearchControl.<M>patient())
                  .explain(game, wanted));
      PrintWriter out = asked.spec().commandLine().getOut();
      if (asked.json()) {
        var json = new JsonText();
        explanation.write(json);
        out.println(json);
      } else {
        print(explanation, out);
      }
      out.flush();
      return 0;
    }

    private static <P, M> void print(Explanation<P, M> why, PrintWriter out) {
      out.println(why.sentence());
      out.println();
      why.played()
          .ifPresent(move ->
              say(
                  out,
                  "at the board",
                  "it would play "
                      + why.type().notation().moveId(why.position(), move)
                      + " without looking"));
      String depth = why.depth().isPresent() ? ", depth " + why.depth().getAsInt() : "";
      say(out, "engine", why.engine().name() + ", " + why.level() + depth);
      say(out, "unit", why.engine().scoreUnit());
      print(why, why.asked(), "your move", out);
      why.against()
          .ifPresent(against ->
              print(why, against, why.isOwnChoice() ? "next choice" : "its choice", out));
      if (!why.changes().isEmpty()) {
        out.println();
        out.println("what differs at the ends of the lines");
        for (Explanation.Change change : why.changes()) {
          say(
              out,
              "  " + change.term(),
              JsonText.number(change.asked()) + " instead of " + JsonText.number(change.against()));
        }
      }
    }

    private static <P, M> void print(
        Explanation<P, M> why, Weighed<M> weighed, String who, PrintWriter out) {
      out.println();
      say(
          out,
          who,
          String.join(
              " ", Lines.texts(why.type(), why.position(), java.util.List.of(weighed.move()))));
      say(out, "  score", JsonText.number(weighed.score()));
      if (!weighed.line().isEmpty()) {
        say(
            out,
            "  line",
            String.join(" ", Lines.texts(why.type(), why.position(), weighed.line())));
      }
      for (Term term : weighed.terms()) {
        if (term.value() != 0) {
          say(out, "  " + term.name(), JsonText.number(term.value()));
        }
      }
    }

    private static void say(PrintWriter out, String what, String text) {
      out.println(String.format(Locale.ROOT, "%-26s %s", what, text));
    }
  }

  /** Chess players. */
  @Command(name = "chess", mixinStandardHelpOptions = true, description = "Ask a chess player.")
  static final class OfChess extends ChessQuestion {
    OfChess() {
      super(new Why());
    }
  }

  /** Checkers players. */
  @Command(
      name = "checkers",
      mixinStandardHelpOptions = true,
      description = "Ask a checkers player.")
  static final class OfCheckers extends CheckersQuestion {
    OfCheckers() {
      super(new Why());
    }
  }
}
