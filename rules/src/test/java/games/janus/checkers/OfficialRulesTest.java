package games.janus.checkers;

import static games.janus.checkers.Diagrams.after;
import static games.janus.checkers.Diagrams.at;
import static games.janus.checkers.Diagrams.diagram;
import static games.janus.checkers.Diagrams.move;
import static games.janus.checkers.Diagrams.moves;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import org.junit.jupiter.api.Test;

/** English draughts by the articles of the WCDF and the ACF. */
class OfficialRulesTest {
  @Test
  void twelveMenASideStandOnTheFirstThreeRows() {
    assertThat(Position.initial(RuleSet.ACF).board())
        .isEqualTo(
            Diagrams.board(
                """
                . b . b . b . b
                b . b . b . b .
                . b . b . b . b
                . . . . . . . .
                . . . . . . . .
                w . w . w . w .
                . w . w . w . w
                w . w . w . w .
                """));
  }

  // WCDF: the player of the dark pieces has the first move.
  @Test
  void theDarkSideMovesFirst() {
    assertThat(moves(Position.initial(RuleSet.ACF)))
        .containsExactlyInAnyOrder("9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16");
  }

  @Test
  void thePlayersTakeTurns() {
    Position position = Position.initial(RuleSet.ACF);
    assertThat(after(position, "11-15").turn()).isEqualTo(Color.WHITE);
    assertThat(after(position, "11-15", "23-19").turn()).isEqualTo(Color.BLACK);
  }

