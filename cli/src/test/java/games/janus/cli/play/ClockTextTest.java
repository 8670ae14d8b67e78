package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clocks, and how they are read and written. */
class ClockTextTest {
  @ParameterizedTest
  @CsvSource({"5+3, 300000, 3000", "10, 600000, 0", "0.5+1, 30000, 1000", "90+30, 5400000, 30000"})
  void minutesAndSeconds(String text, long base, long increment) {
    var control = ClockText.read(text);
    assertThat(control.base()).isEqualTo(base);
    assertThat(control.increment()).isEqualTo(increment);
  }

  @ParameterizedTest
  @CsvSource({"1d, 1", "14d, 14"})
  void daysForEachMove(String text, int days) {
    var control = ClockText.read(text);
    assertThat(control.hasDays()).isTrue();
    assertThat(control.delay()).isEqualTo(days * 86_400_000L);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "x", "0d", "15d", "d", "0", "-5", "5+", "5+x", "1e9", "99999999", "5+3+2"})
  void whatIsNoClockIsRefused(String text) {
    assertThatThrownBy(() -> ClockText.read(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("5+3");
  }

  @ParameterizedTest
  @CsvSource({"299999, 4:59", "3723000, 1:02:03", "19950, 0:19.9", "900, 0:00.9", "-5, 0:00.0"})
  void clocksShowWhatIsLeft(long millis, String shown) {
    assertThat(ClockText.shown(millis)).isEqualTo(shown);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 59_999, 3_600_000, 5_400_123})
  void whatIsKeptReadsBack(long millis) {
    assertThat(ClockText.readKept(ClockText.kept(millis))).hasValue(millis);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x:y", "1:2:", "-1:00", "999999999999"})
  void whatIsNoTimeIsPassedOver(String text) {
    assertThat(ClockText.readKept(text)).isEmpty();
  }
}
