package games.janus.play;

import games.janus.play.core.GameSoFar;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import games.janus.rules.text.Comment;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.Line;
import games.janus.rules.text.Ply;
import games.janus.rules.text.Tags;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game as the text of a file. */
final class WriteAnswer {
  private WriteAnswer() {}

  static <P, M> String to(Question question, GameType<P, M> type) {
    question.knows("white", "black", "event", "date", "result", "comments");
    return new JsonText()
        .beginObject()
        .name("text")
        .value(type.notation().write(record(question, GameSoFar.of(question.game(), type))))
        .endObject()
        .toString();
  }

  /** The game with the names and remarks of the question. */
  static <P, M> GameRecord<P, M> record(Question question, Game<P, M> game) {
    GameRecord<P, M> played = GameRecord.of(tags(question), game);
    List<Optional<String>> comments = question.textsOrNothing("comments");
    if (comments.size() > game.plies()) {
      throw UnansweredException.request("there are more comments than moves");
    }
    return new GameRecord<>(
        played.tags(),
        played.start(),
        line(played.moves(), comments),
        question.text("result").map(ResultText::read).orElse(played.result()));
  }

  private static Tags tags(Question question) {
    Tags tags = Tags.NONE;
    for (FileTag tag : FileTag.values()) {
      Optional<String> value = question.text(tag.field()).filter(text -> !text.isBlank());
      if (value.isPresent()) {
        tags = tags.with(tag.inFiles(), value.get());
      }
    }
    return tags;
  }

  private static <M> Line<M> line(List<M> moves, List<Optional<String>> comments) {
    var plies = new ArrayList<Ply<M>>();
    for (int i = 0; i < moves.size(); i++) {
      Optional<Comment> said =
          i < comments.size() ? comments.get(i).flatMap(Comment::of) : Optional.empty();
      List<Comment> after = said.isPresent() ? List.of(said.get()) : List.of();
      plies.add(new Ply<>(moves.get(i), List.of(), List.of(), after, List.of()));
    }
    return new Line<>(plies, List.of());
  }
}
