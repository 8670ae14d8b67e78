package games.janus.play;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.rules.Excerpt;
import java.util.ArrayList;
import java.util.List;

/** Which player a question is put to, at which level, and with which lots. */
final class AskedPlayer {
  private AskedPlayer() {}

  static <P, M> Engine<P, M> engine(Question question, List<Engine<P, M>> players) {
    String id = question.requiredText("engine");
    var names = new ArrayList<String>();
    for (Engine<P, M> player : players) {
      if (player.info().id().equals(id)) {
        return player;
      }
      names.add(player.info().id());
    }
    throw UnansweredException.request(
        question.requiredText("game")
            + " has no engine \""
            + Excerpt.of(id)
            + "\", only "
            + String.join(", ", names));
  }

  /** One of its levels; behind a stroke it may carry an engine's own choice, such as an opening. */
  static String level(Question question, EngineInfo card) {
    String wanted = question.text("level").orElse(card.defaultLevel());
    if (!card.hasSetting(wanted)) {
      var levels = new ArrayList<String>();
      card.levels().forEach(level -> levels.add(level.id()));
      throw UnansweredException.request(
          card.id()
              + " has no level \""
              + Excerpt.of(wanted)
              + "\", only "
              + String.join(", ", levels));
    }
    return wanted;
  }
}
