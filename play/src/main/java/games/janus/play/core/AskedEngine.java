package games.janus.play.core;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.rules.Excerpt;
import games.janus.rules.Lists;
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
  /** The player of this name, ours or one that was added. */
  <P, M> Engine<P, M> from(EngineSource engines, GameType<P, M> type) {
    return engines
        .engine(type, engine)
        .orElseThrow(() -> unknown(Lists.map(engines.cards(type), EngineInfo::id), type));
  }

  /** The player of this name. */
  <P, M> Engine<P, M> among(List<Engine<P, M>> players, GameType<P, M> type) {
    return players.get(place(Lists.map(players, player -> player.info().id()), type));
  }

  /** The card of this name among those of a game. */
  public EngineInfo card(GameType<?, ?> type) {
    List<EngineInfo> cards = Catalog.cards(type);
    return cards.get(place(Lists.map(cards, EngineInfo::id), type));
  }

  private int place(List<String> ids, GameType<?, ?> type) {
    if (!ids.contains(engine)) {
      throw unknown(ids, type);
    }
    return ids.indexOf(engine);
  }

  private RefusedException unknown(List<String> ids, GameType<?, ?> type) {
    return RefusedException.request(
        Messages.requestNoEngine(Excerpt.of(engine), String.join(", ", ids), type.id()));
  }

  /**
   * The level that is asked for, which the player has; else full strength, as in every question.
   */
  public String levelOf(EngineInfo card) {
    String wanted = level.orElse(card.fullLevel());
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
