package games.janus.engines.museum.microchess;

import static games.janus.engines.museum.microchess.Keypad.machineAfter;
import static games.janus.engines.museum.microchess.Keypad.press;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.rules.Color;
import games.janus.rules.InvalidTextException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Memory changed by hand, through the monitor of the KIM-1. */
class MonitorTest {
  private static final String BACK = "AD 0 0 0 0 GO";

  private static Kim1 inMonitorAfter(String keys) {
    Kim1 machine = machineAfter(Level.NORMAL, keys);
    machine.reset();
    return machine;
  }

  @Test
  void resetShowsTheAddressThatTheDisplayHappensToSpell() {
    Kim1 machine = inMonitorAfter("C PC");
    assertThat(machine.led()).as("0F13, of which nothing is known").isEqualTo("0F13  ");
    assertThat(machine.address()).contains(0x0F13);
    assertThat(machine.isInMonitor()).isTrue();
  }

  @Test
  void digitsWanderIntoTheAddress() {
    Kim1 machine = inMonitorAfter("C");
    press(machine, "AD 0 0 5 F");
    assertThat(machine.led()).as("the king's pawn stands on 13").isEqualTo("005F13");
    press(machine, "+");
    assertThat(machine.led()).as("the player's king on 73").isEqualTo("006073");
  }

  @Test
  void aPawnIsPromotedByTwoBytes() {
    Kim1 machine = inMonitorAfter("C 6 3 0 4 F");
    assertThat(machine.board()[0x01]).as("its queen was taken").isEqualTo(0xCC);
    press(machine, "AD 0 0 6 F DA C C AD 0 0 6 1 DA 0 4");
    assertThat(machine.led()).isEqualTo("006104");
    press(machine, BACK);
    assertThat(machine.isInMonitor()).isFalse();
    assertThat(machine.led()).as("as after loading the tape").isEqualTo("0000D8");
    assertThat(machine.board()[0x1F]).isEqualTo(0xCC);
    assertThat(machine.board()[0x11]).isEqualTo(0x04);
  }

  @Test
  void twoBytesMakeTheLevel() {
    Kim1 machine = inMonitorAfter("C");
    press(machine, "AD 0 2 F 2 DA 0 0");
    assertThat(machine.level()).contains(Level.BLITZ);
    press(machine, "AD 0 1 8 B DA F F " + BACK);
    assertThat(machine.level()).contains(Level.SUPER_BLITZ);
  }

  @Test
  void itDoesNotThinkWithBytesThatAreNoLevel() {
    Kim1 machine = inMonitorAfter("C");
    press(machine, "AD 0 1 8 B DA 7 7 " + BACK);
    int[] before = machine.board();
    press(machine, "PC");
    assertThat(machine.level()).isEmpty();
    assertThat(machine.reply()).isEmpty();
    assertThat(machine.board()).isEqualTo(before);
  }

  @ParameterizedTest
  @EnumSource(Opening.class)
  void anOpeningIsTwentyEightBytesFromC0Up(Opening opening) {
    Kim1 machine = inMonitorAfter("C");
    press(machine, "AD 0 0 C 0 DA");
    for (int value : opening.byAddress()) {
      String digits = Hex.of(value);
      press(machine, digits.charAt(0) + " " + digits.charAt(1) + " +");
    }
    press(machine, BACK);
    assertThat(machine.openingBytes()).isEqualTo(opening.bytes());
    assertThat(Opening.of(machine.openingBytes())).contains(opening);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0 0 0 0", "0 0 4 F", "0 0 F 9", "0 3 0 0", "F F F F"})
  void whatIsNotKnownStaysAsItIs(String address) {
    Kim1 machine = inMonitorAfter("C");
    press(machine, "AD " + address);
    String before = machine.snapshot();
    press(machine, "DA 1 2 AD");
    assertThat(machine.snapshot()).isEqualTo(before);
  }

  @Test
  void nothingStartsElsewhereThanAtTheBeginning() {
    Kim1 machine = inMonitorAfter("C");
    press(machine, "AD 0 0 5 0 GO");
    assertThat(machine.isInMonitor()).isTrue();
  }

  @Test
  void theLastAddressIsFollowedByTheFirst() {
    Kim1 machine = inMonitorAfter("C");
    press(machine, "AD F F F F +");
    assertThat(machine.led()).isEqualTo("0000D8");
  }

  @Test
  void aRestoredMachineGoesOnAsIfNothingHadBeen() {
    Kim1 one = machineAfter(Level.BLITZ, "C E 6 4 4 4 F PC 6 0 5 0 F");
    Kim1 other = Kim1.restored(one.snapshot());
    assertThat(other.computer()).isEqualTo(Color.BLACK);
    press(one, "PC");
    press(other, "PC");
    assertThat(other.led()).isEqualTo(one.led());
    assertThat(other.reply()).isEqualTo(one.reply());
    assertThat(other.snapshot()).isEqualTo(one.snapshot());
  }

  @Test
  void aRestoredMonitorStillEntersData() {
    Kim1 one = inMonitorAfter("C");
    press(one, "AD 0 0 5 0 DA 1");
    Kim1 other = Kim1.restored(one.snapshot());
    press(other, "2");
    assertThat(other.led()).isEqualTo("005012");
    assertThat(other.entersData()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "00", "no machine"})
  void aTextThatIsNoMachineIsRefused(String text) {
    assertThatThrownBy(() -> Kim1.restored(text))
        .isInstanceOf(InvalidTextException.class)
        .hasMessageContaining("For a machine, 520 hexadecimal digits are needed.");
  }
}
