package games.janus.arena;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.rules.Excerpt;
import java.util.List;
import java.util.Optional;

/** Which engine is meant, and which of its levels. */
public record EngineChoice(String engine, String level) {
  /**
   * The engine and level of these names, the newest and its strongest if they are not given.
   *
   * @throws IllegalArgumentException if there are none
   */
  public static <P, M> EngineChoice of(
      List<Engine<P, M>> players, Optional<String> engine, Optional<String> level) {
    EngineInfo info =
        engine
            .map(id ->
                Catalog.named(id, players)
                    .orElseThrow(() ->
                        new IllegalArgumentException(
                            "there is no such engine for this game: '" + Excerpt.of(id) + "'")))
            .orElse(players.getLast())
            .info();
    String wanted = level.orElse(Workshop.fullLevel(info));
    if (info.level(wanted).isEmpty()) {
      throw new IllegalArgumentException(
          info.id() + " has no level called '" + Excerpt.of(wanted) + "'");
    }
    return new EngineChoice(info.id(), wanted);
  }
}
