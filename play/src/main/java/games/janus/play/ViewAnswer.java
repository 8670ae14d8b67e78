package games.janus.play;

import games.janus.play.core.GameSoFar;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import games.janus.rules.Square;
import games.janus.rules.game.GameType;
import games.janus.rules.game.PlacedPiece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everything that a board shows of a position. */
final class ViewAnswer<P, M> {
  private final GameType<P, M> type;
  private final Game<P, M> game;
  private final JsonText json = new JsonText();

  private ViewAnswer(GameType<P, M> type, Game<P, M> game) {
    this.type = type;
    this.game = game;
  }

  static <P, M> String to(Question question, GameType<P, M> type) {
    question.knows();
    return new ViewAnswer<>(type, GameSoFar.of(question.game(), type)).write();
  }

  private String write() {
    json.beginObject();
    writeWhere();
    writeMen();
    writeOptions();
    new History<>(type, game).write(json);
    json.name("check").valueOrNothing(type.board().check(game.position()));
    writeEnd();
    return json.endObject().toString();
  }

  private void writeWhere() {
    Color turn = type.rules().turn(game.position());
    json.name("game").value(type.id()).name("rules").value(type.ruleSet());
    json.name("fen").value(type.notation().fen(game.position())).name("ply").value(game.plies());
    json.name("turn").value(Sides.id(turn)).name("turnName").value(type.sideName(turn));
    json.name("names").beginObject();
    for (Color side : Color.values()) {
      json.name(Sides.id(side)).value(type.sideName(side));
    }
    json.endObject();
  }

  private void writeMen() {
    List<PlacedPiece> men = type.board().pieces(game.position());
    json.name("men");
    PiecesJson.write(json, men);
    Map<Square, String> cells = new HashMap<>();
    for (PlacedPiece man : men) {
      cells.put(man.square(), type.sideName(man.side()) + "_" + cellWord(man.role()));
    }
    json.name("cells").beginArray();
    for (int cell = 0; cell < 64; cell++) {
      json.value(cells.getOrDefault(Square.inCell(cell), ""));
    }
    json.endArray();
  }

  /** The kind of piece in the text of a cell, as in {@code White_King}. */
  private static String cellWord(String role) {
    return role.equals("man") ? "Regular" : (char) (role.charAt(0) - 'a' + 'A') + role.substring(1);
  }

  private void writeOptions() {
    json.name("options").beginArray();
    for (M move : GameSoFar.legalMoves(game)) {
      json.beginObject();
      json.name("id").value(type.notation().moveId(game.position(), move));
      json.name("text").value(type.notation().moveText(game.position(), move));
      json.name("path").values(type.rules().path(move));
      json.name("captured").values(type.board().captured(move));
      json.name("kind").value(type.board().kind(move).id());
      type.board().promotion(move).ifPresent(role -> json.name("promotion").value(role));
      json.endObject();
    }
    json.endArray();
    boolean isOver = game.outcome().isPresent();
    json.name("mustJump").value(!isOver && type.board().isCaptureForced(game.position()));
    json.name("jumpers").values(isOver ? List.of() : type.board().mustCaptureFrom(game.position()));
  }

  private void writeEnd() {
    Optional<Outcome> over = game.outcome();
    json.name("outcome");
    over.ifPresentOrElse(this::write, json::nothing);
    json.name("winner").valueOrNothing(over.flatMap(Outcome::winner).map(type::sideName));
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
    return over.winner().map(side -> type.sideName(side) + " wins").orElseGet(() -> drawWord(over));
  }

  /** What a game that nobody won is called. */
  private static String drawWord(Outcome draw) {
    return draw.reason() == Outcome.Reason.NO_MOVES_LEFT ? "Tie" : "Draw";
  }

  private String turnMessage() {
    String side = type.sideName(type.rules().turn(game.position()));
    if (type.board().isCaptureForced(game.position())) {
      return side + " to move and must jump.";
    }
    return side
        + (type.board().check(game.position()).isPresent()
            ? " to move and in check."
            : " to move.");
  }
}
