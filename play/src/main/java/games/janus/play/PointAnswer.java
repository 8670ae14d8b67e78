package games.janus.play;

import games.janus.play.MoveInput.Step;
import games.janus.play.MoveInput.Target;
import games.janus.play.core.GameSoFar;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import games.janus.rules.Square;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;

/** What a click on the board means. */
final class PointAnswer<P, M> {
  private final GameType<P, M> type;
  private final Game<P, M> game;
  private final MoveInput<M> before;

  private PointAnswer(GameType<P, M> type, Game<P, M> game, List<Square> pointed) {
    this.type = type;
    this.game = game;
    List<M> legal = GameSoFar.legalMoves(game);
    MoveInput<M> input = MoveInput.of(type.board().inputPaths(game.position(), legal));
    this.before =
        game.outcome().isPresent()
            ? input
            : input
                .pointedAt(pointed)
                .orElseThrow(
                    () -> UnansweredException.request("no legal move begins with " + pointed));
  }

  static <P, M> String to(Question question, GameType<P, M> type) {
    question.knows("pointed", "square", "stop");
    Game<P, M> game = GameSoFar.of(question.game(), type);
    var answer = new PointAnswer<>(type, game, question.squares("pointed"));
    Optional<Square> square = question.text("square").map(Question::square);
    if (question.flag("stop") == square.isPresent()) {
      throw UnansweredException.request("\"point\" needs either a \"square\" or \"stop\"");
    }
    return square.isPresent() ? answer.point(square.get()) : answer.stop();
  }

  private String point(Square square) {
    Step<M> step = before.point(square);
    return written(step, step.isRefused() ? Optional.of(refusal(square)) : Optional.empty());
  }

  private String stop() {
    Step<M> step = before.stop();
    return written(step, step.isRefused() ? Optional.of(mustGoOn()) : Optional.empty());
  }

  private String refusal(Square square) {
    Optional<Outcome> over = game.outcome();
    if (over.isPresent()) {
      return "the game is over: " + over.get().reason().words();
    }
    if (before.isInSequence()) {
      return mustGoOn();
    }
    if (before.selected().isEmpty()) {
      return type.board().whyNot(game.position(), List.of(square));
    }
    return type.board().whyNot(game.position(), List.of(before.selected().get(), square));
  }

  private String mustGoOn() {
    return type.board().whyNot(game.position(), before.pointed());
  }

  private String written(Step<M> step, Optional<String> refusal) {
    var json = new JsonText().beginObject();
    MoveInput<M> input = step.input();
    json.name("pointed").values(input.pointed());
    json.name("selected").valueOrNothing(input.selected());
    json.name("origin").valueOrNothing(input.origin());
    json.name("targets");
    targets(json, input.targets());
    json.name("inSequence").value(input.isInSequence());
    json.name("canStop").value(input.canStop());
    hops(json, input);
    json.name("promotions");
    promotions(json, input);
    json.name("play");
    json.valueOrNothing(step.move().map(move -> type.notation().moveId(game.position(), move)));
    json.name("refusal").valueOrNothing(refusal);
    return json.endObject().toString();
  }

  private void hops(JsonText json, MoveInput<M> input) {
    if (input.isInSequence()) {
      json.name("men");
      PiecesJson.write(json, type.board().piecesAfterHops(game.position(), input.pointed()));
    }
    List<Square> removed =
        input.isInSequence() ? type.board().capturedAlong(input.pointed()) : List.of();
    json.name("removed").values(removed);
  }

  private static void targets(JsonText json, List<Target> targets) {
    json.beginArray();
    for (Target target : targets) {
      json.beginObject().name("square").value(target.square().toString());
      json.name("kind").value(target.isJump() ? "jump" : "regular").endObject();
    }
    json.endArray();
  }

  private void promotions(JsonText json, MoveInput<M> input) {
    List<M> choices = input.choices();
    if (choices.size() < 2) {
      json.nothing();
      return;
    }
    json.beginArray();
    for (M choice : choices) {
      json.beginObject().name("role").value(type.board().promotion(choice).orElse(""));
      json.name("id").value(type.notation().moveId(game.position(), choice)).endObject();
    }
    json.endArray();
  }
}
