package games.janus.checkers.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.janus.checkers.Board;
import games.janus.checkers.Diagrams;
import games.janus.checkers.RuleSet;
import games.janus.checkers.Setup;
import games.janus.rules.Color;
import games.janus.rules.InvalidTextException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {
  private static final Setup START = Setup.start(RuleSet.ACF);

  @Test
  void theStartIsWrittenSquareBySquare() {
    assertThat(Fen.write(START))
        .isEqualTo("B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
  }

  @Test
  void kingsAndMenStandWhereTheTextSays() {
    assertThat(Fen.read("W:W18,K10:B12,K29"))
        .isEqualTo(
            new Setup(
                Diagrams.board(
                    """
                    . . . . . . . .
                    . . . . . . . .
                    . . . W . . . b
                    . . . . . . . .
                    . . . w . . . .
                    . . . . . . . .
                    . . . . . . . .
                    B . . . . . . .
                    """),
                Color.WHITE));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "B:W21-32:B1-12",
        "B:B1-12:W21-32",
        "B:W21-32:B1-12.",
        "\"B:W21-32:B1-12\"",
        "'B:W21-32:B1-12.'",
        "  B : W 21 - 32 : B 1 - 12 .  ",
        "b:w21-32:b1-12",
        "B:W32,31,21-30:B1,2-12",
        "B:W021-32:B01-12",
      })
  void thereAreManyWaysToWriteTheStart(String text) {
    assertThat(Fen.read(text)).isEqualTo(START);
  }

  @Test
  void aRangeMayBeOfKings() {
    assertThat(Fen.write(Fen.read("B:WK21-23:BK12"))).isEqualTo("B:WK21,K22,K23:BK12");
  }

  @ParameterizedTest
  @CsvSource({"W:W:B1", "W:B1:W", "W:B1"})
  void aSideMayHaveNothing(String text) {
    assertThat(Fen.write(Fen.read(text))).isEqualTo("W:W:B1");
  }

  @Test
  void whatIsWrittenNeedNotBeALegalPosition() {
    Setup setup = Fen.read("W:W1:B32");
    assertThat(setup.flaws()).hasSize(2);
    assertThat(Fen.write(setup)).isEqualTo("W:W1:B32");
    assertThat(Fen.read("W:W:B").board()).isEqualTo(Board.empty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|It is empty.",
        "'   '|It is empty.",
        "'\"\"'|It is empty.",
        "B|The pieces are missing.",
        "X:W1:B2|Character 1: The side to move must be W or B.",
        "B:X1:B2|Character 3: A side is W or B.",
        "B:W0:B1|Squares are numbered 1 to 32.",
        "B:W33:B1|Squares are numbered 1 to 32.",
        "B:W51:B1|Squares are numbered 1 to 32.",
        "B:W99999999999999999999:B1|Squares are numbered 1 to 32.",
        "B:W-1:B1|The number of a square should stand here.",
        "B:W21,,22:B1|The number of a square should stand here.",
        "B:W21,:B1|The number of a square should stand here.",
        "B:WK:B1|The number of a square should stand here.",
        "B:WQ21:B1|The number of a square should stand here.",
        "B:W32-21:B1|the wrong way round",
        "B:W21,21:B1|Two pieces stand on 21.",
        "B:W21:B21|Two pieces stand on 21.",
        "B:W21:W22|It lists the pieces of one side twice.",
        "B:W21:B1:|A side is W or B.",
        "B:W21 22:B1|This does not belong here.",
        "B:W21:B1..|This does not belong here.",
        "B W21 B1|This does not belong here.",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|The side to move must be W or B.",
        "'\"B:W21:B1'|The side to move must be W or B.",
      })
  void whatIsWrongIsSaid(String text, String reason) {
    assertThatExceptionOfType(InvalidTextException.class)
        .isThrownBy(() -> Fen.read(text))
        .satisfies(wrong -> assertThat(wrong.reason().text()).contains(reason))
        .satisfies(wrong -> assertThat(wrong.text()).isEqualTo(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"B:W21\0:B1", "B:W2😀:B1", "\u202EB:W21:B1", "B:W21:B1\uFFFF", "B:W２１:B1"})
  void strangeCharactersAreNeitherTakenNorRepeatedRaw(String text) {
    assertThatExceptionOfType(InvalidTextException.class)
        .isThrownBy(() -> Fen.read(text))
        .satisfies(
            wrong -> assertThat(wrong.getMessage()).doesNotContain("\0", "\u202E", "\uFFFF"));
  }

  @Test
  void aVeryLongTextIsRefusedInAFewWords() {
    assertThatExceptionOfType(InvalidTextException.class)
        .isThrownBy(() -> Fen.read("B:W" + "1,".repeat(500_000)))
        .satisfies(wrong -> assertThat(wrong.getMessage()).hasSizeLessThan(250));
    assertThatExceptionOfType(InvalidTextException.class)
        .isThrownBy(() -> Fen.read("B:W" + "1".repeat(1_000_000)))
        .satisfies(wrong -> assertThat(wrong.getMessage()).hasSizeLessThan(250));
  }
}
