package games.janus.engines.museum.microchess;

import games.janus.message.Messages;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A recording of the original, to be played again once and compared. Bytes are written in
 * hexadecimal; what must be seen stands under the labels of {@link RecordedField}, and what the
 * recording does not tell is left out.
 *
 * @param id how the recording is called, for people who look for it
 * @param machine as it was before the first step
 * @param candidates of a trace: every candidate in the order of generation, with the bytes that
 *     JANUS had counted when it was valued
 */
record RecordedCase(
    Kind kind, String id, Kim1 machine, List<Step> steps, List<Map<String, String>> candidates) {
  enum Kind {
    /** One press of PC: the state before it, and what came of it. */
    REPLY,
    /** Keys pressed one after the other on a fresh machine. */
    KEYS,
    /** One thought with all its candidates. */
    TRACE
  }

  /**
   * Something done to the machine, and what must be seen then.
   *
   * @param place which step it is, for people; empty if it is the only one
   * @param cycles how long the original took, if that was recorded; not compared
   */
  record Step(
      String place, Consumer<Kim1> action, Map<String, String> expected, Optional<Long> cycles) {}

  /** The step of a recording that tells of a single answer. */
  static List<Step> answer(Map<String, String> expected) {
    return List.of(new Step("", machine -> machine.press(Key.PC), expected, Optional.empty()));
  }

  /** A candidate as it is compared: man, from and to; two values; every {@link Counter}. */
  static Map<String, String> candidate(String move, String value, String best, String counters) {
    var fields = new LinkedHashMap<String, String>();
    fields.put(Messages.recordingTheMove().text(), move);
    fields.put(Messages.recordingTheValue().text(), value);
    fields.put(Messages.recordingTheBest().text(), best);
    for (Counter counter : Counter.values()) {
      int at = 2 * counter.ordinal();
      fields.put(counter.name(), counters.substring(at, at + 2));
    }
    return fields;
  }

  private static Map<String, String> candidate(JanusEvent.Valued valued) {
    TrialMove move = valued.move();
    return candidate(
        Hex.of(move.man()) + Hex.of(move.from()) + Hex.of(move.to()),
        Hex.of(valued.worth().value()),
        valued.lights().substring(2, 4),
        valued.counts().hex());
  }

  /** Those of the first step that differs; of a trace, of the first such candidate as well. */
  List<Replay.Difference> differences() {
    var recorder = new JanusRecorder(0);
    if (kind == Kind.TRACE) {
      machine.listen(recorder);
    }
    for (Step step : steps) {
      step.action().accept(machine);
      var found = new ArrayList<Replay.Difference>();
      if (kind == Kind.TRACE) {
        found.addAll(differences(recorder.candidates()));
      }
      found.addAll(differences(step.place(), step.expected(), RecordedField.seenOn(machine)));
      if (!found.isEmpty()) {
        return found;
      }
    }
    return List.of();
  }

  private List<Replay.Difference> differences(List<JanusEvent.Valued> seen) {
    for (int i = 0; i < Math.min(candidates.size(), seen.size()); i++) {
      List<Replay.Difference> found =
          differences(
              Messages.recordingTheCandidate(i + 1).text(),
              candidates.get(i),
              candidate(seen.get(i)));
      if (!found.isEmpty()) {
        return found;
      }
    }
    String number = Messages.recordingTheCount().text();
    return differences(
        "", Map.of(number, "" + candidates.size()), Map.of(number, "" + seen.size()));
  }

  /** Every expected field that is not as expected; one that is not there says none. */
  private List<Replay.Difference> differences(
      String place, Map<String, String> expected, Map<String, String> actual) {
    var differences = new ArrayList<Replay.Difference>();
    expected.forEach((field, wanted) -> {
      String seen = actual.getOrDefault(field, RecordedField.NONE);
      if (!seen.equals(wanted)) {
        differences.add(new Replay.Difference(id, place, field, wanted, seen));
      }
    });
    return differences;
  }
}
