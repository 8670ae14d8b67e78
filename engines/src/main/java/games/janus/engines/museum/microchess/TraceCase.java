package games.janus.engines.museum.microchess;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One thought in all its steps: every candidate in the order of generation, with the bytes that
 * JANUS had counted when it was valued. Bytes are written in hexadecimal.
 *
 * @param id the recording's name
 * @param level the level of play
 * @param board the squares of all 32 men
 * @param expected what must come of the thought, by field
 * @param candidates what must be seen of every candidate
 */
public record TraceCase(
    String id,
    Level level,
    String board,
    Map<RecordedField, String> expected,
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
  }
}
