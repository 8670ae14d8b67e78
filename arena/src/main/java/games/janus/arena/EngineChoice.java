package games.janus.arena;

import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.game.GameType;
import java.util.Optional;

/** Which engine is meant, and which of its levels. */
public record EngineChoice(String engine, String level) {
  /**
   * The engine and level of these names, the newest and its strongest if they are not given.
   *
   * @throws IllegalArgumentException if there are none
   */
  public static EngineChoice of(
      GameType<?, ?> type, Optional<String> engine, Optional<String> level) {
    EngineInfo info = engine.map(id -> named(type, id)).orElse(Catalog.strongest(type));
    String wanted = level.orElse(info.fullLevel());
    if (info.level(wanted).isEmpty()) {
      throw new MessageException(Messages.matchNoLevel(info.id(), Excerpt.of(wanted)));
    }
    return new EngineChoice(info.id(), wanted);
  }

  private static EngineInfo named(GameType<?, ?> type, String id) {
    return Catalog.spec(type, id)
        .orElseThrow(() -> new MessageException(Messages.workNoEngine(Excerpt.of(id))))
        .info();
  }
}
