package games.janus.play.core;

import games.janus.engine.Engine;
import games.janus.message.Message;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.xray.Explainer;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.Optional;

/** Why a player would not make a move. */
final class ExplainAnswer {
  private static final Message STOPPED = Messages.requestExplainStopped();

  private ExplainAnswer() {}

  static <P, M> Reply.Explain to(
      Request.Explain asked, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    Game<P, M> game = GameSoFar.of(asked.game(), type);
    GameSoFar.requireGoingOn(game);
    M move = type.notation().readMoveId(game.position(), asked.move());
    Engine<P, M> player = asked.by().among(engines.engines(type), type);
    Optional<String> level = asked.by().level().map(_ -> asked.by().levelOf(player.info()));
    var asking =
        new SlowControl<M>(control, nodes -> new Progress.Explain(nodes, control.millis()));
    try {
      Reply.Explain explanation =
          new Explainer<>(
                  type,
                  player,
                  level,
                  asked.depth(),
                  asked.seed().orElse(SearchLimits.USUAL_SEED),
                  asking)
              .explain(game, move);
      asking.requireGoingOn(STOPPED);
      return explanation;
    } catch (MessageException wrong) {
      asking.requireGoingOn(STOPPED);
      throw wrong;
    }
  }
}
