package games.janus.engines.museum.microchess;

import static games.janus.engines.museum.microchess.Keypad.machineAfter;
import static games.janus.engines.museum.microchess.Keypad.press;
import static games.janus.engines.museum.microchess.Keypad.withMen;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeyboardTest {
  @Test
  void aFreshMachineStillShowsTheMonitor() {
    assertThat(new Kim1().led()).isEqualTo("0000D8");
  }

  @Test
  void keyCSetsUpTheMenAndShowsSixCs() {
    Kim1 machine = machineAfter("C");
    assertThat(machine.led()).isEqualTo("CCCCCC");
    assertThat(Hex.of(machine.board()))
        .isEqualTo("0304000702050106101711161215141373747077727571766067616662656463");
    assertThat(machine.bookPointer()).isEqualTo(0xFF);
  }

  @Test
  void keyEExchangesTheSidesAndShowsSixEs() {
    Kim1 machine = machineAfter("C E");
    assertThat(machine.led()).isEqualTo("EEEEEE");
    assertThat(Hex.of(machine.board()))
        .isEqualTo("0403070005020601171016111512131474737770757276716760666165626364");
  }

  @Test
  void exchangingTwiceChangesNothing() {
    Kim1 machine = machineAfter("C PC 6 4 3 3 F");
    String before = Hex.of(machine.board());
    press(machine, "E");
    assertThat(Hex.of(machine.board())).as("a captured man, seen from behind").contains("AB");
    press(machine, "E");
    assertThat(Hex.of(machine.board())).isEqualTo(before);
  }

  @Test
  void digitsWanderInFromTheRight() {
    assertThat(ledsWhile(machineAfter("C"), "6 3 4 3"))
        .containsExactly("FFCCC6", "FFCC63", "FFC634", "1F6343");
  }

  @Test
  void everyDigitIsLookedUpAlsoHalfEnteredNumbers() {
    Kim1 machine = machineAfter("C PC");
    assertThat(machine.led()).isEqualTo("0F1333");
    assertThat(ledsWhile(machine, "6 3 4 3"))
        .containsExactly("0F3336", "0F3363", "FF3634", "1F6343");
  }

  @Test
  void keyFMakesTheMoveAndFindsTheSquareEmpty() {
    Kim1 machine = machineAfter("C 6 3 4 3 F");
    assertThat(machine.led()).isEqualTo("FF6343");
    assertThat(machine.board()[0x1F]).isEqualTo(0x43);
  }

  @Test
  void aSecondFDeletesTheManJustMoved() {
    Kim1 machine = machineAfter("C 6 3 4 3 F F");
    assertThat(machine.board()[0x1F]).isEqualTo(0xCC);
  }

  @Test
  void aMoveFromAnEmptySquareDeletesWhateverStandsAtItsEnd() {
    Kim1 machine = machineAfter("C 4 4 0 0 F");
    assertThat(machine.board()[0x02]).isEqualTo(0xCC);
  }

  @Test
  void fAfterTheComputersMoveLeavesTheBoardAlone() {
    Kim1 machine = machineAfter("C PC");
    String before = Hex.of(machine.board());
    press(machine, "F");
    assertThat(machine.led()).isEqualTo("FF1333");
    assertThat(Hex.of(machine.board())).isEqualTo(before);
  }

  @Test
  void fAfterAResignationDeletesTheComputersKing() {
    Kim1 machine = withMen(Level.NORMAL, "00 00 10 22 11 11");
    press(machine, "PC");
    assertThat(machine.led()).isEqualTo("FFFFFF");
    assertThat(machine.reply().orElseThrow().isResignation()).isTrue();
    press(machine, "F");
    assertThat(machine.board()[0x00]).isEqualTo(0xCC);
  }

  @Test
  void theOtherKeysAreIgnored() {
    Kim1 machine = machineAfter("C PC");
    assertThat(ledsWhile(machine, "8 9 A B D AD DA + GO")).containsOnly("0F1333");
  }

  @Test
  void aKeyHeldDownActsOnce() {
    Kim1 machine = machineAfter("C");
    machine.hold(Key.DIGIT_6);
    machine.hold(Key.DIGIT_6);
    assertThat(machine.led()).isEqualTo("FFCCC6");
    machine.release();
    machine.hold(Key.DIGIT_6);
    assertThat(machine.led()).isEqualTo("FFCC66");
  }

  @Test
  void rollingOverToAnotherKeyCountsAsPressingIt() {
    Kim1 machine = machineAfter("C");
    machine.hold(Key.DIGIT_6);
    machine.hold(Key.DIGIT_3);
    machine.hold(Key.DIGIT_6);
    assertThat(machine.led()).isEqualTo("FFC636");
  }

  @Test
  void aPawnIsPromotedByHand() {
    Kim1 machine = withMen(Level.NORMAL, "00 03 08 77 10 50");
    String led = machine.led();
    machine.edit(0x08, 0xCC);
    machine.edit(0x01, 0x77);
    assertThat(machine.led()).isEqualTo(led);
    press(machine, "PC");
    assertThat(machine.led()).as("the new queen has moves").startsWith("01");
  }

  @Test
  void thereIsNoThirtyThirdMan() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Kim1().edit(32, 0))
        .withMessageContaining("00 to 1F");
    assertThatIllegalArgumentException().isThrownBy(() -> new Kim1().edit(0, 256));
  }

  @Test
  void everyKeyIsFoundByItsLabel() {
    for (Key key : Key.values()) {
      assertThat(Key.labelled(key.label())).contains(key);
    }
    assertThat(Key.labelled("ST")).isEmpty();
  }

  private static List<String> ledsWhile(Kim1 machine, String keys) {
    List<String> leds = new ArrayList<>();
    for (String key : Keypad.words(keys)) {
      press(machine, key);
      leds.add(machine.led());
    }
    return leds;
  }
}
