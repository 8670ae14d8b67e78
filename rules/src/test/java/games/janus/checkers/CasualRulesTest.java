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

/** Where the games people play at home differ from the official one. */
class CasualRulesTest {
  private static final String ONE_JUMP_OR_TWO =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . b . .
      . . . . . . . .
      . . . b . . . .
      . . w . . . . .
      . . . . . . . .
      . . . . . . w .
      """;

  private static final String CROWNED_BEFORE_ANOTHER_JUMP =
      """
      . . . . . . . .
      . . b . b . . .
      . . . . . w . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      """;

  private static final String BLOCKED =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . b
      . . . . . . w .
      . . . . . w . .
      . . . . . . . .
      """;

  @Test
  void redSitsAtTheBottomAndBegins() {
    Position position = Position.initial(RuleSet.RED_VS_AI);
    assertThat(position.turn()).isEqualTo(Color.WHITE);
    assertThat(RuleSet.RED_VS_AI.nameOf(position.turn())).isEqualTo("Red");
    for (int number = 21; number <= 32; number++) {
      assertThat(position.at(at(number))).contains(Piece.man(Color.WHITE));
      assertThat(at(number).row()).isBetween(5, 7);
    }
  }

  @Test
  void againstTheMachineCapturesAreForcedAndFinished() {
    Position position = diagram(RuleSet.RED_VS_AI, Color.WHITE, ONE_JUMP_OR_TWO);
    assertThat(moves(position)).containsExactly("22x15x8");
  }

  @Test
  void againstTheMachineBeingBlockedLoses() {
    assertThat(diagram(RuleSet.RED_VS_AI, Color.BLACK, BLOCKED).outcome())
        .contains(new Outcome.Win(Color.WHITE, Reason.NO_MOVES_LEFT));
  }

  @Test
  void whiteBeginsATwoPlayerGame() {
    assertThat(Position.initial(RuleSet.TWO_PLAYER).turn()).isEqualTo(Color.WHITE);
    assertThat(RuleSet.TWO_PLAYER.nameOf(Color.WHITE)).isEqualTo("White");
    assertThat(RuleSet.TWO_PLAYER.nameOf(Color.BLACK)).isEqualTo("Black");
  }

  @Test
  void twoPlayersMayLeaveAJumpAndMayStopAfterAnyJump() {
    Position position = diagram(RuleSet.TWO_PLAYER, Color.WHITE, ONE_JUMP_OR_TWO);
    assertThat(moves(position))
        .containsExactlyInAnyOrder("22x15", "22x15x8", "22-17", "32-27", "32-28");
  }

  @Test
  void withForcedCapturesOnOnlyJumpsAreLegalButStoppingIsStillFree() {
    Position position = diagram(RuleSet.TWO_PLAYER_FORCED, Color.WHITE, ONE_JUMP_OR_TWO);
    assertThat(moves(position)).containsExactlyInAnyOrder("22x15", "22x15x8");
  }

  @Test
  void stoppingHalfwayLeavesTheOtherManOnTheBoard() {
    Position position = diagram(RuleSet.TWO_PLAYER, Color.WHITE, ONE_JUMP_OR_TWO);
    Position next = after(position, "22x15");
    assertThat(next.at(at(18))).isEmpty();
    assertThat(next.at(at(11))).contains(Piece.man(Color.BLACK));
    assertThat(next.turn()).isEqualTo(Color.BLACK);
  }

  @Test
  void inATwoPlayerGameCrowningEndsTheTurn() {
    Position position = diagram(RuleSet.TWO_PLAYER, Color.WHITE, CROWNED_BEFORE_ANOTHER_JUMP);
    assertThat(moves(position)).containsExactlyInAnyOrder("11x2", "11-8");
  }

  @Test
  void toTheLetterACrownedManMayJumpOnAsAKing() {
    Position position =
        diagram(RuleSet.TWO_PLAYER_LITERAL, Color.WHITE, CROWNED_BEFORE_ANOTHER_JUMP);
    assertThat(moves(position)).containsExactlyInAnyOrder("11x2", "11x2x9", "11-8");
    assertThat(after(position, "11x2x9").at(at(9))).contains(Piece.king(Color.WHITE));
  }

  @Test
  void whereTheCrownedGoOnAndJumpsMustBeFinishedTheyMustGoOn() {
    RuleSet rules = RuleSet.read("acf; crowning=goes-on");
    Position position = diagram(rules, Color.WHITE, CROWNED_BEFORE_ANOTHER_JUMP);
    assertThat(moves(position)).containsExactly("11x2x9");
  }

  @Test
  void aManCrownedOnTheWayMayComeBackToItsOwnSquare() {
    RuleSet rules = RuleSet.read("acf; crowning=goes-on");
    Position position =
        diagram(
            rules,
            Color.WHITE,
            """
            . . . . . . . .
            . . . . b . b .
            . . . . . . . .
            . . . . b . b .
            . . . . . w . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertThat(moves(position)).containsExactlyInAnyOrder("19x10x3x12x19", "19x12x3x10x19");
  }

  @Test
  void inATwoPlayerGameBeingBlockedIsATie() {
    assertThat(diagram(RuleSet.TWO_PLAYER, Color.BLACK, BLOCKED).outcome())
        .contains(new Outcome.Draw(Reason.NO_MOVES_LEFT));
  }

  @Test
  void inATwoPlayerGameToHaveNoPiecesIsToLose() {
    Position position =
        diagram(
            RuleSet.TWO_PLAYER,
            Color.BLACK,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . w .
            . . . . . . . .
            . . . . . . . .
            """);
    assertThat(position.outcome()).contains(new Outcome.Win(Color.WHITE, Reason.NO_PIECES_LEFT));
    assertThat(position.legalMoves()).isEmpty();
  }

  @Test
  void whereAJumpBindsOnlyItsPieceAnotherPieceMayMoveQuietly() {
    RuleSet rules = RuleSet.read("acf; capture=forced-by-piece");
    Position position = diagram(rules, Color.WHITE, ONE_JUMP_OR_TWO);
    assertThat(moves(position)).containsExactlyInAnyOrder("22x15x8", "32-27", "32-28");
  }

  @Test
  void aMoveTellsItsPathItsCapturesAndItsKind() {
    Position position = diagram(RuleSet.TWO_PLAYER, Color.WHITE, ONE_JUMP_OR_TWO);
    Move jump = move(position, "22x15x8");
    assertThat(jump.path()).containsExactly(at(22), at(15), at(8));
    assertThat(jump.captured()).containsExactly(at(18), at(11));
    assertThat(jump.isJump()).isTrue();
    Move step = move(position, "32-27");
    assertThat(step.path()).containsExactly(at(32), at(27));
    assertThat(step.captured()).isEmpty();
    assertThat(step.isJump()).isFalse();
  }

  @Test
  void lookingAheadLeavesThePositionAsItWas() {
    Position position = diagram(RuleSet.TWO_PLAYER, Color.WHITE, ONE_JUMP_OR_TWO);
    Board before = position.board();
    var _ = after(position, "22x15x8");
    assertThat(position.board()).isEqualTo(before);
    assertThat(position.turn()).isEqualTo(Color.WHITE);
    assertThat(moves(position)).hasSize(5);
  }
}
