package games.janus.play.xray;

import games.janus.play.JsonText;
import games.janus.rules.Color;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;

/** A reviewed game as JSON, all at once or move by move. */
public final class ReviewJson<P, M> {
  private final GameType<P, M> type;
  private final List<P> positions;
  private final List<String> texts;

  public ReviewJson(GameType<P, M> type, P start, List<M> moves) {
    this.type = type;
    this.texts = Lines.texts(type, start, moves);
    var along = new ArrayList<P>();
    along.add(start);
    moves.forEach(move -> along.add(type.rules().play(along.getLast(), move)));
    this.positions = List.copyOf(along);
  }

  /**
   * Writes the whole as one object.
   *
   * @param file the game with the notes in it, as the text of a file
   */
  public void write(JsonText json, Review<M> review, String file) {
    var notes = new ReviewNotes<>(type, review);
    json.beginObject().name("schema").value("janus-review/1");
    json.name("game").value(type.id()).name("rules").value(type.ruleSet());
    json.name("fen").value(type.notation().fen(positions.getFirst()));
    json.name("by").value(review.by()).name("plies").value(review.plies());
    json.name("complete").value(review.isComplete()).name("moves").beginArray();
    review.moves().forEach(move -> write(json, move));
    json.endArray().name("moments").beginArray();
    review.moments().forEach(move -> json.value(move.ply() + 1));
    json.endArray().name("summary").value(notes.summary());
    json.name("text").value(file).endObject();
  }

  /** Writes one move as an object. */
  public void write(JsonText json, ReviewedMove<M> move) {
    json.beginObject().name("ply").value(move.ply() + 1);
    json.name("side").value(move.side() == Color.WHITE ? "white" : "black");
    json.name("move").value(type.notation().moveId(positions.get(move.ply()), move.move()));
    json.name("text").value(texts.get(move.ply()));
    json.name("mark").value(move.swing().mark()).name("lost").value(move.lost());
    json.name("isBest").value(move.before().isBest(move.move()));
    json.name("before");
    write(json, positions.get(move.ply()), move.before());
    json.name("after");
    write(json, positions.get(move.ply() + 1), move.after());
    json.endObject();
  }

  private void write(JsonText json, P position, Assessment<M> assessment) {
    json.beginObject().name("score").value(assessment.score());
    json.name("points").value(assessment.expected()).name("line");
    json.values(Lines.ids(type, position, assessment.line()));
    json.name("texts");
    json.values(Lines.texts(type, position, assessment.line()));
    json.name("exact");
    assessment.known().ifPresentOrElse(known -> write(json, known), json::nothing);
    json.endObject();
  }

  private static void write(JsonText json, Known<?> known) {
    json.beginObject().name("points").value(known.points()).name("plies");
    known.plies().ifPresentOrElse(json::value, json::nothing);
    json.endObject();
  }
}
