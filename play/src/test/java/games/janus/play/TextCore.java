package games.janus.play;

import games.janus.play.core.Core;
import games.janus.play.core.CoreJson;

/** A core that is asked in JSON, as pages ask it. */
public final class TextCore {
  private final Core core = new Core();

  public TextCore() {}

  /** What it answers at once. */
  public String answer(String request) {
    return CoreJson.answerAtOnce(core, request);
  }

  /** What it answers when it is given time. */
  public String think(String request, ThinkControl control) {
    return CoreJson.answer(core, request, control);
  }
}
