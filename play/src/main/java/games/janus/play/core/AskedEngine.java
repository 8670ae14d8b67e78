package games.janus.play.core;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.message.Messages;
import games.janus.play.Lists;
import games.janus.rules.Excerpt;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;

/**
 * The machine player that a request is put to.
 *
 * @param engine its id
 * @param level one of its levels, behind which a stroke may carry a choice of its own, such as an
 *     opening; left out: the usual one
 */
public record AskedEngine(String engine, Optional<String> level) {
  /** The player of this name. */
  <P, M> Engine<P, M> among(List<Engine<P, M>> players, GameType<P, M> type) {
    for (Engine<P, M> player : players) {
      if (player.info().id().equals(engine)) {
        return player;
      }
    }
    String names = String.join(", ", Lists.map(players, player -> player.info().id()));
    throw RefusedException.request(Messages.requestNoEngine(Excerpt.of(engine), names, type.id()));
  }

  /** The level that is asked for, which the player has; else its usual one. */
  public String levelOf(EngineInfo card) {
    String wanted = level.orElse(card.defaultLevel());
    if (!card.hasSetting(wanted)) {
      throw RefusedException.request(
          Messages.requestNoLevel(
              card.id(),
              Excerpt.of(wanted),
              String.join(", ", Lists.map(card.levels(), EngineInfo.Level::id))));
    }
    return wanted;
  }
}
