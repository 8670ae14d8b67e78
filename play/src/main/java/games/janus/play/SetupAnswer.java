package games.janus.play;

/** What a FEN that somebody brings shows, or everything that is wrong with it. */
final class SetupAnswer {
  private SetupAnswer() {}

  static <P, M> String to(Question question, PageGame<P, M> page) {
    question.knows("fen");
    P position = page.position(question.requiredText("fen"));
    var json = new JsonText().beginObject();
    json.name("fen").value(page.fen(position));
    json.name("men");
    Man.write(json, page.men(position));
    json.name("turn").value(Sides.id(page.rules().turn(position)));
    return json.endObject().toString();
  }
}
