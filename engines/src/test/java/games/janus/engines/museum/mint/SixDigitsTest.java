package games.janus.engines.museum.mint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SixDigitsTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.0, 0",
    "1, 1",
    "-2.5, -2.5",
    "100000, 100000",
    "123456, 123456",
    "1234567, 1.23457e+06",
    "999999.5, 1e+06",
    "0.0001, 0.0001",
    "0.00001, 1e-05",
    "3.14159265, 3.14159",
    "1e100, 1e+100",
    "5e-324, 4.94066e-324",
    "1.7976931348623157e308, 1.79769e+308",
    "NaN, NaN",
    "Infinity, Inf",
    "-Infinity, -Inf"
  })
  void numbersArePrintedAsOctaveDoes(double number, String printed) {
    assertThat(SixDigits.of(number)).isEqualTo(printed);
  }

  /** Java's own formatter, whose general form keeps its zeros, is right about the first digits. */
  @Test
  void sixDigitsAreTheRightSix() {
    var random = new SplittableRandom(7);
    for (int i = 0; i < 10_000; i++) {
      double number = random.nextDouble(-1, 1) * Math.pow(10, random.nextInt(-40, 40));
      double printed = Double.parseDouble(SixDigits.of(number));
      double expected = Double.parseDouble(String.format(Locale.ROOT, "%.5e", number));
      assertThat(Math.abs(printed - expected))
          .as("%s, printed %s (seed 7, number %d)", number, printed, i)
          .isLessThanOrEqualTo(Math.abs(number) * 1.1e-5);
      assertThat(Math.abs(printed - number)).isLessThanOrEqualTo(Math.abs(number) * 5.001e-6);
    }
  }
}
