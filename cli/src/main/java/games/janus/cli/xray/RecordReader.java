package games.janus.cli.xray;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.Term;
import games.janus.play.Desk;
import games.janus.play.xray.Answer;
import games.janus.play.xray.Question;
import games.janus.play.xray.ThoughtRecord;
import games.janus.workbench.command.Refusal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Reads a thought with its record back from a line of JSON, and trusts nothing in it. */
final class RecordReader {
  /** A thought is a few kilobytes; a tree with it a few megabytes. */
  static final int LONGEST_LINE = 64 << 20;

  private static final int MOST_MOVES = 10_000;

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final JsonNode thought;
  private final JsonNode record;

  private final Optional<KeptGame> around;

  private RecordReader(JsonNode thought, Optional<KeptGame> around) {
    this.thought = thought;
    this.record = field(thought, "record");
    this.around = around;
  }

  /**
   * What a line says.
   *
   * @throws Refusal if it is no object of JSON
   */
  static JsonNode json(String line) {
    if (line.length() > LONGEST_LINE) {
      throw new Refusal("longer than 64 megabytes");
    }
    try {
      JsonNode json = MAPPER.readTree(line);
      if (json != null && json.isObject()) {
        return json;
      }
    } catch (JsonProcessingException bad) {
      throw new Refusal("not JSON: " + bad.getOriginalMessage());
    }
    throw new Refusal("no thought with a record");
  }

  /**
   * The record of a thought.
   *
   * @param around the game it is kept with, if it is
   * @throws Refusal if there is none, it is of another kind, of another version, or somebody
   *     changed it
   */
  static ThoughtRecord read(JsonNode thought, Optional<KeptGame> around) {
    if (!thought.has("record")) {
      throw new Refusal("no thought with a record");
    }
    ThoughtRecord read = new RecordReader(thought, around).read();
    if (!read.isIntact()) {
      throw new Refusal("changed since it was written: its signature does not fit");
    }
    return read;
  }

  private ThoughtRecord read() {
    String schema = text(record, "schema");
    if (!schema.equals(ThoughtRecord.SCHEMA)) {
      throw new Refusal("a record of the form " + schema + ", not " + ThoughtRecord.SCHEMA);
    }
    String version = text(record, "version");
    if (!version.equals(Desk.VERSION)) { // whose signatures may be made otherwise
      throw new Refusal("thought by version " + version + "; this is version " + Desk.VERSION);
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
            seed(),
            texts(record, "among"));
    return new ThoughtRecord(
        version, question, field(record, "timed").asBoolean(), answer(), text(record, "signature"));
  }

  private String start() {
    return record.has("start") ? text(record, "start") : game().start();
  }

  private KeptGame game() {
    return around.orElseThrow(
        () -> new Refusal("it was kept with its game: the whole game is needed"));
  }

  private List<String> moves() {
    if (record.has("moves")) {
      return texts(record, "moves");
    }
    List<String> all = game().moves();
    return all.subList(0, (int) whole(field(record, "plies"), "plies", 0, all.size()));
  }

  private Limits limits() {
    JsonNode depth = field(record, "depth");
    JsonNode nodes = field(record, "nodes");
    return new Limits(
        depth.isNull() ? OptionalInt.empty() : OptionalInt.of((int) whole(depth, "depth", 1, 1000)),
        nodes.isNull()
            ? OptionalLong.empty()
            : OptionalLong.of(whole(nodes, "nodes", 1, Long.MAX_VALUE)));
  }

  private long seed() {
    try {
      return Long.parseLong(text(record, "seed"));
    } catch (NumberFormatException _) {
      throw new Refusal("its seed is not a number");
    }
  }

  private Answer answer() {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (Metric metric : Metric.values()) {
      JsonNode count = thought.path(metric.id());
      if (count.isIntegralNumber()) {
        counts.put(metric.id(), count.asLong());
      }
    }
    JsonNode move = field(thought, "move");
    JsonNode score = field(thought, "score");
    return new Answer(
        move.isNull() ? Optional.empty() : Optional.of(text(thought, "move")),
        score.isNull() ? Optional.empty() : Optional.of(number(score)),
        texts(thought, "line"),
        terms(),
        counts,
        field(thought, "complete").asBoolean());
  }

  private List<Term> terms() {
    List<Term> terms = new ArrayList<>();
    for (JsonNode term : array(thought, "terms")) {
      terms.add(new Term(text(term, "name"), number(field(term, "value"))));
    }
    return terms;
  }

  private static double number(JsonNode node) {
    if (!node.isNumber()) {
      throw new Refusal("not a number: " + node);
    }
    return node.asDouble();
  }

  private static long whole(JsonNode node, String name, long least, long most) {
    if (!node.isIntegralNumber() || node.asLong() < least || node.asLong() > most) {
      throw new Refusal("its " + name + " is not a number from " + least + " to " + most);
    }
    return node.asLong();
  }

  private static JsonNode field(JsonNode object, String name) {
    JsonNode value = object.get(name);
    if (value == null) {
      throw new Refusal("its " + name + " is missing");
    }
    return value;
  }

  private static String text(JsonNode object, String name) {
    JsonNode value = field(object, name);
    if (!value.isTextual()) {
      throw new Refusal("its " + name + " is not text");
    }
    return value.asText();
  }

  private static JsonNode array(JsonNode object, String name) {
    JsonNode value = field(object, name);
    if (!value.isArray() || value.size() > MOST_MOVES) {
      throw new Refusal("its " + name + " is not a list of up to " + MOST_MOVES);
    }
    return value;
  }

  private static List<String> texts(JsonNode object, String name) {
    List<String> texts = new ArrayList<>();
    for (JsonNode value : array(object, name)) {
      if (!value.isTextual()) {
        throw new Refusal("its " + name + " is not a list of texts");
      }
      texts.add(value.asText());
    }
    return texts;
  }
}
