package games.janus.play;

import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.NotationException;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The board at the end of a line that a machine thought of. Museum pieces do not know every rule:
 * where a move is not legal, it and all after it are made by hand, as the machine made them.
 */
final class AlongAnswer<P, M> {
  /** No machine looks that far. */
  private static final int LONGEST = 200;

  private final PageGame<P, M> page;
  private P position;
  private List<Man> men;
  private List<Square> path = List.of();
  private final List<String> texts = new ArrayList<>();
  private int legal;

  private AlongAnswer(PageGame<P, M> page, P position) {
    this.page = page;
    this.position = position;
    this.men = page.men(position);
  }

  static <P, M> String to(Question question, PageGame<P, M> page) {
    question.knows("line");
    List<String> line = question.texts("line");
    if (line.size() > LONGEST) {
      throw UnansweredException.request("a line has " + LONGEST + " moves at most");
    }
    Game<P, M> game = GameSoFar.of(question, page);
    var answer = new AlongAnswer<>(page, game.position());
    line.forEach(answer::play);
    return answer.written();
  }

  private void play(String id) {
    if (legal < texts.size() || !isPlayed(id)) {
      playByHand(id);
    }
  }

  private boolean isPlayed(String id) {
    try {
      M move = page.move(position, id);
      texts.add(page.text(position, move));
      path = page.rules().path(move);
      position = page.after(position, move);
      men = page.men(position);
      legal++;
      return true;
    } catch (NotationException _) {
      return false;
    }
  }

  private void playByHand(String id) {
    texts.add(id);
    Optional<HandMove> move = HandMove.of(id);
    path = move.map(HandMove::path).orElse(List.of());
    men = move.map(made -> made.on(men)).orElse(men);
  }

  private String written() {
    var json = new JsonText().beginObject();
    json.name("men");
    Man.write(json, men);
    json.name("path").values(path);
    json.name("texts").values(texts).name("legal").value(legal);
    json.name("turn").value(Sides.id(turn()));
    boolean isLegal = legal == texts.size();
    json.name("check").valueOrNothing(isLegal ? page.check(position) : Optional.empty());
    return json.endObject().toString();
  }

  /** By hand too, the sides move in turn. */
  private Color turn() {
    Color turn = page.rules().turn(position);
    return (texts.size() - legal) % 2 == 0 ? turn : turn.opponent();
  }
}
