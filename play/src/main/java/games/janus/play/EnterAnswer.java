package games.janus.play;

import games.janus.rules.Game;

/** What a move that somebody typed means. */
final class EnterAnswer {
  private EnterAnswer() {}

  static <P, M> String to(Question question, PageGame<P, M> page) {
    question.knows("text");
    Game<P, M> game = GameSoFar.of(question, page);
    GameSoFar.requireGoingOn(game);
    M move = page.typed(game.position(), question.requiredText("text"));
    var json = new JsonText().beginObject();
    json.name("id").value(page.id(game.position(), move));
    json.name("text").value(page.text(game.position(), move));
    return json.endObject().toString();
  }
}
