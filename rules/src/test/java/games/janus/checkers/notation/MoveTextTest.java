package games.janus.checkers.notation;

import static games.janus.checkers.Diagrams.diagram;
import static games.janus.checkers.Diagrams.move;
import static games.janus.checkers.Diagrams.moves;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.rules.AmbiguousMoveException;
import games.janus.rules.Color;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.InvalidTextException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTextTest {
  private static final Position START = Position.initial(RuleSet.ACF);

  private static final Position TWO_JUMPS =
      diagram(
          RuleSet.ACF,
          Color.BLACK,
          """
          . . . . . . . .
          . . b . . . . .
          . w . . . . . .
          . . . . . . . .
          . w . . . . . .
          . . . . . . . .
          . . . . . . . .
          . . . . . . . .
          """);

  /** The king can go round the four men either way, and home again. */
  private static final String ROUNDABOUT =
      """
      . . . . . . . .
      . . . . . . . .
      . . . B . . . .
      . . w . w . . .
      . . . . . . . .
      . . w . w . . .
      . . . . . . . .
      . . . . . . . .
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "11-15", " 11-15 ", "11 - 15", "11x15", "11:15", "11 15", "11-15!", "11-15?*", "011-15"
      })
  void aStepMayBeWrittenInManyWays(String text) {
    assertThat(MoveText.read(START, text)).hasToString("11-15");
  }

  @ParameterizedTest
  @ValueSource(strings = {"6x22", "6x13x22", "6-22", "6-13-22", "6X13X22", "6:13:22", "6 x 22"})
  void aJumpMayBeWrittenInShortOrInFull(String text) {
    assertThat(MoveText.read(TWO_JUMPS, text)).hasToString("6x13x22");
  }

  @Test
  void theShortTextIsWrittenWhereItWillDo() {
    assertThat(MoveText.write(TWO_JUMPS, move(TWO_JUMPS, "6x13x22"))).isEqualTo("6x22");
    assertThat(MoveText.write(START, move(START, "11-15"))).isEqualTo("11-15");
  }

  @Test
  void whereTwoRoutesLeadToOneSquareTheFullTextIsWritten() {
    Position position = diagram(RuleSet.ACF, Color.BLACK, ROUNDABOUT);
    for (Move move : position.legalMoves()) {
      assertThat(MoveText.write(position, move)).isEqualTo(move.toString());
    }
  }

  @Test
  void aShortTextThatFitsSeveralRoutesIsAmbiguousEvenIfTheResultIsTheSame() {
    Position position = diagram(RuleSet.ACF, Color.BLACK, ROUNDABOUT);
    assertThatExceptionOfType(AmbiguousMoveException.class)
        .isThrownBy(() -> MoveText.read(position, "10x10"))
        .withMessageContaining("10x17x26x19x10")
        .withMessageContaining("10x19x26x17x10");
  }

  @Test
  void someSquaresInTheMiddleAreEnoughIfTheyTellTheRoutesApart() {
    Position position = Position.of(Fen.read("B:W6,7,8,14,15,16,22,23,24:BK2"), RuleSet.ACF);
    List<String> ways = moves(position).stream().filter(text -> text.endsWith("x4")).toList();
    assertThat(ways).hasSize(5);
    assertThatExceptionOfType(AmbiguousMoveException.class)
        .isThrownBy(() -> MoveText.read(position, "2x4"))
        .satisfies(ambiguous -> assertThat(ambiguous.reason().text()).contains(ways));
    for (String way : ways) {
      assertThat(MoveText.read(position, way)).hasToString(way);
    }
    assertThat(MoveText.read(position, "2x9x27x4")).hasToString("2x9x18x27x20x11x4");
  }

  @Test
  void aTextThatIsTheWholePathOfAMoveMeansThatMove() {
    Position position = diagram(RuleSet.TWO_PLAYER, Color.BLACK, ROUNDABOUT);
    assertThat(moves(position)).contains("10x19", "10x17x26x19");
    assertThat(MoveText.read(position, "10x19")).hasToString("10x19");
    assertThat(MoveText.write(position, move(position, "10x17x26x19"))).isEqualTo("10x17x26x19");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|Type two squares, like 11-15 or 22x15.",
        "'  '|Type two squares, like 11-15 or 22x15.",
        "hello|Type two squares, like 11-15 or 22x15.",
        "e2e4|Type two squares, like 11-15 or 22x15.",
        "11|Type two squares, like 11-15 or 22x15.",
        "11-|Type two squares, like 11-15 or 22x15.",
        "-15|Type two squares, like 11-15 or 22x15.",
        "11--15|Type two squares, like 11-15 or 22x15.",
        "11-15-|Type two squares, like 11-15 or 22x15.",
        "0-5|Squares are numbered 1 to 32.",
        "11-33|Squares are numbered 1 to 32.",
        "46-51|Squares are numbered 1 to 32.",
        "1115|Squares are numbered 1 to 32.",
        "11-99999999999999999999|Squares are numbered 1 to 32.",
        "1x2x3x4x5x6x7x8x9x10x11|A move does not have that many squares.",
      })
  void whatIsNoMoveAnywhereIsInvalid(String text, String reason) {
    assertThatExceptionOfType(InvalidTextException.class)
        .isThrownBy(() -> MoveText.read(START, text))
        .satisfies(wrong -> assertThat(wrong.reason().text()).contains(reason))
        .satisfies(wrong -> assertThat(wrong.text()).isEqualTo(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"11\0-15", "11-1５", "\u202E11-15", "11😀15"})
  void strangeCharactersAreInvalid(String text) {
    assertThatExceptionOfType(InvalidTextException.class)
        .isThrownBy(() -> MoveText.read(START, text))
        .satisfies(wrong -> assertThat(wrong.getMessage()).doesNotContain("\0", "\u202E"));
  }

  @Test
  void aVeryLongTextIsInvalidInAFewWords() {
    for (String text :
        List.of("1".repeat(1_000_000), "1-".repeat(500_000), " ".repeat(1_000_000))) {
      assertThatExceptionOfType(InvalidTextException.class)
          .isThrownBy(() -> MoveText.read(START, text))
          .satisfies(wrong -> assertThat(wrong.getMessage()).hasSizeLessThan(250));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "15-19, There is no piece on 15.",
    "22-18, 'The piece on 22 is Light''s, and it is Dark''s turn.'",
    "6-10, There is already a piece on 10.",
    "11-18, There is nothing to jump on 15.",
    "11x18, There is nothing to jump on 15.",
    "7x14, The piece on 10 is your own.",
    "11-19, 'A piece moves one square diagonally, or jumps.'",
    "11-11, That piece cannot go there.",
    "11-15-18, That piece cannot go there.",
  })
  void whatIsIllegalHereIsExplained(String text, String reason) {
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> MoveText.read(START, text))
        .satisfies(refusal -> assertThat(refusal.reason().text()).isEqualTo(reason));
  }

  @Test
  void whoMustJumpIsToldHow() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.WHITE,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . b . b . . . .
            . . w . . . . .
            . . . . . . . .
            . . . . . . w .
            """);
    assertRefused("32-27", position, "You must jump: 22x13 or 22x15.");
  }

  @Test
  void whereAJumpBindsOnlyItsPieceThatPieceIsToldHow() {
    RuleSet rules = RuleSet.read("acf; capture=forced-by-piece");
    Position position =
        diagram(
            rules,
            Color.WHITE,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . b . . . .
            . . w . . . . .
            . . . . . . . .
            . . . . . . w .
            """);
    assertRefused("22-17", position, "You must jump: 22x15.");
    assertThat(MoveText.read(position, "32-27")).hasToString("32-27");
  }

  @Test
  void aJumpThatBreaksOffIsToldToGoOn() {
    assertRefused("6x13", TWO_JUMPS, "The jump is not finished: 6x13x22.");
  }

  @Test
  void aJumpThatGoesTooFarIsToldWhereItEnds() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.WHITE,
            """
            . . . . . . . .
            . . b . b . . .
            . . . . . w . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertRefused("11x2x9", position, "The jump ends on 2: 11x2.");
  }

  @Test
  void aManIsToldThatItGoesForwardOnly() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.WHITE,
            """
            . . . . . . . .
            b . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . w . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertRefused("18-22", position, "Only a king moves backward.");
  }

  @Test
  void whenTheGameIsOverThatIsTheReason() {
    Position position = Position.of(Fen.read("W:W:B1"), RuleSet.ACF);
    assertRefused("11-15", position, "The game is over.");
  }

  @Test
  void aLongListOfJumpsIsCutShort() {
    Position position = Position.of(Fen.read("B:W6,7,8,14,15,16,22,23,24:BK2,12"), RuleSet.ACF);
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> MoveText.read(position, "12-16"))
        .satisfies(refusal ->
            assertThat(refusal.reason().text()).startsWith("You must jump: ").endsWith("others."));
  }

  @Test
  void onlyLegalMovesAreWritten() {
    Move elsewhere = move(TWO_JUMPS, "6x13x22");
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> MoveText.write(START, elsewhere));
  }

  private static void assertRefused(String text, Position position, String reason) {
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> MoveText.read(position, text))
        .satisfies(refusal -> assertThat(refusal.reason().text()).isEqualTo(reason));
  }
}
