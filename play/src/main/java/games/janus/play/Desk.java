package games.janus.play;

import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.play.core.Core;
import games.janus.play.core.CoreJson;
import games.janus.play.museum.Patience;
import games.janus.rules.Excerpt;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.game.GameType;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;

/**
 * Where pages ask: one object of JSON in, one out, as docs/page-data.md has it. It keeps nothing
 * between two questions, so everybody may share one, and the same question gets the same answer in
 * a browser, from a server and in a test. Whatever is asked, it answers; what cannot be answered
 * gets an {@code error} that says why.
 */
public final class Desk {
  /** The version of the core, and so of every player in it. */
  public static final String VERSION = Core.VERSION;

  private final Core core = new Core();
  private final Map<String, Quick> atOnce = new LinkedHashMap<>();
  private final Map<String, Slow> inTime = new LinkedHashMap<>();

  /** Answers one kind of question at once. */
  private interface Quick {
    String answer(Question asked);
  }

  /** Answers one kind of question that takes its time. */
  private interface Slow {
    String answer(Question asked, ThinkControl control);
  }

  /** A desk whose checkers player knows no endgames by heart. */
  public Desk() {
    this(EndgameTable.empty());
  }

  /** A desk whose checkers player knows these endgames. */
  public Desk(EndgameTable endgames) {
    this(Players.knowing(endgames));
  }

  /** A desk where the engines of this source think. */
  public Desk(EngineSource engines) {
    atOnce.put("catalog", this::ask);
    atOnce.put("view", this::ask);
    atOnce.put("point", this::ask);
    atOnce.put("enter", this::ask);
    atOnce.put("setup", this::ask);
    atOnce.put("write", this::ask);
    atOnce.put("read", this::ask);
    atOnce.put("along", this::ask);
    atOnce.put("evaluate", asked -> EvaluateAnswer.to(asked, game(asked), engines));
    atOnce.put("octave", this::ask);
    atOnce.put("mint", this::ask);
    atOnce.put("mint-listing", this::ask);
    atOnce.put("kim1", asked -> ask(asked, new Patience()));
    inTime.put("think", (asked, control) -> ThinkAnswer.to(asked, game(asked), engines, control));
    inTime.put("tree", (asked, control) -> TreeAnswer.to(asked, game(asked), engines, control));
    inTime.put(
        "explain", (asked, control) -> ExplainAnswer.to(asked, game(asked), engines, control));
    inTime.put(
        "compare", (asked, control) -> CompareAnswer.to(asked, game(asked), engines, control));
    inTime.put(
        "lineage", (asked, control) -> LineageAnswer.to(asked, game(asked), engines, control));
    inTime.put("review", (asked, control) -> ReviewAnswer.to(asked, game(asked), engines, control));
    // These two also answer at once, but go far only where there is time for it.
    inTime.put("kim1", this::ask);
    inTime.put("mint", this::ask);
  }

  private String ask(Question asked) {
    return ask(asked, ThinkControl.patient());
  }

  private String ask(Question asked, ThinkControl control) {
    return CoreJson.text(core.answer(CoreJson.request(asked.json()), control));
  }

  /** Answers any question but those that take their time. */
  public String answer(String question) {
    return guarded(() -> {
      Question asked = Question.read(question);
      Quick quick = atOnce.get(asked.ask());
      if (quick == null) {
        throw inTime.containsKey(asked.ask())
            ? UnansweredException.request(
                "\"" + asked.ask() + "\" takes its time, and this desk answers at once")
            : unknown(asked.ask());
      }
      return quick.answer(asked);
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
      Slow slow = inTime.get(asked.ask());
      return slow == null ? answer(question) : slow.answer(asked, control);
    });
  }

  /** Whether a question of this kind may take its time. */
  public boolean takesTime(String ask) {
    return inTime.containsKey(ask);
  }

  private UnansweredException unknown(String ask) {
    var all = new LinkedHashSet<>(atOnce.keySet());
    all.addAll(inTime.keySet());
    return UnansweredException.request(
        "\"" + Excerpt.of(ask) + "\" is nothing to ask; there are " + String.join(", ", all));
  }

  private static GameType<?, ?> game(Question question) {
    return question.game().type();
  }

  /** A question being answered. */
  private interface Work {
    String answer();
  }

  private static String guarded(Work work) {
    try {
      return work.answer();
    } catch (UnansweredException reason) {
      return CoreJson.text(reason.refused());
    } catch (NotationException wrong) {
      return CoreJson.text(UnansweredException.of(wrong).refused());
    } catch (IllegalSetupException flawed) {
      return CoreJson.text(UnansweredException.of(flawed).refused());
    }
  }
}
