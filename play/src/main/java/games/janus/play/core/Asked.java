package games.janus.play.core;

import games.janus.engine.Engine;
import games.janus.engine.Thought;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.Optional;
import java.util.function.Supplier;

/** A game that is asked about, and the engine that is asked at one of its levels. */
record Asked<P, M>(
    GameType<P, M> type, Game<P, M> game, Engine<P, M> engine, String level, long seed) {
  static <P, M> Asked<P, M> of(
      AskedGame game,
      AskedEngine by,
      Optional<Long> seed,
      GameType<P, M> type,
      EngineSource engines) {
    Game<P, M> soFar = GameSoFar.of(game, type);
    Engine<P, M> engine = by.from(engines, type);
    String level = by.levelOf(engine.info());
    return new Asked<>(type, soFar, engine, level, seed.orElse(SearchLimits.USUAL_SEED));
  }

  P position() {
    return game.position();
  }

  About about() {
    return About.of(type, position());
  }

  /** What the engine thinks; an engine that fails is refused by its name. */
  <T> T thought(Supplier<T> thinking) {
    try {
      return thinking.get();
    } catch (MessageException wrong) {
      throw wrong;
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      throw new RefusedException(
          RefusalKind.FAILURE, Messages.thinkFailed(engine.info().id(), failure));
    }
  }

  ToldThought told(Thought<M> thought) {
    return ToldThought.of(type, position(), engine.info(), level, seed, thought);
  }
}
