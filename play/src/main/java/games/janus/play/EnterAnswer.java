package games.janus.play;

import games.janus.rules.Game;
import games.janus.rules.game.GameType;

/** What a move that somebody typed means. */
final class EnterAnswer {
  private EnterAnswer() {}

  static <P, M> String to(Question question, GameType<P, M> type) {
    question.knows("text");
    Game<P, M> game = GameSoFar.of(question, type);
    GameSoFar.requireGoingOn(game);
    M move = type.notation().readMove(game.position(), question.requiredText("text"));
    var json = new JsonText().beginObject();
    json.name("id").value(type.notation().moveId(game.position(), move));
    json.name("text").value(type.notation().moveText(game.position(), move));
    return json.endObject().toString();
  }
}
