package games.janus.engines.museum.mint;

import static games.janus.engines.museum.mint.Conversation.answer;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The examples of the language's manual. */
class ManualTest {
  @Test
  void twoNumbersAreAdded() {
    assertThat(answer("5 3 + .")).isEqualTo("8 ");
  }

  @Test
  void divisionLeavesARemainder() {
    assertThat(answer("10 3 / . /r .")).isEqualTo("3 1 ");
  }

  @Test
  void overCopiesTheSecondNumber() {
    assertThat(answer("60 70 % . . .")).isEqualTo("60 70 60 ");
  }

  @Test
  void loopsCountInsideLoops() {
    assertThat(answer("3 ( 3 ( /i /j + . ) /N )")).isEqualTo("0 1 2 \n1 2 3 \n2 3 4 ");
  }

  @Test
  void trueIsMinusOne() {
    assertThat(answer("/T .")).isEqualTo("-1 ");
  }

  @Test
  void eightBitsWrapAround() {
    assertThat(answer("int8", "127 1 + .")).isEqualTo("-128 ");
  }
}