  @Test
  void aManStepsForwardAndNeverBackward() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.WHITE,
            """
            . . . . . . . .
            . . b . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . w . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertThat(moves(position)).containsExactlyInAnyOrder("22-17", "22-18");
    assertThat(moves(after(position, "22-17"))).containsExactlyInAnyOrder("6-9", "6-10");
  }

  @Test
  void aKingStepsOneSquareInAllFourDirectionsAndNoFarther() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.WHITE,
            """
            . . . . . . . .
            b . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . W . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertThat(moves(position)).containsExactlyInAnyOrder("18-14", "18-15", "18-22", "18-23");
  }

  @Test
  void nobodyStepsOntoAnOccupiedSquare() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.WHITE,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . b . .
            . . . . . . . .
            . . . . . . . .
            . . . . w . w .
            . . . . . w . .
            . . . . . . . .
            """);
    assertThat(moves(position))
        .containsExactlyInAnyOrder("23-18", "23-19", "24-19", "24-20")
        .doesNotContain("27-23", "27-24");
  }

  @Test
  void aManAtTheEdgeDoesNotWrapAroundTheBoard() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.WHITE,
            """
            . . . . . . . .
            . . . . b . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . w
            w . . . . . . .
            . . . . . . . w
            w . . . . . . .
            """);
    assertThat(moves(position)).containsExactlyInAnyOrder("20-16", "21-17", "28-24", "29-25");
  }

  // WCDF: all captures are compulsory.
  @Test
  void whoCanJumpMustJump() {
    Position position =
        diagram(
            RuleSet.ACF,
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
    assertThat(moves(position)).containsExactly("22x15");
    assertThat(move(position, "22x15").captured()).containsExactly(at(18));
  }

  @Test
  void theJumpedPieceLeavesTheBoard() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.WHITE,
            """
            . . . . . . . .
            b . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . b . . . .
            . . w . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertThat(after(position, "22x15").board())
        .isEqualTo(
            Diagrams.board(
                """
                . . . . . . . .
                b . . . . . . .
                . . . . . . . .
                . . . . w . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                """));
  }

  @Test
  void aManDoesNotJumpBackward() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.WHITE,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . w . . .
            . . . b . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertThat(moves(position)).containsExactlyInAnyOrder("15-10", "15-11");
  }

  @Test
  void aKingJumpsForwardAndBackward() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.WHITE,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . b . b . . .
            . . . W . . . .
            . . b . b . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertThat(moves(position)).containsExactlyInAnyOrder("18x9", "18x11", "18x25", "18x27");
  }

  @Test
  void aManMayJumpAKing() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.BLACK,
            """
            . . . . . . . .
            . . . . . . . .
            . . . b . . . .
            . . . . W . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertThat(moves(position)).containsExactly("10x19");
  }

  @Test
  void nobodyJumpsTheirOwnPieceNorTwoInARow() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.WHITE,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            b . . . b . . .
            . . . b . . . .
            . . w . . . . .
            . . . . . w . .
            . . . . . . w .
            """);
    assertThat(moves(position)).containsExactlyInAnyOrder("22-17", "27-23", "27-24", "32-28");
  }

  // WCDF: the player may choose which capture to make, not necessarily the one that takes most.
  @Test
  void theChoiceAmongCapturesIsFree() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.WHITE,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . b . .
            . . . . . . . .
            . b . b . . . .
            . . w . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertThat(moves(position)).containsExactlyInAnyOrder("22x13", "22x15x8");
  }

  // WCDF: once begun, a multiple jump must be carried to its end.
  @Test
  void aJumpIsCarriedToItsEnd() {
    Position position =
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
            . . . w . . . .
            . . . . . . . .
            """);
    assertThat(moves(position)).containsExactly("6x13x22x31");
    assertThat(move(position, "6x13x22x31").captured()).containsExactly(at(9), at(17), at(26));
  }

  @Test
  void atAForkEitherBranchMayBeTaken() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.BLACK,
            """
            . . . . . . . .
            . . b . . . . .
            . . . w . . . .
            . . . . . . . .
            . . . w . w . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertThat(moves(position)).containsExactlyInAnyOrder("6x15x22", "6x15x24");
  }

  @Test
  void aManThatReachesTheKingRowIsCrowned() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.WHITE,
            """
            . . . . . . . .
            . . w . . . . .
            . . . . . . . .
            . . . . . . b .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertThat(after(position, "6-1").at(at(1))).contains(Piece.king(Color.WHITE));
  }

  // WCDF: a man that reaches the king-row by a jump is crowned and the turn ends.
  @Test
  void crowningByAJumpEndsTheTurn() {
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
    assertThat(moves(position)).containsExactly("11x2");
    Position next = after(position, "11x2");
    assertThat(next.at(at(2))).contains(Piece.king(Color.WHITE));
    assertThat(next.turn()).isEqualTo(Color.BLACK);
  }

  // WCDF: no piece is jumped twice in one move, but the jumper may end where it began.
  @Test
  void aKingMayJumpInACircleBackToItsOwnSquare() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.BLACK,
            """
            . . . . . . . .
            . . . . . . . .
            . . . B . . . .
            . . w . w . . .
            . . . . . . . .
            . . w . w . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertThat(moves(position)).containsExactlyInAnyOrder("10x17x26x19x10", "10x19x26x17x10");
    Position next = after(position, "10x17x26x19x10");
    assertThat(next.at(at(10))).contains(Piece.king(Color.BLACK));
    assertThat(next.board().count(Color.WHITE)).isZero();
  }

  // WCDF: the jumper may pass the same empty square more than once.
  @Test
  void aKingMayCrossItsOwnPath() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.BLACK,
            """
            . . . B . . . .
            . . w . w . w .
            . . . . . . . .
            . . w . w . w .
            . . . . . . . .
            . . w . w . w .
            . . . . . . . .
            . . . . . . . .
            """);
    assertThat(position.legalMoves())
        .hasSize(14)
        .anySatisfy(move ->
            assertThat(move.path())
                .hasSizeGreaterThan((int) move.path().stream().distinct().count()))
        .allSatisfy(move -> assertThat(move.captured()).doesNotHaveDuplicates());
  }

  @Test
  void whoHasNoPiecesLeftHasLost() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.WHITE,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . b . . . .
            . . w . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertThat(position.outcome()).isEmpty();
    assertThat(after(position, "22x15").outcome())
        .contains(new Outcome.Win(Color.WHITE, Reason.NO_PIECES_LEFT));
  }

  // WCDF: who has the turn and cannot move has lost.
  @Test
  void whoIsBlockedHasLost() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.BLACK,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . b
            . . . . . . w .
            . . . . . w . .
            . . . . . . . .
            """);
    assertThat(position.legalMoves()).isEmpty();
    assertThat(position.outcome()).contains(new Outcome.Win(Color.WHITE, Reason.NO_MOVES_LEFT));
  }
}
