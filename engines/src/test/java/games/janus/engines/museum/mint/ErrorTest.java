package games.janus.engines.museum.mint;

import static games.janus.engines.museum.mint.Conversation.answer;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ErrorTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '→',
      quoteCharacter = '§',
      textBlock =
          """
          1 foo2         → Unknown word: foo2 (line 1, column 3)
          NIX            → Unknown word: NIX (line 1, column 1)
          1 @            → Unknown word: @ (line 1, column 3)
          5 /G           → Unknown word: /G (line 1, column 3)
          6 2 /foo       → Unknown word: /foo (line 1, column 5)
          6 /random      → Unknown word: /random (line 1, column 3)
          6 /Zed         → Unknown word: /Zed (line 1, column 3)
          6 2 /x2 .      → Unknown word: /x2 (line 1, column 5)
          #XY            → Unknown word: #XY (line 1, column 1)
          1.2.3          → Unknown word: 1.2.3 (line 1, column 1)
          1 +            → Stack underflow: + needs 2 numbers, and there is 1 (line 1, column 3)
          x !            → Stack underflow: x ! needs 1 number, and there are 0 (line 1, column 1)
          ( 1 )          → Stack underflow: ( needs 1 number, and there are 0 (line 1, column 1)
          1 0 /          → Division by zero (line 1, column 5)
          1 0 /mod       → Division by zero (line 1, column 5)
          2 -1 **        → ** with a negative exponent needs fp mode (line 1, column 6)
          -4 /sqrt       → /sqrt of a negative number (line 1, column 4)
          0 /rand        → /rand must know how many numbers to choose from, and 0 is too few (line 1, column 3)
          1 -1 {         → Bits cannot be moved -1 times (line 1, column 6)
          1.5            → 1.5 needs fp mode (line 1, column 1)
          99999999999999999999 → Too large a number: 99999999999999999999 (line 1, column 1)
          -1 /C          → There is no character with the code -1 (line 1, column 4)
          5 0 ?          → There is no array at address 5 (line 1, column 5)
          [ 1 2 ] 2 ?    → There is no item 2 in an array of 2 (line 1, column 11)
          [ 1 2 ] -1 ?   → There is no item -1 in an array of 2 (line 1, column 12)
          1 [ ' ]        → The code between [ and ] takes more numbers than it gives (line 1, column 3)
          `abc           → This text has no closing ` (line 1, column 1)
          1 )            → ) without ( (line 1, column 3)
          ]              → ] without [ (line 1, column 1)
          ;              → ; without : (line 1, column 1)
          1 [ ( ] )      → ] without [ (line 1, column 7)
          :A ( ;         → ( is never closed (line 1, column 4)
          :A :B ; ;      → A definition cannot stand inside anything else (line 1, column 4)
          :abc 1 ;       → The name of a function begins with A to Z or _, and abc does not (line 1, column 1)
          : A 1 ;        → A definition needs its name right after the : (line 1, column 1)
          5 !            → ! needs a variable right before it (line 1, column 3)
          1 /E ( )       → /E belongs between two blocks: ( ) /E ( ) (line 1, column 3)
          """)
  void errorsNameTheWordAndThePlace(String line, String error) {
    assertThat(answer(line)).isEqualTo("ERROR: " + error);
  }

  @Test
  void anErrorInAFunctionNamesTheFunctionAndWhereItWasWritten() {
    assertThat(answer("// first line", ":HALF", "  2 0 / ;", "8 HALF ."))
        .isEqualTo("ERROR: Division by zero (line 3, column 7 in HALF)");
  }

  @Test
  void whatWasPrintedBeforeStays() {
    assertThat(answer("1 . oops2 2 ."))
        .isEqualTo("1 \nERROR: Unknown word: oops2 (line 1, column 5)");
  }

  @Test
  void theStackKeepsWhatWasOnIt() {
    assertThat(Conversation.mended().enter("1 2 0 /").stack()).containsExactly("1", "2", "0");
  }

  @Test
  void afterAnErrorThePromptIsBack() {
    var talk = Conversation.mended().enter(":A `unfinished");
    assertThat(talk.awaits()).isEqualTo(Awaits.COMMAND);
    assertThat(talk.enter("5 .").printed()).endsWith("\n5 ");
  }

  @Test
  void anUnknownWordThatIsNotReachedDoesNoHarm() {
    assertThat(answer("0 ( Nothing ) 1 .")).isEqualTo("1 ");
  }

  @Test
  void strangeCharactersAreShownHarmlessly() {
    assertThat(answer("\u001b")).doesNotContain("\u001b").contains("Unknown word: \\u001b");
    assertThat(answer("1 . \uD83D\uDE00")).contains("column 5");
  }

  @Test
  void theEndOfInputFindsWhatIsUnfinished() {
    var talk = Conversation.mended().enter("1 .", ":A 1", "2");
    talk.end();
    assertThat(talk.printed())
        .endsWith("ERROR: The input ends before what begins in line 2, column 1 is closed");
  }
}
