package games.janus.engines.museum.mint;

import static games.janus.engines.museum.mint.Conversation.answer;
import static games.janus.engines.museum.mint.Conversation.quirkyAnswer;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What MINT-Octave 15.1 does, beside what its manual means. */
class QuirksTest {
  private static final String ARRAY = "[ 7 8 9 ] a ! ";

  @Test
  void itemZeroIsTheSizeOrTheFirstItem() {
    assertThat(quirkyAnswer(ARRAY + "a 0 ? . a 1 ? . a 3 ? .")).isEqualTo("3 7 9 ");
    assertThat(answer(ARRAY + "a 0 ? . a 1 ? . a 2 ? .")).isEqualTo("7 8 9 ");
  }

  @Test
  void writingItemZeroOverwritesTheSizeOrTheFirstItem() {
    assertThat(quirkyAnswer(ARRAY + "5 a 0 ?! a /S . a 1 ? .")).isEqualTo("5 7 ");
    assertThat(answer(ARRAY + "5 a 0 ?! a /S . a 0 ? .")).isEqualTo("3 5 ");
  }

  @Test
  void bitOperatorsTakeNegativeNumbersForZeroOrForTheirBits() {
    assertThat(quirkyAnswer("-1 ~ . 0 ~ . -1 -1 | . -1 7 & .")).isEqualTo("65535 65535 0 0 ");
    assertThat(answer("-1 ~ . 0 ~ . -1 -1 | . -1 7 & .")).isEqualTo("0 -1 -1 7 ");
  }

  @Test
  void theWidthOfTheModeSaysWhatNotZeroIs() {
    assertThat(quirkyAnswer("int8 0 ~ . int32 0 ~ .")).isEqualTo("255 4294967295 ");
  }

  @Test
  void aVariableOfFourLettersIsUnknownOrAVariable() {
    assertThat(quirkyAnswer("5 trn ! trn .")).isEqualTo("5 ");
    assertThat(quirkyAnswer("5 turn ! turn ."))
        .isEqualTo("ERROR: Unknown word: turn (line 1, column 3)");
    assertThat(answer("5 turn ! turn .")).isEqualTo("5 ");
  }

  @Test
  void whileInsideAChoiceMakesItALoopOrLeavesTheLoopAround() {
    String line = "0 4 4 /T ( `Goodbye! ` /W )";
    assertThat(quirkyAnswer(line)).isEqualTo("Goodbye! Goodbye! Goodbye! ");
    assertThat(answer(line)).isEqualTo("Goodbye! ");

    String leaving = "4 ( /i . /i 1 = ( 0 /W ) )";
    assertThat(quirkyAnswer(leaving)).isEqualTo("0 1 2 3 ");
    assertThat(answer(leaving)).isEqualTo("0 1 ");
  }

  @Test
  void aLongLoopHasAMillionRoundsButOne() {
    String line = "int32 0 n ! /T ( n 1 + n ! 1 /W ) n .";
    assertThat(quirkyAnswer(line)).isEqualTo("999999 ");
    assertThat(answer(line)).isEqualTo("1 ");
  }

  @Test
  void anEndlessLoopWithoutWhileRunsOnceOrUntilItIsStopped() {
    assertThat(quirkyAnswer("/U ( `x` )")).isEqualTo("x");
    var patient = new Conversation(Dialect.MENDED, Caps.USUAL.withSteps(300), 1);
    assertThat(patient.enter("/U ( `x` )").printed()).startsWith("xxxxxxxxxx").contains("ERROR");
  }

  @Test
  void aChoiceHidesTheLoopCounterOrNot() {
    String line = "3 ( /i 0 > ( /i . ) )";
    assertThat(quirkyAnswer(line)).isEqualTo("0 0 ");
    assertThat(answer(line)).isEqualTo("1 2 ");
  }

  @Test
  void randIsARemainderAndAVariableOrALot() {
    assertThat(quirkyAnswer("10 3 / /rand . . .")).isEqualTo("0 1 3 ");
    assertThat(answer("1 /rand .")).isEqualTo("0 ");
  }

  @Test
  void anUnknownSlashWordIsADivisionAndAVariableOrAnError() {
    assertThat(quirkyAnswer("7 foo ! 6 2 /foo . .")).isEqualTo("7 3 ");
    assertThat(answer("7 foo ! 6 2 /foo . ."))
        .isEqualTo("ERROR: Unknown word: /foo (line 1, column 13)");
    assertThat(answer("7 foo ! 6 2 / foo . .")).isEqualTo("7 3 ");
  }
}
