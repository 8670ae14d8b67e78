package games.janus.engines.museum.microchess;

import games.janus.rules.NotationException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plays recordings of the original again and says where we differ from it. */
public final class Replay {
  /** A difference is seldom alone; more of them would hide the first. */
  private static final int MOST_TOLD = 20;

  private int rightReplies;
  private int replies;
  private int rightKeys;
  private int keys;
  private int rightTraces;
  private int traces;
  private int refusals;
  private final List<Difference> differences = new ArrayList<>();
  private final List<String> refused = new ArrayList<>();

  /** Nothing replayed yet. */
  public Replay() {}

  /**
   * Replays one record, given as a reader of JSON gives an object: texts, numbers, truth values,
   * lists and maps. A header, which only says what the others mean, is passed over; a record that
   * is no recording is refused, with the reason in the report.
   *
   * @param place where the record stands, such as "line 7"
   */
  public void add(Map<String, ? extends @Nullable Object> fields, String place) {
    if ("header".equals(fields.get("kind"))) {
      return;
    }
    try {
      add(CaseReader.read(fields, place));
    } catch (NotationException bad) {
      refuse(place, bad.getMessage());
    }
  }

  /** Counts a record that could not even be read. */
  public void refuse(String place, @Nullable String reason) {
    refusals++;
    if (refused.size() < MOST_TOLD) {
      refused.add(place + ": " + reason);
    }
  }

  public void add(RecordedCase recorded) {
    List<Difference> found = differences(recorded);
    int right = found.isEmpty() ? 1 : 0;
    switch (recorded) {
      case ReplyCase _ -> {
        replies++;
        rightReplies += right;
      }
      case KeyCase _ -> {
        keys++;
        rightKeys += right;
      }
      case TraceCase _ -> {
        traces++;
        rightTraces += right;
      }
    }
    for (int i = 0; i < found.size() && differences.size() < MOST_TOLD; i++) {
      differences.add(found.get(i));
    }
  }

  public ReplayReport report() {
    return new ReplayReport(
        rightReplies,
        replies,
        rightKeys,
        keys,
        rightTraces,
        traces,
        differences,
        refused,
        refusals);
  }

  /**
   * Every difference of a reply; of a key sequence, those of the first step that differs; of a
   * trace, those of the first candidate that differs and of the end.
   */
  public static List<Difference> differences(RecordedCase recorded) {
    return switch (recorded) {
      case ReplyCase reply -> differences(reply);
      case KeyCase keys -> differences(keys);
      case TraceCase trace -> differences(trace);
    };
  }

  private static List<Difference> differences(ReplyCase recorded) {
    Kim1 machine = before(recorded);
    machine.press(Key.PC);
    return compare(recorded.id(), "", recorded.expected(), after(machine));
  }

  /** The machine as it stood when PC was pressed. */
  static Kim1 before(ReplyCase recorded) {
    Kim1 machine = machine(recorded.level(), recorded.opening());
    machine.restore(
        Hex.bytes(recorded.board(), Memory.MEN),
        Hex.bytes(recorded.display(), 3),
        Hex.bytes(recorded.bookPointer(), 1)[0]);
    return machine;
  }

  /** The fresh machine that the keys are pressed on. */
  static Kim1 before(KeyCase recorded) {
    return machine(recorded.level(), recorded.opening());
  }

  private static List<Difference> differences(KeyCase recorded) {
    Kim1 machine = before(recorded);
    int number = 0;
    for (KeyCase.Step step : recorded.steps()) {
      number++;
      step.key().ifPresent(machine::press);
      for (KeyCase.Edit edit : step.edits()) {
        machine.edit(edit.man(), edit.square());
      }
      List<Difference> found =
          compare(recorded.id(), "step " + number + " " + step, step.expected(), after(machine));
      if (!found.isEmpty()) {
        return found;
      }
    }
    return List.of();
  }

