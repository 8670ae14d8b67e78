package games.janus.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.play.JsonReader;
import games.janus.play.JsonValue;
import games.janus.server.web.EventLog.Level;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What operators read. */
class EventLogTest {
  private static final Instant NOW = Instant.parse("2026-11-18T07:00:00Z");

  private final List<String> lines = new ArrayList<>();
  private final EventLog log = new EventLog(lines::add);

  private void log(String kind, String text, Instant now) {
    log.log(Level.WARNING, kind, text, null, now);
  }

  @Test
  void anEventIsOneLineOfJson() {
    log("store", "the disk is full", NOW);
    assertThat(lines)
        .containsExactly(
            "{\"time\":\"2026-11-18T07:00:00Z\",\"level\":\"warning\",\"kind\":\"store\","
                + "\"text\":\"the disk is full\"}");
  }

  @Test
  void nothingInItSteersATerminalOrForgesALine() {
    log("x\r\n", "a\nb\u001b[31m\u202e\u2028\u0085\u200f\0{\"", NOW);
    assertThat(lines).hasSize(1);
    assertThat(lines.getFirst()).matches("[ -~]+");
    assertThat(JsonReader.read(lines.getFirst())).isInstanceOf(JsonValue.Fields.class);
  }

  @Test
  void fieldsAndLinesAreShort() {
    var failure = new IllegalStateException("a name");
    StackTraceElement[] deep = new StackTraceElement[500];
    java.util.Arrays.fill(deep, failure.getStackTrace()[0]);
    failure.setStackTrace(deep);
    log.log(Level.ERROR, "\\".repeat(9000), "\"".repeat(9000), failure, NOW);
    assertThat(lines.getFirst().length()).isLessThanOrEqualTo(EventLog.LONGEST_LINE);
    assertThat(lines.getFirst()).contains("IllegalStateException").doesNotContain("a name");
    log("k", "y".repeat(9000), NOW);
    assertThat(lines.getLast()).contains("\"" + "y".repeat(EventLog.LONGEST_FIELD) + "\"");
  }

  @Test
  void aKindHasTwentyLinesASecondAndTheRestIsCounted() {
    for (int i = 0; i < 100; i++) {
      log("flood", "again", NOW);
    }
    log("other", "still heard", NOW);
    assertThat(lines).hasSize(21);
    log("flood", "again", NOW.plusSeconds(1));
    assertThat(lines.getLast()).contains("\"dropped\":80");
  }
}
