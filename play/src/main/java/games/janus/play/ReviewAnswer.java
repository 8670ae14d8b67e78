package games.janus.play;

import games.janus.engine.Limits;
import games.janus.play.core.GameSoFar;
import games.janus.play.core.WriteAnswer;
import games.janus.play.xray.Review;
import games.janus.play.xray.ReviewJson;
import games.janus.play.xray.ReviewNotes;
import games.janus.play.xray.ReviewedMove;
import games.janus.play.xray.Reviewer;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import games.janus.rules.text.GameRecord;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** A game with every move checked by the strong player, told move by move. */
final class ReviewAnswer {
  private ReviewAnswer() {}

  static <P, M> String to(
      Question question, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    question.knows("nodes", "depth", "white", "black", "event", "date", "result", "comments");
    Game<P, M> game = GameSoFar.of(question.game(), type);
    if (game.plies() == 0) {
      throw UnansweredException.request("there is no move to review");
    }
    GameRecord<P, M> record = WriteAnswer.record(question.header(), game);
    var json = new ReviewJson<>(type, record.start(), record.moves());
    Review<M> review =
        new Reviewer<>(
                type,
                engines.strongest(type),
                "full",
                limits(question),
                engines.known(type),
                control::shouldStop)
            .review(
                record.start(),
                record.moves(),
                move -> control.progress(progress(json, move, game.plies(), control)));
    var answer = new JsonText();
    json.write(
        answer, review, type.notation().write(new ReviewNotes<>(type, review).annotate(record)));
    return answer.toString();
  }

  private static Limits limits(Question question) {
    OptionalLong depth = question.number("depth", 1, ThinkAnswer.MOST_PLIES);
    OptionalLong nodes = question.number("nodes", 1, ThinkAnswer.MOST_NODES);
    boolean isUsual = depth.isEmpty() && nodes.isEmpty();
    return new Limits(
        depth.isPresent() ? OptionalInt.of((int) depth.getAsLong()) : OptionalInt.empty(),
        isUsual ? OptionalLong.of(Reviewer.USUAL_NODES) : nodes);
  }

  private static <P, M> String progress(
      ReviewJson<P, M> json, ReviewedMove<M> move, int plies, ThinkControl control) {
    var news = new JsonText().beginObject().name("progress").value(true);
    news.name("done").value(move.ply() + 1).name("of").value(plies).name("move");
    json.write(news, move);
    return news.name("millis").value(control.millis()).endObject().toString();
  }
}
