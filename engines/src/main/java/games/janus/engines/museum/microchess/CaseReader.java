package games.janus.engines.museum.microchess;

import games.janus.engines.museum.microchess.RecordedCase.KeyCase;
import games.janus.engines.museum.microchess.RecordedCase.ReplyCase;
import games.janus.engines.museum.microchess.RecordedCase.TraceCase;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.InvalidTextException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Makes recordings of what a reader of JSON has read. Fields that do not bear on a replay are
 * passed over; a field that does, and is wrong, is refused with the reason.
 */
final class CaseReader {
  private static final String NOT_SHOWN = "000000";
  private static final int CANDIDATE_CELLS = 6;

  private final Map<?, ? extends @Nullable Object> fields;
  private final String place;

  private CaseReader(Map<?, ? extends @Nullable Object> fields, String place) {
    this.fields = fields;
    this.place = place;
  }

  static RecordedCase read(Map<?, ? extends @Nullable Object> fields, String place) {
    var reader = new CaseReader(fields, place);
    String kind = reader.text("kind");
    return switch (kind) {
      case "reply" -> reader.reply();
      case "keys" -> reader.keys();
      case "trace" -> reader.trace();
      default -> throw new InvalidTextException(kind, Messages.recordingKind());
    };
  }

  private ReplyCase reply() {
    String bookPointer = bytes("omove", 1);
    boolean bookIsOpen = Hex.bytes(bookPointer, 1)[0] >= 0x80;
    Map<String, String> expected = object("result").expected("");
    expected.putAll(expected("_after"));
    if (expected.isEmpty()) {
      throw new InvalidTextException(id(), Messages.recordingNothing());
    }
    return new ReplyCase(
        id(),
        level(),
        bytes("board", Memory.MEN),
        bookPointer,
        bookIsOpen ? bytes("opening", Memory.BOOK_BYTES) : opening(),
        bookIsOpen || has("led_before") ? bytes("led_before", 3) : NOT_SHOWN,
        expected);
  }

  private KeyCase keys() {
    List<KeyCase.Step> steps = new ArrayList<>();
    for (Object step : list("steps")) {
      steps.add(nested("step " + (steps.size() + 1), step).step());
    }
    if (steps.isEmpty()) {
      throw new InvalidTextException(id(), Messages.recordingNoSteps());
    }
    return new KeyCase(id(), level(), opening(), steps);
  }

  private TraceCase trace() {
    List<TraceCase.Candidate> candidates = new ArrayList<>();
    for (Object row : list("cands")) {
      candidates.add(candidate(row));
    }
    Map<String, String> expected = expected("");
    expected.remove(RecordedField.BOARD.label()); // the one before the thought
    return new TraceCase(
        has("ref") ? text("ref") : id(), level(), bytes("board", Memory.MEN), expected, candidates);
  }

  private static TraceCase.Candidate candidate(@Nullable Object row) {
    if (!(row instanceof List<?> cells) || cells.size() != CANDIDATE_CELLS) {
      throw new InvalidTextException(String.valueOf(row), Messages.recordingCandidate());
    }
    return new TraceCase.Candidate(
        cell(cells.get(0), 1) + cell(cells.get(1), 1) + cell(cells.get(2), 1),
        cell(cells.get(3), 1),
        cell(cells.get(4), 1),
        cell(cells.get(5), Counter.size()));
  }

  private static String cell(@Nullable Object cell, int howMany) {
    return Hex.of(Hex.bytes(Messages.recordingACell(), String.valueOf(cell), howMany));
  }

  private KeyCase.Step step() {
    if (has("key") == has("edit")) {
      throw new InvalidTextException(place, Messages.recordingKeyOrEdit());
    }
    return has("key")
        ? new KeyCase.Step(Optional.of(key()), List.of(), expected(""), cycles())
        : new KeyCase.Step(Optional.empty(), edits(), expected(""), cycles());
  }

  private Key key() {
    String label = text("key");
    return Key.labelled(label)
        .orElseThrow(() -> new InvalidTextException(label, Messages.recordingKey(place)));
  }

  private List<KeyCase.Edit> edits() {
    List<KeyCase.Edit> edits = new ArrayList<>();
    for (Object edit : list("edit")) {
      if (!(edit instanceof List<?> pair)
          || pair.size() != 2
          || !(pair.get(0) instanceof String man)
          || !(pair.get(1) instanceof String square)) {
        throw new InvalidTextException(String.valueOf(edit), Messages.recordingPair());
      }
      int index = Hex.bytes(Messages.recordingAMan(), man, 1)[0];
      if (index >= Memory.MEN) {
        throw new InvalidTextException(man, Messages.recordingMan());
      }
      edits.add(new KeyCase.Edit(index, Hex.bytes(Messages.recordingASquare(), square, 1)[0]));
    }
    return edits;
  }

  /** Whatever is told of the machine in fields whose names end so. */
  private Map<String, String> expected(String suffix) {
    Map<String, String> expected = new LinkedHashMap<>();
    for (RecordedField field : RecordedField.values()) {
      String name = field.label() + suffix;
      if (has(name)) {
        expected.put(field.label(), field.normal(fields.get(name)));
      }
    }
    return expected;
  }

  private String id() {
    return has("id") ? text("id") : place;
  }

  private Level level() {
    String label = text("level");
    return Level.labelled(label)
        .orElseThrow(() -> new InvalidTextException(label, Messages.recordingLevel()));
  }

  /** A recording that never says which opening was loaded means the one on the tape. */
  private String opening() {
    return has("opening")
        ? bytes("opening", Memory.BOOK_BYTES)
        : Hex.of(Opening.ON_TAPE.byAddress());
  }

  private OptionalLong cycles() {
    return fields.get("cycles") instanceof Number cycles
        ? OptionalLong.of(cycles.longValue())
        : OptionalLong.empty();
  }

  private boolean has(String name) {
    return fields.containsKey(name);
  }

  private String bytes(String name, int howMany) {
    return Hex.of(Hex.bytes(name, text(name), howMany));
  }

  private String text(String name) {
    if (fields.get(name) instanceof String text) {
      return text;
    }
    throw missing(name, Messages.recordingNoText(name));
  }

  private List<?> list(String name) {
    if (fields.get(name) instanceof List<?> list) {
      return list;
    }
    throw missing(name, Messages.recordingNoList(name));
  }

  private CaseReader object(String name) {
    if (has(name)) {
      return nested(name, fields.get(name));
    }
    throw missing(name, Messages.recordingNoObject(name));
  }

  private CaseReader nested(String where, @Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      return new CaseReader(map, place + ", " + where);
    }
    throw new InvalidTextException(place, Messages.recordingNoObject(where));
  }

  private InvalidTextException missing(String name, Message otherwise) {
    return new InvalidTextException(place, has(name) ? otherwise : Messages.recordingLacks(name));
  }
}