  private static List<Difference> differences(TraceCase recorded) {
    Kim1 machine = new Kim1();
    machine.setLevel(recorded.level());
    machine.restore(Hex.bytes(recorded.board(), Memory.MEN), new int[3], 0);
    var recorder = new JanusRecorder(0);
    machine.listen(recorder);
    machine.press(Key.PC);
    List<Difference> found = new ArrayList<>(candidates(recorded, recorder.candidates()));
    found.addAll(compare(recorded.id(), "", recorded.expected(), after(machine)));
    return found;
  }

  private static List<Difference> candidates(TraceCase recorded, List<JanusEvent.Valued> seen) {
    List<TraceCase.Candidate> expected = recorded.candidates();
    for (int i = 0; i < Math.min(expected.size(), seen.size()); i++) {
      String place = "candidate " + (i + 1);
      List<Difference> found =
          compare(recorded.id(), place, expected.get(i), TraceCase.Candidate.of(seen.get(i)));
      if (!found.isEmpty()) {
        return found;
      }
    }
    return expected.size() == seen.size()
        ? List.of()
        : List.of(
            new Difference(
                recorded.id(),
                "",
                "the number of candidates",
                "" + expected.size(),
                "" + seen.size()));
  }

  private static List<Difference> compare(
      String id, String place, TraceCase.Candidate expected, TraceCase.Candidate seen) {
    List<Difference> found = new ArrayList<>();
    note(found, new Difference(id, place, "the move", expected.move(), seen.move()));
    note(found, new Difference(id, place, "its value", expected.value(), seen.value()));
    note(found, new Difference(id, place, "the best", expected.bestSoFar(), seen.bestSoFar()));
    for (Counter counter : Counter.values()) {
      int at = 2 * counter.ordinal();
      note(
          found,
          new Difference(
              id,
              place,
              counter.name(),
              expected.counters().substring(at, at + 2),
              seen.counters().substring(at, at + 2)));
    }
    return found;
  }

  private static void note(List<Difference> found, Difference possible) {
    if (!possible.actual().equals(possible.expected())) {
      found.add(possible);
    }
  }

  private static Kim1 machine(Level level, String opening) {
    Kim1 machine = new Kim1();
    machine.setLevel(level);
    machine.loadByAddress(Hex.bytes(opening, Memory.BOOK_BYTES));
    return machine;
  }

  private static List<Difference> compare(
      String id,
      String place,
      Map<RecordedField, String> expected,
      Map<RecordedField, String> actual) {
    List<Difference> differences = new ArrayList<>();
    for (Map.Entry<RecordedField, String> field : expected.entrySet()) {
      String seen = actual.getOrDefault(field.getKey(), RecordedField.NONE);
      if (!seen.equals(field.getValue())) {
        differences.add(new Difference(id, place, field.getKey().label(), field.getValue(), seen));
      }
    }
    return differences;
  }

  /** Everything a recording may tell of the machine after a key. */
  private static Map<RecordedField, String> after(Kim1 machine) {
    Map<RecordedField, String> seen = new LinkedHashMap<>();
    seen.put(RecordedField.LED, machine.led());
    seen.put(RecordedField.BOARD, Hex.of(machine.board()));
    seen.put(RecordedField.OMOVE, Hex.of(machine.bookPointer()));
    machine.reply().ifPresent(reply -> describe(reply, seen));
    return seen;
  }

  private static void describe(Reply reply, Map<RecordedField, String> seen) {
    seen.put(RecordedField.BOOK, String.valueOf(reply.isBook()));
    seen.put(RecordedField.RESIGN, String.valueOf(reply.isResignation()));
    seen.put(RecordedField.NCAND, String.valueOf(reply.effort().candidates()));
    reply.bestValue().ifPresent(value -> seen.put(RecordedField.BESTV, Hex.of(value)));
    reply.captured().ifPresent(man -> seen.put(RecordedField.CAPTURED, Hex.of(man)));
    if (reply.move().isPresent()) {
      TrialMove move = reply.move().get();
      seen.put(RecordedField.PIECE, Hex.of(move.man()));
      seen.put(RecordedField.FROM, Hex.of(move.from()));
      seen.put(RecordedField.TO, Hex.of(move.to()));
    }
  }
}
