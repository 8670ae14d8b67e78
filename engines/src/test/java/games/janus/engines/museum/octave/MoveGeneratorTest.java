package games.janus.engines.museum.octave;

import static games.janus.engines.museum.octave.Games.octave;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The order of moves is the program's character: among equals it plays the first. */
class MoveGeneratorTest {
  @ParameterizedTest
  @CsvSource({"1, 20", "2, 400", "3, 8902"})
  void theTreeOfMovesHasAsManyLeavesAsInTheOriginal(int depth, long leaves) {
    assertThat(leaves(OctavePosition.initial(), depth)).isEqualTo(leaves);
  }

  @Test
  void whiteBeginsWithTheHorseAndEndsWithThePawnOnH() {
    assertThat(moves(OctavePosition.initial()))
        .isEqualTo(
            "b1c3 b1a3 g1h3 g1f3 a2a3 a2a4 b2b3 b2b4 c2c3 c2c4"
                + " d2d3 d2d4 e2e3 e2e4 f2f3 f2f4 g2g3 g2g4 h2h3 h2h4");
  }

  @Test
  void aPawnStepsThenLeapsThenTakesTowardsAThenTowardsH() {
    assertThat(
            moves(
                octave(
                    """
                    . . . . k . . .
                    . . . p . . . .
                    . . P . P . . .
                    . . . . . . . .
                    . . . . . . . .
                    . . . . . . . .
                    . . . . . . . .
                    . . . . . . . K
                    """,
                    Men.BLACK)))
        .startsWith("d7d6 d7d5 d7c6 d7e6 ");
  }

  @Test
  void aPawnDoesNotLeapOverAnother() {
    assertThat(
            moves(
                octave(
                    """
                    k . . . . . . .
                    . . . . . . . .
                    . . . . . . . .
                    . . . . . . . .
                    . p . . p . . .
                    p . . . . . . .
                    P P . . P . . .
                    . . . . . . . K
                    """,
                    Men.WHITE)))
        .isEqualTo("h1h2 h1g1 h1g2 b2b3 b2a3 e2e3");
  }

  @Test
  void aHorseGoesRoundInItsOwnOrder() {
    assertThat(movesOf('N')).isEqualTo("d4e6 d4c6 d4e2 d4c2 d4f5 d4b5 d4f3 d4b3");
  }

  @Test
  void aBishopGoesUpFirst() {
    assertThat(movesOf('B'))
        .isEqualTo("d4e5 d4f6 d4g7 d4h8 d4c5 d4b6 d4a7 d4e3 d4f2 d4g1 d4c3 d4b2 d4a1");
  }

  @Test
  void aCastleGoesUpDownRightLeft() {
    assertThat(movesOf('R'))
        .isEqualTo("d4d5 d4d6 d4d7 d4d8 d4d3 d4d2 d4d1 d4e4 d4f4 d4g4 d4h4 d4c4 d4b4 d4a4");
  }

  @Test
  void aQueenGoesAsACastleThenAsABishop() {
    assertThat(movesOf('Q')).isEqualTo(movesOf('R') + " " + movesOf('B'));
  }

  @Test
  void aKingGoesAsACastleThenAsABishop() {
    assertThat(movesOf('K')).isEqualTo("d4d5 d4d3 d4e4 d4c4 d4e5 d4c5 d4e3 d4c3");
  }

  @Test
  void capturesAreTriedBeforeAllElseTheHighestCodeFirst() {
    OctavePosition position =
        octave(
            """
            . . . . . . . k
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            p . . q . . . r
            . . . . P . P .
            . . . . . . . .
            R . . . . . K .
            """,
            Men.WHITE);
    assertThat(new Chess1(false).moves(position, true).toString())
        .startsWith("[e3d4, g3h4, a1a4, ");
  }

  /** The moves of a lone man on d4, any king apart. */
  private static String movesOf(char letter) {
    String picture =
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . X . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        """
            .replace('X', letter);
    return text(MoveGenerator.moves(octave(picture, Men.WHITE).board(), Men.WHITE));
  }

  private static String moves(OctavePosition position) {
    return text(position.legalMoves());
  }

  private static String text(List<OctaveMove> moves) {
    return moves.stream().map(OctaveMove::toString).collect(joining(" "));
  }

  private static long leaves(OctavePosition position, int depth) {
    return depth == 0
        ? 1
        : position.legalMoves().stream()
            .mapToLong(move -> leaves(position.play(move), depth - 1))
            .sum();
  }
}
