package games.janus.play;

import games.janus.checkers.RuleSet;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.play.museum.Kim1Answer;
import games.janus.play.museum.MintAnswer;
import games.janus.play.museum.MintListingAnswer;
import games.janus.play.museum.OctaveAnswer;
import games.janus.rules.Excerpt;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;

/**
 * Where pages ask: one object of JSON in, one out, as docs/page-data.md has it. It keeps nothing
 * between two questions, so everybody may share one, and the same question gets the same answer in
 * a browser, from a server and in a test. Whatever is asked, it answers; what cannot be answered
 * gets an {@code error} that says why.
 */
public final class Desk {
  /** The version of the core, and so of every player in it. */
  public static final String VERSION = CatalogAnswer.VERSION;

  private final Players players;

  /** A desk whose checkers player knows no endgames by heart. */
  public Desk() {
    this(EndgameTable.empty());
  }

  /** A desk whose checkers player knows these endgames. */
  public Desk(EndgameTable endgames) {
    this(Players.knowing(endgames));
  }

  /** A desk where these think. */
  public Desk(Players players) {
    this.players = players;
  }

  /** Answers any question but those that take their time. */
  public String answer(String question) {
    return guarded(() -> {
      Question asked = Question.read(question);
      return switch (asked.ask()) {
        case "catalog" -> CatalogAnswer.to(asked);
        case "view", "point", "enter", "setup", "write", "read", "evaluate" ->
            answerAbout(game(asked), asked);
        case "octave" -> OctaveAnswer.to(asked);
        case "mint" -> MintAnswer.to(asked);
        case "mint-listing" -> MintListingAnswer.to(asked);
        case "kim1" -> Kim1Answer.to(asked);
        case "along" -> AlongAnswer.to(asked, game(asked));
        case "think" -> throw UnansweredException.request("this desk is not asked to think");
        case "explain", "compare", "lineage", "review", "tree" ->
            throw UnansweredException.request(
                "\"" + asked.ask() + "\" takes its time, and this desk answers at once");
        default -> throw unknown(asked.ask());
      };
    });
  }

  /**
   * Answers a question, whether it takes its time or not.
   *
   * @param control hears of progress and may end the thinking early
   */
  public String think(String question, ThinkControl control) {
    return guarded(() -> {
      Question asked = Question.read(question);
      return switch (asked.ask()) {
        case "think" -> ThinkAnswer.to(asked, game(asked), control);
        case "explain" -> ExplainAnswer.to(asked, game(asked), control);
        case "compare" -> CompareAnswer.to(asked, game(asked), control);
        case "lineage" -> LineageAnswer.to(asked, game(asked), control);
        case "review" -> ReviewAnswer.to(asked, game(asked), control);
        case "kim1" -> Kim1Answer.to(asked, control);
        case "mint" -> MintAnswer.to(asked, control);
        case "tree" -> TreeAnswer.to(asked, game(asked), control);
        default -> answer(question);
      };
    });
  }

  private static <P, M> String answerAbout(PageGame<P, M> game, Question asked) {
    return switch (asked.ask()) {
      case "view" -> ViewAnswer.to(asked, game);
      case "point" -> PointAnswer.to(asked, game);
      case "enter" -> EnterAnswer.to(asked, game);
      case "setup" -> SetupAnswer.to(asked, game);
      case "write" -> WriteAnswer.to(asked, game);
      case "evaluate" -> EvaluateAnswer.to(asked, game);
      default -> ReadAnswer.to(asked, game);
    };
  }

  private static UnansweredException unknown(String ask) {
    return UnansweredException.request(
        "\""
            + Excerpt.of(ask)
            + "\" is nothing to ask; there are catalog, view, point, enter, think, setup, write,"
            + " read, evaluate, explain, compare, lineage, review, octave, mint, mint-listing,"
            + " kim1, along and tree");
  }

  private PageGame<?, ?> game(Question question) {
    String rules = question.text("rules").orElse("");
    return switch (question.requiredText("game")) {
      case "chess" -> chess(rules);
      case "checkers" ->
          new CheckersPage(rules.isEmpty() ? RuleSet.ACF : RuleSet.read(rules), players);
      default -> throw UnansweredException.request("the field \"game\" is chess or checkers");
    };
  }

  private ChessPage chess(String rules) {
    if (!rules.isEmpty() && !rules.equals(ChessPage.FIDE)) {
      throw UnansweredException.request("chess knows the rules fide alone");
    }
    return new ChessPage(players);
  }

  /** A question being answered. */
  private interface Work {
    String answer();
  }

  private static String guarded(Work work) {
    try {
      return work.answer();
    } catch (UnansweredException reason) {
      return reason.answer();
    } catch (NotationException wrong) {
      return UnansweredException.of(wrong).answer();
    } catch (IllegalSetupException flawed) {
      return UnansweredException.of(flawed).answer();
    }
  }
}
