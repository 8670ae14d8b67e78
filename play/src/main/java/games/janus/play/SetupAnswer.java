package games.janus.play;

import games.janus.rules.game.GameType;

/** What a FEN that somebody brings shows, or everything that is wrong with it. */
final class SetupAnswer {
  private SetupAnswer() {}

  static <P, M> String to(Question question, GameType<P, M> type) {
    question.knows("fen");
    P position = type.notation().position(question.requiredText("fen"));
    var json = new JsonText().beginObject();
    json.name("fen").value(type.notation().fen(position));
    json.name("men");
    PiecesJson.write(json, type.board().pieces(position));
    json.name("turn").value(Sides.id(type.rules().turn(position)));
    return json.endObject().toString();
  }
}
