package games.janus.engines.museum.microchess;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The machine beside recordings of the original: not how well it plays, but that it plays so. */
class AsThenTest {
  @Test
  @Tag("slow")
  void everyRecordedReplyAndKeyComesOutAsThen() {
    ReplayReport report = replay(Recordings.VECTORS);
    assertThat(report.differences()).isEmpty();
    assertThat(report.summary()).isEqualTo("replies 2249/2249 keys 85/85");
    assertThat(report.agrees()).isTrue();
  }

  /**
   * One of the twenty goes beyond what a reimplementation owes: a book move of man 36 that damages
   * the set-up table. It comes out as then because the whole memory page is modelled. Only a stray
   * book move that overwrites the program itself, or reads the working cells B2 to B6, would not.
   */
  @Test
  void everyRecordedQuirkComesOutAsThen() {
    ReplayReport report = replay(Recordings.QUIRKS);
    assertThat(report.differences()).isEmpty();
    assertThat(report.summary()).isEqualTo("replies 0/0 keys 20/20");
  }

  @Test
  void everyCounterOfEveryRecordedCandidateIsAsThen() {
    int candidates = 0;
    for (JsonNode recorded : Recordings.trees(Recordings.TRACES)) {
      if (recorded.path("kind").asText().equals("trace")) {
        List<List<String>> expected = rows(recorded.path("cands"));
        assertThat(trace(recorded)).as(recorded.path("ref").asText()).isEqualTo(expected);
        candidates += expected.size();
      }
    }
    assertThat(candidates).isEqualTo(4909);
  }

  private static ReplayReport replay(String name) {
    var replay = new Replay();
    for (Map<String, Object> recorded : Recordings.read(name)) {
      replay.add(recorded, name);
    }
    return replay.report();
  }

  /** Man, from, to, value, best value after it and all counters, for each candidate. */
  private static List<List<String>> trace(JsonNode recorded) {
    var machine = new Kim1();
    machine.setLevel(Level.labelled(recorded.path("level").asText()).orElseThrow());
    machine.restore(Hex.bytes(recorded.path("board").asText(), 32), new int[3], 0);
    var recorder = new JanusRecorder(0);
    machine.listen(recorder);
    machine.press(Key.PC);
    assertThat(machine.led()).isEqualTo(recorded.path("led").asText());
    assertThat(Hex.of(machine.reply().orElseThrow().bestValue().orElseThrow()))
        .isEqualTo(recorded.path("bestv").asText());
    List<List<String>> candidates = new ArrayList<>();
    for (JanusEvent.Valued valued : recorder.candidates()) {
      candidates.add(
          List.of(
              Hex.of(valued.move().man()),
              Hex.of(valued.move().from()),
              Hex.of(valued.move().to()),
              Hex.of(valued.worth().value()),
              valued.lights().substring(2, 4),
              valued.counts().hex()));
    }
    return candidates;
  }

  private static List<List<String>> rows(JsonNode array) {
    List<List<String>> rows = new ArrayList<>();
    for (JsonNode row : array) {
      List<String> cells = new ArrayList<>();
      row.forEach(cell -> cells.add(cell.asText()));
      rows.add(cells);
    }
    return rows;
  }
}
