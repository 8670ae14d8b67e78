package games.janus.browser;

import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.message.Language;
import games.janus.play.EngineSource;
import games.janus.play.core.Core;
import games.janus.play.core.CoreJson;
import org.teavm.interop.Export;

/** The core as JavaScript sees it; core.js is the other side of the border. */
public final class Main {
  private static Core core = new Core();

  private Main() {}

  /** Nothing to do before somebody asks. */
  public static void main(String[] args) {}

  /** Takes the endgame table, without which the checkers player counts other positions. */
  @Export(name = "janus.endgames")
  public static void endgames() {
    core = new Core(EngineSource.knowing(EndgameTable.empty().with(Border.takeBytes())));
  }

  /**
   * Takes a language to speak from now on: a line with its code, then its catalogue, if it has one.
   */
  @Export(name = "janus.speak")
  public static void speak() {
    String text = Border.takeText();
    int end = text.indexOf('\n');
    String catalogue = text.substring(end + 1);
    Language language =
        catalogue.isEmpty() ? Language.ENGLISH : Language.of(text.substring(0, end), catalogue);
    Language.speak(() -> language);
  }

  /** Takes a question and gives its answer. */
  @Export(name = "janus.answer")
  public static void answer() {
    Border.giveText(CoreJson.answerAtOnce(core, Border.takeText()));
  }

  /** The same for questions that take their time. */
  @Export(name = "janus.think")
  public static void think() {
    Border.giveText(CoreJson.answer(core, Border.takeText(), new BrowserControl()));
  }

  /** Takes what to count and gives the number. */
  @Export(name = "janus.count")
  public static void count() {
    Border.giveText(Count.of(Border.takeText()));
  }
}
