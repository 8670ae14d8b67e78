package games.janus.play.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimeControlTest {
  @ParameterizedTest
  @ValueSource(strings = {"2+0.02", "40/60", "10", "40/60+0.5", "300d5", "40/60+0.001d0.25"})
  void readsAsItIsWritten(String text) {
    assertThat(TimeControl.read(text).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "x",
        "0",
        "-1",
        "2+",
        "1e9",
        "40/",
        "/5",
        "9999999",
        "+",
        "d",
        "5d",
        "2d1+3",
        ".",
        "-1/5",
        "5+-1",
        "99999999999999999999"
      })
  void isRefusedWhereItMeansNoClock(String text) {
    assertThatThrownBy(() -> TimeControl.read(text)).hasMessageContaining("not a time control");
  }
}
