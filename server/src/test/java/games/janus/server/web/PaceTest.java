package games.janus.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** How fast anybody may go. */
class PaceTest {
  private final Pace pace = new Pace(10, Duration.ofSeconds(5));

  private int allowed(String key, long second) {
    int count = 0;
    while (pace.allows(key, 1, TimeUnit.SECONDS.toNanos(second))) {
      count++;
    }
    return count;
  }

  @Test
  void soMuchAtOnceAndTheSameAgainWithinTheTime() {
    assertThat(allowed("a", 0)).isEqualTo(10);
    assertThat(allowed("a", 1)).isEqualTo(2);
    assertThat(allowed("a", 6)).isEqualTo(10);
    assertThat(allowed("a", 600)).isEqualTo(10);
  }

  @Test
  void oneDoesNotUseUpWhatIsAnothers() {
    assertThat(allowed("a", 0)).isEqualTo(10);
    assertThat(allowed("b", 0)).isEqualTo(10);
  }

  @Test
  void whatIsTooMuchIsNotTakenInPart() {
    assertThat(pace.allows("a", 11, 0)).isFalse();
    assertThat(pace.allows("a", 10, 0)).isTrue();
    assertThat(pace.allows("a", 1, 0)).isFalse();
  }
}
