package games.janus.cli.xray;

import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.Term;
import games.janus.message.Messages;
import games.janus.play.JsonReader;
import games.janus.play.JsonValue;
import games.janus.play.JsonValue.Fields;
import games.janus.play.JsonValue.Numeral;
import games.janus.play.core.Core;
import games.janus.play.core.JsonFields;
import games.janus.play.xray.Answer;
import games.janus.play.xray.Question;
import games.janus.play.xray.ThoughtRecord;
import games.janus.rules.InvalidTextException;
import games.janus.workbench.command.Refusal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a thought with its record back from a line of JSON, and trusts nothing in it. */
final class RecordReader {
  /** A thought is a few kilobytes; a tree with it a few megabytes. */
  static final int LONGEST_LINE = 64 << 20;

  private final JsonFields thought;
  private final JsonFields record;

  private final Optional<KeptGame> around;

  private RecordReader(JsonFields thought, Optional<KeptGame> around) {
    this.thought = thought;
    this.record = JsonFields.of("record", thought.required("record"));
    this.around = around;
  }

  /**
   * What a line says.
   *
   * @throws Refusal if it is no object of JSON
   */
  static JsonFields json(String line) {
    if (line.length() > LONGEST_LINE) {
      throw new Refusal(Messages.recordTooLong());
    }
    try {
      if (JsonReader.read(line) instanceof Fields fields) {
        return JsonFields.of("thought", fields);
      }
    } catch (InvalidTextException bad) {
      throw new Refusal(Messages.recordNoJson(bad.reason()));
    }
    throw new Refusal(Messages.recordNone());
  }

  /**
   * The record of a thought.
   *
   * @param around the game it is kept with, if it is
   * @throws Refusal if there is none, it is of another kind, of another version, or somebody
   *     changed it
   */
  static ThoughtRecord read(JsonFields thought, Optional<KeptGame> around) {
    if (thought.optional("record").isEmpty()) {
      throw new Refusal(Messages.recordNone());
    }
    ThoughtRecord read = new RecordReader(thought, around).read();
    if (!read.isIntact()) {
      throw new Refusal(Messages.recordChanged());
    }
    return read;
  }

  private ThoughtRecord read() {
    String schema = text(record, "schema");
    if (!schema.equals(ThoughtRecord.SCHEMA)) {
      throw new Refusal(Messages.recordSchema(schema, ThoughtRecord.SCHEMA));
    }
    String version = text(record, "version");
    if (!version.equals(Core.VERSION)) { // whose signatures may be made otherwise
      throw new Refusal(Messages.recordVersion(version, Core.VERSION));
    }
    var question =
        new Question(
            text(record, "game"),
            text(record, "rules"),
            start(),
            moves(),
            text(thought, "engine"),
            text(thought, "level"),
            limits(),
            JsonFields.wholeInText("seed", record.required("seed")),
            record.texts("among"));
    return new ThoughtRecord(
        version, question, record.flag("timed"), answer(), text(record, "signature"));
  }

  private String start() {
    return record
        .optional("start")
        .map(start -> JsonFields.text("start", start))
        .orElseGet(() -> game().start());
  }

  private KeptGame game() {
    return around.orElseThrow(() -> new Refusal(Messages.recordGameNeeded()));
  }

  private List<String> moves() {
    if (record.optional("moves").isPresent()) {
      return record.texts("moves");
    }
    List<String> all = game().moves();
    return all.subList(0, (int) JsonFields.whole("plies", record.required("plies"), 0, all.size()));
  }

  private Limits limits() {
    return new Limits(
        record.optional("depth").map(depth -> (int) JsonFields.whole("depth", depth, 1, 1000)),
        record.optional("nodes").map(nodes -> JsonFields.whole("nodes", nodes, 1, Long.MAX_VALUE)));
  }

  private Answer answer() {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (Metric metric : Metric.values()) {
      thought
          .optional(metric.id())
          .filter(Numeral.class::isInstance)
          .ifPresent(count ->
              counts.put(metric.id(), JsonFields.whole(metric.id(), count, 0, Long.MAX_VALUE)));
    }
    return new Answer(
        thought.optional("move").map(move -> JsonFields.text("move", move)),
        thought.optional("score").map(score -> JsonFields.real("score", score)),
        thought.texts("line"),
        thought.items("terms", RecordReader::term),
        counts,
        thought.flag("complete"));
  }

  private static Term term(JsonValue value) {
    JsonFields term = JsonFields.of("terms", value);
    return new Term(text(term, "name"), JsonFields.real("value", term.required("value")));
  }

  private static String text(JsonFields object, String name) {
    return JsonFields.text(name, object.required(name));
  }
}
