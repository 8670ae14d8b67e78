package games.janus.play;

import games.janus.engine.Engine;
import games.janus.play.xray.Known;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Who thinks, and what is known without thinking. It is asked anew for every thought, so that a
 * source with threads and memory to spare can answer with engines that use them.
 */
public interface EngineSource {
  /** The engines of a game, oldest first; the strongest is the last. */
  <P, M> List<Engine<P, M>> engines(GameType<P, M> type);

  default <P, M> Engine<P, M> strongest(GameType<P, M> type) {
    return engines(type).getLast();
  }

  /** What is known of positions for certain; each caller gets its own. */
  <P, M> Function<P, Optional<Known<M>>> known(GameType<P, M> type);

  /** Whether the engines always answer the same question alike; on several threads none does. */
  default boolean isRepeatable() {
    return true;
  }
}
