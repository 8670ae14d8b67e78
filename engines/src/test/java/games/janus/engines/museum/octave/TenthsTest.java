package games.janus.engines.museum.octave;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TenthsTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0.0",
    "-2.8e-17, -0.0",
    "-0.0, -0.0",
    "11.5, 11.5",
    "-9999, -9999.0",
    "9.96, 10.0",
    // Ties that are ties go to the even digit; a double beside a tie only looks like one.
    "0.25, 0.2",
    "0.75, 0.8",
    "0.05, 0.1",
    "0.15, 0.1",
    "0.35, 0.3",
    "-0.45, -0.5",
  })
  void numbersArePrintedAsInC(double value, String text) {
    assertThat(Tenths.text(value)).isEqualTo(text);
  }

  @Test
  void everyNumberRoundsAsItsExactDecimalsDo() {
    long seed = 1;
    var random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    for (int i = 0; i < 20_000; i++) {
      double nearTie = random.nextInt(20_000) / 20.0;
      double value = nearTie + random.nextInt(-2, 3) * Math.ulp(nearTie);
      String exact =
          new BigDecimal(Math.abs(value)).setScale(1, RoundingMode.HALF_EVEN).toPlainString();
      assertThat(Tenths.text(Math.abs(value)))
          .as("%s, drawn with seed %s", value, seed)
          .isEqualTo(exact);
    }
  }
}
