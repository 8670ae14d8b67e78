package games.janus.cli.xray;

import games.janus.engine.EngineInfo;
import games.janus.engine.Term;
import games.janus.play.EngineSource;
import games.janus.play.JsonText;
import games.janus.play.core.AskedEngine;
import games.janus.play.core.AskedGame;
import games.janus.play.core.ExplainReply;
import games.janus.play.core.ExplainReply.TermChange;
import games.janus.play.core.ExplainReply.WeighedMove;
import games.janus.play.core.Request;
import games.janus.play.xray.Explainer;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.Usage;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Answers "why not my move?". */
@Command(name = "explain", mixinStandardHelpOptions = true)
public final class ExplainCommand extends GameQuestions {
  ExplainCommand() {
    super(Why::new);
  }

  /** What both games can be position. */
  static final class Why implements GameQuestion {
    @Mixin private PositionOptions asked = new PositionOptions();

    @Option(names = "--move", required = true, paramLabel = "MOVE")
    private String move = "";

    @Mixin private EngineOptions by = new EngineOptions();

    @Option(names = "--depth", paramLabel = "N")
    private Optional<Integer> depth = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
    private long seed;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    Why() {}

    @Override
    public <P, M> int ask(GameType<P, M> type, EngineSource engines) {
      Usage.requireRange(asked.spec(), "--depth", 1, Explainer.deepest(), depth);
      Game<P, M> game = asked.game(type);
      M wanted = asked.reading(() -> type.notation().readMove(game.position(), move));
      EngineInfo card = by.info(asked, type, engines);
      P position = game.position();
      var request =
          new Request.Explain(
              AskedGame.of(type, game),
              new AskedEngine(card.id(), by.level(asked, card)),
              Optional.of(seed),
              depth,
              type.notation().moveId(position, wanted));
      UnaryOperator<String> text =
          id -> type.notation().moveText(position, type.notation().readMoveId(position, id));
      asked.print(
          asked.ask(engines, request, ExplainReply.class),
          (why, out) -> print(why, card.name(), text, out));
      return 0;
    }

    private static void print(
        ExplainReply why, String engine, UnaryOperator<String> text, PrintWriter out) {
      out.println(why.sentence());
      out.println();
      why.played()
          .ifPresent(
              move -> say(out, "at the board", "it would play " + move + " without looking"));
      String depth = why.depth().map(plies -> ", depth " + plies).orElse("");
      say(out, "engine", engine + ", " + why.level() + depth);
      say(out, "unit", why.unit());
      print(why.asked(), "your move", text, out);
      why.against()
          .ifPresent(against ->
              print(against, why.isOwnChoice() ? "next choice" : "its choice", text, out));
      if (!why.changes().isEmpty()) {
        out.println();
        out.println("what differs at the ends of the lines");
        for (TermChange change : why.changes()) {
          say(
              out,
              "  " + change.term(),
              JsonText.number(change.asked()) + " instead of " + JsonText.number(change.against()));
        }
      }
    }

    private static void print(
        WeighedMove weighed, String who, UnaryOperator<String> text, PrintWriter out) {
      out.println();
      say(out, who, text.apply(weighed.move()));
      say(out, "  score", JsonText.number(weighed.score()));
      if (!weighed.line().isEmpty()) {
        say(out, "  line", String.join(" ", weighed.texts()));
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
}
