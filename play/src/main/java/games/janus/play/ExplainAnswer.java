package games.janus.play;

import games.janus.engine.Engine;
import games.janus.play.core.GameSoFar;
import games.janus.play.xray.Explainer;
import games.janus.play.xray.Explanation;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Why a player would not make a move. */
final class ExplainAnswer {
  private static final String STOPPED = "it was stopped before it had weighed the moves";

  private ExplainAnswer() {}

  static <P, M> String to(
      Question question, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    question.knows("engine", "level", "seed", "depth", "move");
    Game<P, M> game = GameSoFar.of(question.game(), type);
    GameSoFar.requireGoingOn(game);
    M move = type.notation().readMoveId(game.position(), question.requiredText("move"));
    Engine<P, M> player = AskedPlayer.engine(question, engines.engines(type));
    Optional<String> level =
        question.text("level").map(_ -> AskedPlayer.level(question, player.info()));
    OptionalLong depth = question.number("depth", 1, Explainer.deepest());
    var asking = new SlowControl<M>(control, _ -> {});
    try {
      Explanation<P, M> explanation =
          new Explainer<>(
                  type,
                  player,
                  level,
                  depth.isPresent() ? OptionalInt.of((int) depth.getAsLong()) : OptionalInt.empty(),
                  question.seed(),
                  asking)
              .explain(game, move);
      asking.requireGoingOn(STOPPED);
      var json = new JsonText();
      explanation.write(json);
      return json.toString();
    } catch (IllegalArgumentException wrong) {
      asking.requireGoingOn(STOPPED);
      throw UnansweredException.request(String.valueOf(wrong.getMessage()));
    }
  }
}
