package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import games.janus.play.core.Core;
import org.junit.jupiter.api.Test;

/** Every thought of the core says what is needed to think it again. */
class ThoughtInJsonTest {
  private static final TextCore CORE = new TextCore();
  private static final String QUESTION =
      "{\"ask\":\"think\",\"game\":\"chess\",\"moves\":[\"e2e4\"],\"engine\":\"janus\",\"level\":"
          + "\"full\",";

  private static JsonNode record(String rest, ThinkControl control) {
    return Clicks.read(CORE.think(QUESTION + rest, control)).path("record");
  }

  /** A clock that has run out. */
  private static final class NoTime implements ThinkControl {
    @Override
    public boolean shouldStop() {
      return true;
    }

    @Override
    public long millis() {
      return 0;
    }
  }

  @Test
  void itSaysWhoThoughtHowAndWhen() {
    JsonNode record = record("\"depth\":4}", ThinkControl.patient());
    assertThat(record.get("schema").asText()).isEqualTo("janus-thought/1");
    assertThat(record.get("version").asText()).isEqualTo(Core.VERSION);
    assertThat(record.get("plies").asInt()).isEqualTo(1);
    assertThat(record.get("depth").asInt()).isEqualTo(4);
    assertThat(record.get("seed").asText()).isEqualTo("1");
    assertThat(record.get("signature").asText()).hasSize(16);
  }

  @Test
  void aThoughtThatEndsByItselfIsNotTimedThoughAClockRan() {
    assertThat(record("\"depth\":4,\"ms\":60000}", ThinkControl.patient()).get("timed").asBoolean())
        .isFalse();
    assertThat(record("\"nodes\":5000}", ThinkControl.patient()).get("timed").asBoolean())
        .isFalse();
  }

  @Test
  void aThoughtThatTheClockEndedIsTimed() {
    assertThat(record("\"depth\":9,\"ms\":5}", new NoTime()).get("timed").asBoolean()).isTrue();
  }

  @Test
  void whoLooksForSeveralLinesIsNotOnRecord() {
    assertThat(record("\"depth\":3,\"lines\":2}", ThinkControl.patient()).isMissingNode()).isTrue();
  }
}
