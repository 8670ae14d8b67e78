package games.janus.play;

import games.janus.engine.Engine;
import games.janus.play.core.GameSoFar;
import games.janus.play.xray.FirstLook;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.Optional;

/** What a machine player sees in a position before it looks ahead. */
final class EvaluateAnswer {
  private EvaluateAnswer() {}

  static <P, M> String to(Question question, GameType<P, M> type, EngineSource engines) {
    question.knows("engine", "level", "side", "move");
    Game<P, M> game = GameSoFar.of(question.game(), type);
    Engine<P, M> engine = AskedPlayer.engine(question, engines.engines(type));
    String level = AskedPlayer.level(question, engine.info());
    Optional<M> move =
        question.text("move").map(id -> type.notation().readMoveId(game.position(), id));
    FirstLook<M> look = look(engine, game, level, side(question), move);
    var json = new JsonText().beginObject().name("schema").value("janus-evaluation/1");
    json.name("game").value(type.id()).name("rules").value(type.ruleSet());
    json.name("fen").value(type.notation().fen(game.position()));
    look.writeFields(
        json, engine.info(), level, made -> type.notation().moveId(game.position(), made));
    return json.endObject().toString();
  }

  private static <P, M> FirstLook<M> look(
      Engine<P, M> engine, Game<P, M> game, String level, Optional<Color> side, Optional<M> move) {
    try {
      return FirstLook.of(engine, game, level, side, move);
    } catch (IllegalArgumentException wrong) {
      throw UnansweredException.request(String.valueOf(wrong.getMessage()));
    }
  }

  private static Optional<Color> side(Question question) {
    Optional<String> word = question.text("side");
    for (Color side : Color.values()) {
      if (word.equals(Optional.of(Sides.id(side)))) {
        return Optional.of(side);
      }
    }
    if (word.isPresent()) {
      throw UnansweredException.request("the field \"side\" is white or black");
    }
    return Optional.empty();
  }
}
