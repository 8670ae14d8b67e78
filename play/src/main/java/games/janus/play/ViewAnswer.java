package games.janus.play;

import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import games.janus.rules.Square;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everything that a board shows of a position. */
final class ViewAnswer<P, M> {
  private final PageGame<P, M> page;
  private final Game<P, M> game;
  private final JsonText json = new JsonText();

  private ViewAnswer(PageGame<P, M> page, Game<P, M> game) {
    this.page = page;
    this.game = game;
  }

  static <P, M> String to(Question question, PageGame<P, M> page) {
    question.knows();
    return new ViewAnswer<>(page, GameSoFar.of(question, page)).write();
  }

  private String write() {
    json.beginObject();
    writeWhere();
    writeMen();
    writeOptions();
    new History<>(page, game).write(json);
    json.name("check").valueOrNothing(page.check(game.position()));
    writeEnd();
    return json.endObject().toString();
  }

  private void writeWhere() {
    Color turn = page.rules().turn(game.position());
    json.name("game").value(page.id()).name("rules").value(page.rulesText());
    json.name("fen").value(page.fen(game.position())).name("ply").value(game.plies());
    json.name("turn").value(Sides.id(turn)).name("turnName").value(page.name(turn));
    json.name("names").beginObject();
    for (Color side : Color.values()) {
      json.name(Sides.id(side)).value(page.name(side));
    }
    json.endObject();
  }

  private void writeMen() {
    List<Man> men = page.men(game.position());
    json.name("men");
    Man.write(json, men);
    Map<Square, String> cells = new HashMap<>();
    for (Man man : men) {
      cells.put(man.square(), page.name(man.side()) + "_" + page.cellWord(man.role()));
    }
    json.name("cells").beginArray();
    for (int cell = 0; cell < 64; cell++) {
      json.value(cells.getOrDefault(Square.inCell(cell), ""));
    }
    json.endArray();
  }

  private void writeOptions() {
    json.name("options").beginArray();
    for (M move : GameSoFar.legalMoves(game)) {
      json.beginObject();
      json.name("id").value(page.id(game.position(), move));
      json.name("text").value(page.text(game.position(), move));
      json.name("path").values(page.rules().path(move));
      json.name("captured").values(page.captured(move));
      json.name("kind").value(page.kind(move));
      page.promotion(move).ifPresent(role -> json.name("promotion").value(role));
      json.endObject();
    }
    json.endArray();
    boolean isOver = game.outcome().isPresent();
    json.name("mustJump").value(!isOver && page.mustJump(game.position()));
    json.name("jumpers").values(isOver ? List.of() : page.jumpers(game.position()));
  }

  private void writeEnd() {
    Optional<Outcome> over = game.outcome();
    json.name("outcome");
    over.ifPresentOrElse(this::write, json::nothing);
    json.name("winner");
    over.flatMap(Outcome::winner)
        .ifPresentOrElse(side -> json.value(page.name(side)), () -> json.value(false));
    json.name("isTie").value(over.isPresent() && over.get().winner().isEmpty());
    json.name("claim");
    game.claimableDraw().ifPresentOrElse(this::writeClaim, json::nothing);
    json.name("message").value(over.map(this::endMessage).orElseGet(this::turnMessage));
  }

  private void write(Outcome outcome) {
    json.beginObject();
    json.name("winner").valueOrNothing(outcome.winner().map(Sides::id));
    json.name("result").value(result(outcome));
    writeReason(outcome);
    json.endObject();
  }

  private void writeClaim(Outcome draw) {
    json.beginObject();
    writeReason(draw);
    json.endObject();
  }

  private void writeReason(Outcome outcome) {
    json.name("reason").value(id(outcome.reason()));
    json.name("words").value(outcome.reason().words());
  }

  /** A constant as messages name it: {@code NO_MOVES_LEFT} is no-moves-left. */
  private static String id(Outcome.Reason reason) {
    var id = new StringBuilder();
    for (int i = 0; i < reason.name().length(); i++) {
      char letter = reason.name().charAt(i);
      id.append(letter == '_' ? '-' : (char) (letter - 'A' + 'a'));
    }
    return id.toString();
  }

  private String endMessage(Outcome over) {
    return "Game over. " + result(over) + ": " + over.reason().words() + ".";
  }

  private String result(Outcome over) {
    return over.winner()
        .map(side -> page.name(side) + " wins")
        .orElseGet(() -> page.drawWord(over));
  }

  private String turnMessage() {
    String side = page.name(page.rules().turn(game.position()));
    if (page.mustJump(game.position())) {
      return side + " to move and must jump.";
    }
    return side
        + (page.check(game.position()).isPresent() ? " to move and in check." : " to move.");
  }
}
