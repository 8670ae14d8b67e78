package games.janus.cli.xray;

import games.janus.engine.Capability;
import games.janus.engine.EngineInfo;
import games.janus.engine.Term;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.core.AskedEngine;
import games.janus.play.core.AskedGame;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.Explain.TermChange;
import games.janus.play.core.Reply.Explain.WeighedMove;
import games.janus.play.core.Request;
import games.janus.play.xray.Explainer;
import games.janus.play.xray.Figures;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Answers "why not my move?". */
@Command(name = "explain", mixinStandardHelpOptions = true)
public final class ExplainCommand extends GameQuestions {
  ExplainCommand() {
    super(Why::new);
  }

  /** What both games can be asked. */
  static final class Why extends EngineQuestion {
    @Option(names = "--move", required = true, paramLabel = "MOVE")
    private String move = "";

    @Option(names = "--depth", paramLabel = "N")
    private Optional<Integer> depth = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
    private long seed;

    @Override
    <P, M> int ask(GameType<P, M> type, EngineSource engines) {
      requireRange("--depth", 1, Explainer.deepest(), depth);
      Game<P, M> game = game(type);
      M wanted = reading(() -> type.notation().readMove(game.position(), move));
      EngineInfo card = info(type);
      P position = game.position();
      var request =
          new Request.Explain(
              AskedGame.of(type, game),
              new AskedEngine(card.id(), level(card)),
              Optional.of(seed),
              depth,
              type.notation().moveId(position, wanted));
      UnaryOperator<String> text =
          id -> type.notation().moveText(position, type.notation().readMoveId(position, id));
      boolean isSearched = card.can(Capability.DEEPENS);
      print(
          ask(engines, request, Reply.Explain.class),
          (why, out) -> new Answer(text, isSearched, out).print(why, card.name()));
      return 0;
    }
  }

  /**
   * The answer for people.
   *
   * @param text a move as people write it
   * @param isSearched whether scores are search results, which no board's terms add up to
   */
  private record Answer(UnaryOperator<String> text, boolean isSearched, PrintWriter out) {
    void print(Reply.Explain why, String engine) {
      out.println(why.sentence());
      out.println();
      why.played().ifPresent(move -> say(Messages.askOfBoard(), Messages.askUnthinking(move)));
      say(
          Messages.thoughtOfEngine(),
          why.depth()
              .map(plies -> Messages.askWhoDeep(plies, engine, why.level()))
              .orElseGet(() -> Messages.askWho(engine, why.level())));
      say(Messages.askOfUnitAsked(), why.unit());
      print(why.asked(), Messages.askOfAsked());
      why.against()
          .ifPresent(other ->
              print(other, why.isOwnChoice() ? Messages.askOfNext() : Messages.askOfChoice()));
      if (!why.changes().isEmpty()) {
        out.println();
        out.println(Messages.askDiffers());
        for (TermChange change : why.changes()) {
          say(
              "  " + change.term(),
              Messages.askInstead(Figures.text(change.asked()), Figures.text(change.against())));
        }
      }
    }

    private void print(WeighedMove weighed, Message who) {
      out.println();
      say(who, text.apply(weighed.move()));
      String score = Figures.text(weighed.score());
      say("  " + Messages.thoughtOfScore(), isSearched ? Messages.askSearched(score) : score);
      if (!weighed.line().isEmpty()) {
        say("  " + Messages.thoughtOfLine(), String.join(" ", weighed.texts()));
      }
      if (isSearched && !weighed.terms().isEmpty()) {
        double sum = weighed.terms().stream().mapToDouble(Term::value).sum();
        say("  " + Messages.askOfLineEnd(), Messages.askLineEnd(Figures.text(sum)));
      }
      for (Term term : weighed.terms()) {
        if (term.value() != 0) {
          say((isSearched ? "    " : "  ") + term.name(), Figures.text(term.value()));
        }
      }
    }

    private void say(Object what, Object about) {
      out.println(String.format(Locale.ROOT, "%-26s %s", what, about));
    }
  }
}
