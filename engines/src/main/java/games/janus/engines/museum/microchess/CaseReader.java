package games.janus.engines.museum.microchess;

import games.janus.engines.museum.microchess.RecordedCase.Kind;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.InvalidTextException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Makes recordings of what a reader of JSON has read. Fields that do not bear on a replay are
 * passed over; a field that does, and is wrong, is refused with the reason.
 */
final class CaseReader {
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

  private RecordedCase reply() {
    int bookPointer = bytes("omove", 1)[0];
    boolean bookIsOpen = bookPointer >= 0x80;
    Map<String, String> expected = object("result").expected("");
    expected.putAll(expected("_after"));
    if (expected.isEmpty()) {
      throw new InvalidTextException(id(), Messages.recordingNothing());
    }
    Kim1 machine = machine();
    int[] board = bytes("board", Memory.MEN);
    machine.loadByAddress(opening(bookIsOpen));
    boolean isShown = bookIsOpen || has("led_before");
    machine.restore(board, isShown ? bytes("led_before", 3) : new int[3], bookPointer);
    return new RecordedCase(Kind.REPLY, id(), machine, RecordedCase.answer(expected), List.of());
  }

  private RecordedCase keys() {
    List<RecordedCase.Step> steps = new ArrayList<>();
    for (Object step : list("steps")) {
      String name = "step " + (steps.size() + 1);
      steps.add(nested(name, step).step(name));
    }
    if (steps.isEmpty()) {
      throw new InvalidTextException(id(), Messages.recordingNoSteps());
    }
    Kim1 machine = machine();
    machine.loadByAddress(opening(false));
    return new RecordedCase(Kind.KEYS, id(), machine, steps, List.of());
  }

  private RecordedCase trace() {
    List<Map<String, String>> candidates = new ArrayList<>();
    for (Object row : list("cands")) {
      candidates.add(candidate(row));
    }
    Map<String, String> expected = expected("");
    expected.remove(RecordedField.BOARD.label()); // the one before the thought
    String id = has("ref") ? text("ref") : id();
    Kim1 machine = machine();
    machine.restore(bytes("board", Memory.MEN), new int[3], 0);
    return new RecordedCase(Kind.TRACE, id, machine, RecordedCase.answer(expected), candidates);
  }

  private static Map<String, String> candidate(@Nullable Object row) {
    if (!(row instanceof List<?> cells) || cells.size() != CANDIDATE_CELLS) {
      throw new InvalidTextException(String.valueOf(row), Messages.recordingCandidate());
    }
    return RecordedCase.candidate(
        cell(cells.get(0), 1) + cell(cells.get(1), 1) + cell(cells.get(2), 1),
        cell(cells.get(3), 1),
        cell(cells.get(4), 1),
        cell(cells.get(5), Counter.size()));
  }

  private static String cell(@Nullable Object cell, int howMany) {
    return Hex.of(Hex.bytes(Messages.recordingACell(), String.valueOf(cell), howMany));
  }

  private RecordedCase.Step step(String name) {
    if (has("key") == has("edit")) {
      throw new InvalidTextException(place, Messages.recordingKeyOrEdit());
    }
    Consumer<Kim1> action = has("key") ? key() : edits();
    String what = has("key") ? "key " + text("key") : "edit";
    return new RecordedCase.Step(name + " " + what, action, expected(""), cycles());
  }

  private Consumer<Kim1> key() {
    String label = text("key");
    Key key =
        Key.labelled(label)
            .orElseThrow(() -> new InvalidTextException(label, Messages.recordingKey(place)));
    return machine -> machine.press(key);
  }

  private Consumer<Kim1> edits() {
    Consumer<Kim1> edits = _ -> {};
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
      int to = Hex.bytes(Messages.recordingASquare(), square, 1)[0];
      edits = edits.andThen(machine -> machine.edit(index, to));
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

  /** A fresh one, at the level of the recording. */
  private Kim1 machine() {
    String label = text("level");
    Level level =
        Level.labelled(label)
            .orElseThrow(() -> new InvalidTextException(label, Messages.recordingLevel()));
    Kim1 machine = new Kim1();
    machine.setLevel(level);
    return machine;
  }

  /** Where the book answers, it must be told; elsewhere the opening on the tape is meant. */
  private int[] opening(boolean isNeeded) {
    return isNeeded || has("opening")
        ? bytes("opening", Memory.BOOK_BYTES)
        : Opening.ON_TAPE.byAddress();
  }

  private Optional<Long> cycles() {
    return fields.get("cycles") instanceof Number cycles
        ? Optional.of(cycles.longValue())
        : Optional.empty();
  }

  private boolean has(String name) {
    return fields.containsKey(name);
  }

  private int[] bytes(String name, int howMany) {
    return Hex.bytes(name, text(name), howMany);
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
