package games.janus.cli.xray;

import games.janus.message.Messages;
import games.janus.play.JsonReader;
import games.janus.play.JsonValue.Fields;
import games.janus.play.core.Core;
import games.janus.play.core.JsonFields;
import games.janus.play.core.ThoughtRecord;
import games.janus.rules.InvalidTextException;
import games.janus.workbench.command.Refusal;
import java.util.List;
import java.util.Optional;

/** Reads a thought with its record back from a line of JSON, and trusts nothing in it. */
final class RecordReader {
  /** A thought is a few kilobytes; a tree with it a few megabytes. */
  static final int LONGEST_LINE = 64 << 20;

  private RecordReader() {}

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
    JsonFields in =
        thought
            .optional("record")
            .map(record -> JsonFields.of("record", record))
            .orElseThrow(() -> new Refusal(Messages.recordNone()));
    String schema = in.text("schema");
    if (!schema.equals(ThoughtRecord.SCHEMA)) {
      throw new Refusal(Messages.recordSchema(schema, ThoughtRecord.SCHEMA));
    }
    String version = in.text("version");
    if (!version.equals(Core.VERSION)) { // whose signatures may be made otherwise
      throw new Refusal(Messages.recordVersion(version, Core.VERSION));
    }
    var record =
        new ThoughtRecord(
            version,
            in.text("game"),
            in.text("rules"),
            in.optional("start")
                .map(start -> JsonFields.text("start", start))
                .or(() -> Optional.of(game(around).start())),
            Optional.of(in.optional("moves").isPresent() ? in.texts("moves") : moves(in, around)),
            Optional.empty(),
            in.optional("depth").map(depth -> (int) JsonFields.whole("depth", depth, 1, 1000)),
            in.optional("nodes").map(nodes -> JsonFields.whole("nodes", nodes, 1, Long.MAX_VALUE)),
            JsonFields.wholeInText("seed", in.required("seed")),
            in.texts("among"),
            in.flag("timed"),
            in.text("signature"));
    if (!record.isIntactWith(thought)) {
      throw new Refusal(Messages.recordChanged());
    }
    return record;
  }

  private static KeptGame game(Optional<KeptGame> around) {
    return around.orElseThrow(() -> new Refusal(Messages.recordGameNeeded()));
  }

  private static List<String> moves(JsonFields record, Optional<KeptGame> around) {
    List<String> all = game(around).moves();
    return all.subList(0, (int) JsonFields.whole("plies", record.required("plies"), 0, all.size()));
  }
}
