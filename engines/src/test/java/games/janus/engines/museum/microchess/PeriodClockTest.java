package games.janus.engines.museum.microchess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PeriodClockTest {
  @ParameterizedTest
  @CsvSource({"SUPER_BLITZ, 1226406", "BLITZ, 1226406", "NORMAL, 21034252"})
  void theFirstThoughtTookTheOriginalThisLong(Level level, long cycles) {
    Kim1 machine = Keypad.atStartWithBookClosed(level);
    machine.press(Key.PC);
    assertThat(PeriodClock.cycles(machine.reply().orElseThrow()))
        .isCloseTo(cycles, withinPercentage(2));
  }

  @Test
  void aBookMoveTookHalfAThousandthOfASecond() {
    Kim1 machine = Keypad.machineAfter("C PC");
    assertThat(PeriodClock.cycles(machine.reply().orElseThrow())).isEqualTo(491);
    assertThat(PeriodClock.milliseconds(machine.reply().orElseThrow())).isZero();
  }

  @Test
  @Tag("slow")
  void theClockIsRightWithinAFewHundredthsOnThoughtsItWasNotFittedTo() {
    List<Double> errors = new ArrayList<>();
    for (RecordedCase recorded : Recordings.cases(Recordings.VECTORS)) {
      if (recorded.kind() == RecordedCase.Kind.KEYS) {
        errors.addAll(errors(recorded));
      }
    }
    errors.sort(null);
    assertThat(errors).hasSize(948);
    assertThat(errors.get(errors.size() / 2)).as("median").isLessThan(0.01);
    assertThat(errors.getLast()).as("worst").isLessThan(0.05);
  }

  private static List<Double> errors(RecordedCase keys) {
    List<Double> errors = new ArrayList<>();
    Kim1 machine = keys.machine();
    for (RecordedCase.Step step : keys.steps()) {
      step.action().accept(machine);
      if (step.cycles().isPresent() && !machine.reply().orElseThrow().isBook()) {
        double cycles = step.cycles().get();
        errors.add(Math.abs(PeriodClock.cycles(machine.reply().get()) - cycles) / cycles);
      }
    }
    return errors;
  }
}
