package games.janus.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SplitMix64Test {
  @Test
  void itGivesThePublishedNumbers() {
    var lots = new SplitMix64(1234567);
    assertThat(Long.toUnsignedString(lots.next())).isEqualTo("6457827717110365317");
    assertThat(Long.toUnsignedString(lots.next())).isEqualTo("3203168211198807973");
    assertThat(Long.toUnsignedString(lots.next())).isEqualTo("9817491932198370423");
  }

  @Test
  void aLaterNumberCanBeHadAtOnce() {
    var lots = new SplitMix64(42);
    lots.next();
    lots.next();
    assertThat(SplitMix64.after(42, 2).next()).isEqualTo(lots.next());
  }

  @Test
  void everyLotBelowTheBoundIsDrawnAndNoOther() {
    var lots = new SplitMix64(3);
    boolean[] drawn = new boolean[7];
    for (int i = 0; i < 200; i++) {
      drawn[(int) lots.below(7)] = true;
    }
    assertThat(drawn).containsOnly(true);
  }
}
