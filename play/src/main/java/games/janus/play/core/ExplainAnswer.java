package games.janus.play.core;

import games.janus.engine.Engine;
import games.janus.message.Message;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.core.Reply.Explain.WeighedMove;
import games.janus.play.xray.Explainer;
import games.janus.play.xray.Explanation;
import games.janus.play.xray.Explanation.Weighed;
import games.janus.play.xray.Lines;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.List;
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
      Explanation<P, M> explanation =
          new Explainer<>(
                  type,
                  player,
                  level,
                  SearchLimits.plies(asked.depth()),
                  asked.seed().orElse(SearchLimits.USUAL_SEED),
                  asking)
              .explain(game, move);
      asking.requireGoingOn(STOPPED);
      return reply(explanation);
    } catch (MessageException wrong) {
      asking.requireGoingOn(STOPPED);
      throw wrong;
    }
  }

  private static <P, M> Reply.Explain reply(Explanation<P, M> why) {
    return new Reply.Explain(
        About.of(why.type(), why.position()),
        why.engine().id(),
        why.level(),
        why.depth().isPresent() ? Optional.of(why.depth().getAsInt()) : Optional.empty(),
        why.engine().scoreUnit().text(),
        why.isOwnChoice(),
        why.played().map(Lines.idsIn(why.type(), why.position())),
        weighed(why, why.asked()),
        why.against().map(against -> weighed(why, against)),
        why.difference(),
        why.changes(),
        why.sentence().text());
  }

  private static <P, M> WeighedMove weighed(Explanation<P, M> why, Weighed<M> weighed) {
    List<String> line = Lines.ids(why.type(), why.position(), weighed.line());
    return new WeighedMove(
        why.type().notation().moveId(why.position(), weighed.move()),
        weighed.score(),
        weighed.reply().map(Lines.idsIn(why.type(), why.position())),
        line,
        Lines.texts(why.type(), why.position(), weighed.line()),
        weighed.terms(),
        weighed.remark());
  }
}
