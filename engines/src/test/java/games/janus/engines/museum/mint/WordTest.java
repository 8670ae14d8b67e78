package games.janus.engines.museum.mint;

import static games.janus.engines.museum.mint.Conversation.answer;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every word, by an example. */
class WordTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '→',
      quoteCharacter = '§',
      textBlock =
          """
          7 2 + .                          → §9 §
          7 2 - .                          → §5 §
          7 2-3 . . .                      → §-3 2 7 §
          7 -2 * .                         → §-14 §
          -7 2 / . /r .                    → §-4 1 §
          2 10 ** .                        → §1024 §
          -7 3 /mod .                      → §2 §
          -7 /abs .                        → §7 §
          -7 /sign . 0 /sign . 9 /sign .   → §-1 0 1 §
          3 -4 /min . 3 -4 /max .          → §-4 3 §
          fp 2.5 /floor . -2.5 /floor .    → §2 -3 §
          fp 2.5 /ceil . -2.5 /ceil .      → §3 -2 §
          fp 2.5 /round . -2.5 /round .    → §3 -3 §
          fp 2.5 /trunc . -2.5 /trunc .    → §2 -2 §
          5 /floor /ceil /round /trunc .   → §5 §
          17 /sqrt .                       → §4 §
          1 /rand .                        → §0 §
          3 2 > . 2 3 > . 2 2 > .          → §-1 0 0 §
          3 2 < . 2 3 < . 2 2 < .          → §0 -1 0 §
          3 2 = . 2 2 = .                  → §0 -1 §
          /T . /F .                        → §-1 0 §
          12 10 & . 12 10 | . 12 10 ^ .    → §8 14 6 §
          0 ~ . -1 ~ . 5 ~ .               → §-1 0 -6 §
          -1 -1 & . -1 0 | . -1 1 ^ .      → §-1 -1 -2 §
          4 2 && . 4 0 && .                → §-1 0 §
          3 4 { . 48 4 } . -1 12 } .       → §48 3 15 §
          1 99 { . 1 99 } .                → §0 0 §
          5 " . .                          → §5 5 §
          5 6 ' .                          → §5 §
          5 6 $ . .                        → §5 6 §
          5 6 % . . .                      → §5 6 5 §
          9 9 9 /D . /CS /D .              → §3 0 §
          5 x ! x x * .                    → §25 §
          x .                              → §0 §
          5 turn ! turn .                  → §5 §
          [ 4 5 6 ] a ! a 0 ? . a 2 ? .    → §4 6 §
          [ 4 5 6 ] a ! 9 a 1 ?! a 1 ? .   → §9 §
          [ 4 5 6 ] /S . [ ] /S .          → §3 0 §
          [ [ 1 2 ] [ 3 ] ] 1 ? 0 ? .      → §3 §
          [ 3 ( /i /i * ) ] a ! a 2 ? .    → §4 §
          3 ( /i . )                       → §0 1 2 §
          0 ( `never` ) -1 ( `once` )      → once
          2 ( 3 ( /i . /j . ) )            → §0 0 1 0 2 0 0 1 1 1 2 1 §
          2 ( /i 1 = ( /i . ) )            → §1 §
          5 3 > ( `yes` ) /E ( `no` )      → yes
          5 3 < ( `yes` ) /E ( `no` )      → no
          /U ( /i . /i 3 < /W )            → §0 1 2 3 §
          9 ( /i . /i 2 = ( 0 /W ) )       → §0 1 2 §
          :SQR " * ; 7 SQR .               → §49 §
          255 , -1 , int8 -1 , int32 1 ,   → §00FF FFFF FF 00000001 §
          #1F . #ffff .                    → §31 -1 §
          72 /C 105 /C                     → Hi
          1 . /N 2 .                       → §1 \n2 §
          `Hi (there) ; // you`            → Hi (there) ; // you
          1 . // 2 .                       → §1 §
          int64 #7fffffffffffffff 1 + .    → §-9223372036854775808 §
          int32 2147483647 1 + .           → §-2147483648 §
          int16 32767 1 + . 70000 .        → §-32768 4464 §
          """)
  void everyWordDoesWhatTheManualSays(String line, String printed) {
    assertThat(answer(line)).isEqualTo(printed);
  }

  @Test
  void helpNamesEveryWord() {
    List<String> lines = answer("help").lines().toList();
    for (Word word : Word.all()) {
      assertThat(lines).anyMatch(line -> line.startsWith(word.symbol() + " "));
    }
  }

  @Test
  void floatingPointDividesTrulyAndPrintsSixDigits() {
    assertThat(answer("fp 1 3 / . 10 4 / . /r . 2 0.5 ** . .5 ."))
        .isEqualTo("0.333333 2.5 0 1.41421 0.5 ");
  }

  @Test
  void changingTheModeKeepsTheNumbersAsFarAsTheyFit() {
    assertThat(answer("300 x ! [ 2 ] a ! 7 fp 2 / . x . a 0 ? . 300.5 int8 . x ."))
        .isEqualTo("3.5 300 2 44 44 ");
  }

  @Test
  void modeSaysWhatNumbersAre() {
    assertThat(answer("mode int8 mode int32 mode int64 mode fp mode"))
        .isEqualTo("int16\nint8\nint32\nint64\nfp");
  }

  @Test
  void lotsComeFromTheSeed() {
    assertThat(answer("9 ( 6 /rand . )")).isEqualTo(answer("9 ( 6 /rand . )"));
    String other =
        new Conversation(Dialect.MENDED, Caps.USUAL, 2).enter("9 ( 6 /rand . )").printed();
    assertThat(other).isNotEqualTo(answer("9 ( 6 /rand . )"));
  }

  @Test
  void whileInsideAFunctionLeavesTheLoopThatCalledIt() {
    assertThat(answer(":CHECK /i 2 < /W ;", "9 ( /i . CHECK ) `after`")).isEqualTo("0 1 2 after");
  }

  @Test
  void whileOutsideAnyLoopEndsTheLine() {
    assertThat(answer("1 . 0 /W 2 .", "3 .")).isEqualTo("1 \n3 ");
  }

  @Test
  void aKeyIsReadFromALineOfInput() {
    var talk = Conversation.mended().enter("`?` /K . /K . /K .");
    assertThat(talk.awaits()).isEqualTo(Awaits.INPUT);
    talk.enter("ab");
    assertThat(talk.awaits()).as("two keys are not three").isEqualTo(Awaits.INPUT);
    assertThat(talk.enter("").printed()).isEqualTo("?97 98 10 ");
  }

  @Test
  void aLineIsReadAsItsCharactersAndTheirNumber() {
    assertThat(Conversation.mended().enter("/L .", "e2", "/D . . .").printed())
        .isEqualTo("2 \n2 50 101 ");
  }

  @Test
  void whatALineHoldsBeyondTheKeysReadIsLeftForTheNextReader() {
    assertThat(Conversation.mended().enter("/K . /L . . .", "abc").printed())
        .isEqualTo("97 2 99 98 ");
  }

  @Test
  void byeLeaves() {
    var talk = Conversation.mended().enter("1 . bye 2 .", "3 .");
    assertThat(talk.awaits()).isEqualTo(Awaits.NOTHING);
    assertThat(talk.printed()).isEqualTo("1 ");
  }

  @Test
  void listShowsDefinitionsOnOneLineEach() {
    assertThat(answer("list", ":A 1", "`x` /C ;", ":B A ;", "list"))
        .isEqualTo("Nothing is defined yet\n:A 1 `x` /C ;\n:B A ;");
  }

  @Test
  void debugShowsTheStackAfterEveryWord() {
    assertThat(answer("debug", "2 3 +", "debug", "1 ."))
        .isEqualTo("debug on\n[debug] \n[2] 2\n[3] 2 3\n[+] 5\ndebug off\n1 ");
  }
}
