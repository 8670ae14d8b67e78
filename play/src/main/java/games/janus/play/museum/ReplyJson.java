package games.janus.play.museum;

import games.janus.engines.museum.microchess.Arithmetic;
import games.janus.engines.museum.microchess.Effort;
import games.janus.engines.museum.microchess.JanusEvent;
import games.janus.engines.museum.microchess.PeriodClock;
import games.janus.engines.museum.microchess.Reply;
import games.janus.engines.museum.microchess.TrialMove;
import games.janus.engines.museum.microchess.ValueStep;
import games.janus.engines.museum.microchess.Verdict;
import games.janus.play.JsonText;
import java.util.List;
import java.util.Optional;

/** What key PC came to, with every candidate and the sum that made its value. */
final class ReplyJson {
  private final JsonText json;

  private ReplyJson(JsonText json) {
    this.json = json;
  }

  static void write(JsonText json, Reply reply, List<JanusEvent.Valued> candidates) {
    json.beginObject();
    var writer = new ReplyJson(json);
    writer.write(reply);
    json.name("candidates").beginArray();
    candidates.forEach(writer::write);
    json.endArray().endObject();
  }

  private void write(Reply reply) {
    json.name("source").value(reply.isBook() ? "book" : "thought");
    json.name("move");
    if (reply.move().isPresent()) {
      json.beginObject();
      write(reply.move().get(), reply.captured());
      json.endObject();
    } else {
      json.nothing();
    }
    json.name("value").valueOrNothing(reply.bestValue().map(KeyNote::hex));
    json.name("cycles").value(PeriodClock.cycles(reply));
    json.name("ms").value(PeriodClock.milliseconds(reply));
    write(reply.effort());
  }

  private void write(Effort effort) {
    json.name("nodes").value(effort.allNodes()).name("moves").value(effort.allMoves());
    json.name("steps").value(effort.steps()).name("checkTests").value(effort.checkTests());
  }

  private void write(TrialMove move, Optional<Integer> captured) {
    json.name("man").value(KeyNote.hex(move.man())).name("from").value(KeyNote.hex(move.from()));
    json.name("to").value(KeyNote.hex(move.to()));
    json.name("captured").valueOrNothing(captured.map(KeyNote::hex));
  }

  private void write(JanusEvent.Valued valued) {
    json.beginObject().name("number").value(valued.number());
    write(valued.move(), valued.captured());
    json.name("value").value(valued.worth().value()).name("isBest").value(valued.isBest());
    json.name("ms").value(PeriodClock.milliseconds(valued.effort()));
    json.name("lights").value(valued.lights()).name("counts").value(valued.counts().hex());
    json.name("sum").value(valued.worth().sum()).name("bonus").value(valued.worth().bonus());
    json.name("verdict").value(id(valued.worth().verdict()));
    json.name("steps").beginArray();
    valued.worth().steps().forEach(this::write);
    json.endArray().endObject();
  }

  private static String id(Verdict verdict) {
    return switch (verdict) {
      case WEIGHED -> "weighed";
      case LOSES_KING -> "loses-king";
      case MATES -> "mates";
    };
  }

  /** Short, because a value has thirty of them. */
  private void write(ValueStep step) {
    json.beginArray().value(id(step.operation())).value(step.operand());
    json.value(step.amount()).value(step.a()).value(step.carry()).endArray();
  }

  private static String id(Arithmetic operation) {
    return switch (operation) {
      case LOAD -> "load";
      case SET_CARRY -> "carry";
      case ADD -> "add";
      case SUBTRACT -> "subtract";
      case ZERO_IF_BORROWED -> "zero";
      case HALVE -> "halve";
    };
  }
}
