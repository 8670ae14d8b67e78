package games.janus.engines.museum.microchess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A recording of the original, to be played again and compared. Bytes are written in hexadecimal;
 * what must be seen stands under the labels of {@link RecordedField}, and what the recording does
 * not tell is left out.
 */
public sealed interface RecordedCase {
  /** How the recording is called, for people who look for it. */
  String id();

  /**
   * Every difference of a reply; of a key sequence, those of the first step that differs; of a
   * trace, those of the first candidate that differs and of the end.
   */
  List<Difference> differences();

  private static Kim1 machine(Level level, String opening) {
    Kim1 machine = new Kim1();
    machine.setLevel(level);
    machine.loadByAddress(Hex.bytes(opening, Memory.BOOK_BYTES));
    return machine;
  }

  /**
   * One press of PC: the state before it, and what came of it.
   *
   * @param board the squares of all 32 men
   * @param bookPointer OMOVE
   * @param opening the 28 bytes of the book, from address C0 up
   * @param display the six digits shown
   */
  record ReplyCase(
      String id,
      Level level,
      String board,
      String bookPointer,
      String opening,
      String display,
      Map<String, String> expected)
      implements RecordedCase {
    public ReplyCase {
      expected = Collections.unmodifiableMap(new LinkedHashMap<>(expected));
    }

    @Override
    public List<Difference> differences() {
      Kim1 machine = machine(level, opening);
      machine.restore(
          Hex.bytes(board, Memory.MEN), Hex.bytes(display, 3), Hex.bytes(bookPointer, 1)[0]);
      machine.press(Key.PC);
      return Difference.between(id, "", expected, RecordedField.seenOn(machine));
    }
  }

  /**
   * Keys pressed one after the other on a fresh machine.
   *
   * @param opening the 28 bytes of the book, from address C0 up
   */
  record KeyCase(String id, Level level, String opening, List<Step> steps) implements RecordedCase {
    public KeyCase {
      steps = List.copyOf(steps);
    }

    /**
     * A key, or bytes written to the piece list.
     *
     * @param key the key pressed; none if bytes were written
     * @param cycles how long the original took, if that was recorded; not compared
     */
    public record Step(
        Optional<Key> key, List<Edit> edits, Map<String, String> expected, OptionalLong cycles) {
      public Step {
        edits = List.copyOf(edits);
        expected = Collections.unmodifiableMap(new LinkedHashMap<>(expected));
      }

      @Override
      public String toString() {
        return key.isPresent() ? "key " + key.get().label() : "edit";
      }
    }

    /**
     * A byte written to the piece list.
     *
     * @param man 00 to 1F
     * @param square any byte
     */
    public record Edit(int man, int square) {}

    /** The fresh machine that the keys are pressed on. */
    Kim1 machine() {
      return RecordedCase.machine(level, opening);
    }

    @Override
    public List<Difference> differences() {
      Kim1 machine = machine();
      int number = 0;
      for (Step step : steps) {
        number++;
        step.key().ifPresent(machine::press);
        for (Edit edit : step.edits()) {
          machine.edit(edit.man(), edit.square());
        }
        String place = "step " + number + " " + step;
        List<Difference> found =
            Difference.between(id, place, step.expected(), RecordedField.seenOn(machine));
        if (!found.isEmpty()) {
          return found;
        }
      }
      return List.of();
    }
  }

  /**
   * One thought in all its steps: every candidate in the order of generation, with the bytes that
   * JANUS had counted when it was valued.
   *
   * @param board the squares of all 32 men
   */
  record TraceCase(
      String id,
      Level level,
      String board,
      Map<String, String> expected,
      List<Candidate> candidates)
      implements RecordedCase {
    public TraceCase {
      expected = Collections.unmodifiableMap(new LinkedHashMap<>(expected));
      candidates = List.copyOf(candidates);
    }

    /**
     * A move that was valued.
     *
     * @param move man, from and to
     * @param value what it was worth
     * @param bestSoFar the best value after it
     * @param counters every {@link Counter}, two digits each
     */
    public record Candidate(String move, String value, String bestSoFar, String counters) {
      static Candidate of(JanusEvent.Valued valued) {
        TrialMove move = valued.move();
        return new Candidate(
            Hex.of(move.man()) + Hex.of(move.from()) + Hex.of(move.to()),
            Hex.of(valued.worth().value()),
            valued.lights().substring(2, 4),
            valued.counts().hex());
      }

      private Map<String, String> fields() {
        var fields = new LinkedHashMap<String, String>();
        fields.put("the move", move);
        fields.put("its value", value);
        fields.put("the best", bestSoFar);
        for (Counter counter : Counter.values()) {
          int at = 2 * counter.ordinal();
          fields.put(counter.name(), counters.substring(at, at + 2));
        }
        return fields;
      }
    }

    @Override
    public List<Difference> differences() {
      Kim1 machine = new Kim1();
      machine.setLevel(level);
      machine.restore(Hex.bytes(board, Memory.MEN), new int[3], 0);
      var recorder = new JanusRecorder(0);
      machine.listen(recorder);
      machine.press(Key.PC);
      var found = new ArrayList<Difference>(differences(recorder.candidates()));
      found.addAll(Difference.between(id, "", expected, RecordedField.seenOn(machine)));
      return found;
    }

    private List<Difference> differences(List<JanusEvent.Valued> seen) {
      for (int i = 0; i < Math.min(candidates.size(), seen.size()); i++) {
        Map<String, String> actual = Candidate.of(seen.get(i)).fields();
        List<Difference> found =
            Difference.between(id, "candidate " + (i + 1), candidates.get(i).fields(), actual);
        if (!found.isEmpty()) {
          return found;
        }
      }
      String number = "the number of candidates";
      return Difference.between(
          id, "", Map.of(number, "" + candidates.size()), Map.of(number, "" + seen.size()));
    }
  }
}
