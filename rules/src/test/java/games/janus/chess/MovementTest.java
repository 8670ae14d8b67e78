package games.janus.chess;

import static games.janus.chess.Diagram.after;
import static games.janus.chess.Diagram.diagram;
import static games.janus.chess.Diagram.diagramBlackToMove;
import static games.janus.chess.Diagram.move;
import static games.janus.chess.Diagram.movesFrom;
import static games.janus.chess.Diagram.targetsFrom;
import static games.janus.rules.Square.A1;
import static games.janus.rules.Square.A8;
import static games.janus.rules.Square.B7;
import static games.janus.rules.Square.C3;
import static games.janus.rules.Square.D1;
import static games.janus.rules.Square.D4;
import static games.janus.rules.Square.D5;
import static games.janus.rules.Square.D6;
import static games.janus.rules.Square.E2;
import static games.janus.rules.Square.E3;
import static games.janus.rules.Square.E4;
import static games.janus.rules.Square.E5;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.rules.Color;
import games.janus.rules.IllegalMoveException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How the men move: FIDE Laws of Chess, article 3. */
class MovementTest {
  @Test // FIDE 3.2
  void aBishopMovesAlongItsDiagonalsUntilSomethingStandsInTheWay() {
    Position position =
        diagram(
            """
            . . . . . . k .
            . . . . . . r .
            . p . . . . . .
            . . . . . . . .
            . . . B . . . .
            . . . . . . . .
            . . . . . P . .
            K . . . . . . .
            """);
    assertThat(targetsFrom(position, D4))
        .containsExactly("b2", "b6", "c3", "c5", "e3", "e5", "f6", "g7");
  }

  @Test // FIDE 3.3
  void aRookMovesAlongItsFileAndRank() {
    Position position =
        diagram(
            """
            . . . . . . . k
            . . . . . . . .
            . . . p . . . .
            . . . . . . . .
            . P . R . . . .
            . . . . . . . .
            . . . . . . . .
            K . . . . . . .
            """);
    assertThat(targetsFrom(position, D4))
        .containsExactly("c4", "d1", "d2", "d3", "d5", "d6", "e4", "f4", "g4", "h4");
  }

  @Test // FIDE 3.4
  void aQueenMovesAsRookAndBishop() {
    Position position =
        diagram(
            """
            . . . . . . k .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . Q . . . .
            . . . . . . . .
            . . . . . . . .
            K . . . . . . .
            """);
    assertThat(targetsFrom(position, D4)).hasSize(27 - 1).doesNotContain("a1");
  }

  @Test // FIDE 3.6
  void aKnightJumpsOverWhatStandsBetween() {
    Position position =
        diagram(
            """
            . . . . . . . k
            . . . . . . . .
            . . . . . . . .
            . . p p p . . .
            . . p N p . . .
            . . p p p . . .
            . . . . . . . .
            K . . . . . . .
            """);
    assertThat(targetsFrom(position, D4))
        .containsExactly("b3", "b5", "c2", "c6", "e2", "e6", "f3", "f5");
  }

  @Test // FIDE 3.7.1, 3.7.2
  void aPawnMayGoOneOrTwoSquaresFromItsHomeRank() {
    assertThat(targetsFrom(Position.initial(), E2)).containsExactly("e3", "e4");
  }

  @Test // FIDE 3.7.1
  void aBlockedPawnDoesNotMove() {
    Position position =
        diagram(
            """
            . . . . . . . k
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . n . . .
            . . . . P . . .
            K . . . . . . .
            """);
    assertThat(targetsFrom(position, E2)).isEmpty();
  }

  @Test // FIDE 3.7.2
  void aPawnDoesNotJumpOntoAnOccupiedSquare() {
    Position position =
        diagram(
            """
            . . . . n . . k
            . . . . . . . .
            . . . . P . . .
            K . . . . . . .
            """);
    assertThat(targetsFrom(position, E2)).containsExactly("e3");
  }

  @Test // FIDE 3.7.3
  void aPawnTakesDiagonallyForwardOnly() {
    Position position =
        diagram(
            """
            . . . . . . . k
            . . . . . . . .
            . . . . . . . .
            . . . n n n . .
            . . . n P n . .
            . . . n . n . .
            . . . . . . . .
            . . . . . . . K
            """);
    assertThat(targetsFrom(position, E4)).containsExactly("d5", "f5");
  }

  @Test // FIDE 3.7.3.1
  void aPawnTakesEnPassantOnTheVeryNextMoveOnly() {
    Position offered =
        after(
            diagramBlackToMove(
                """
                . . . . . . . k
                . . . p . . . .
                . . . . . . . .
                . . . . P . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . .
                """),
            "d7d5");
    assertThat(offered.enPassant()).contains(D6);
    assertThat(targetsFrom(offered, E5)).containsExactly("d6", "e6");

    Position taken = after(offered, "e5d6");
    assertThat(taken.at(D5)).isEmpty();

    Position tooLate = after(offered, "a1a2", "h8h7");
    assertThat(targetsFrom(tooLate, E5)).containsExactly("e6");
  }

  @Test // FIDE 3.9.2: both pawns leave the rank at once
  void enPassantIsForbiddenWhenItOpensTheRankToTheKing() {
    Position position =
        after(
            diagramBlackToMove(
                """
                . . . . . . . k
                . . . p . . . .
                . . . . . . . .
                K . . . P . . r
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                """),
            "d7d5");
    assertThat(position.enPassant()).isEmpty();
    assertThat(targetsFrom(position, E5)).containsExactly("e6");
  }

  @Test
  void enPassantMayTakeThePawnThatGivesCheck() {
    Position position =
        after(
            diagramBlackToMove(
                """
                . . . . . . . k
                . . . p . . . .
                . . . . . . . .
                . . . . P . . .
                . . K . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                """),
            "d7d5");
    assertThat(position.isCheck()).isTrue();
    assertThat(movesFrom(position, E5)).containsExactly("e5d6");
  }

  @Test // FIDE 3.7.3.3
  void aPawnOnTheLastRankBecomesAQueenRookBishopOrKnight() {
    Position position =
        diagram(
            """
            n . . . . . . k
            . P . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            K . . . . . . .
            """);
    assertThat(movesFrom(position, B7))
        .containsExactly("b7a8b", "b7a8n", "b7a8q", "b7a8r", "b7b8b", "b7b8n", "b7b8q", "b7b8r");
    assertThat(after(position, "b7a8n").at(A8)).contains(new Piece(Color.WHITE, Role.KNIGHT));
  }

  @Test // FIDE 3.9.2
  void aPinnedKnightStaysHome() {
    Position position =
        diagram(
            """
            . . . . r . . k
            . . . . . . . .
            . . . . N . . .
            . . . . K . . .
            """);
    assertThat(movesFrom(position, E2)).isEmpty();
  }

  @Test // FIDE 3.9.2
  void aPinnedRookMovesAlongThePin() {
    Position position =
        diagram(
            """
            . . . . r . . k
            . . . . . . . .
            . . . . R . . .
            . . . . K . . .
            """);
    assertThat(targetsFrom(position, E2)).containsExactly("e3", "e4");
  }

  @Test
  void aPawnPinnedOnItsFileStepsButDoesNotTake() {
    Position position =
        diagram(
            """
            . . . . r . . k
            . . . . . . . .
            . . . b . b . .
            . . . . P . . .
            . . . . . . . .
            . . . . K . . .
            """);
    assertThat(targetsFrom(position, E3)).containsExactly("e4");
  }

  @Test
  void aPawnPinnedOnADiagonalMayTakeItsPinner() {
    Position position =
        diagram(
            """
            . . . . . . . k
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . b . .
            . . . . P . . .
            . . . K . . . .
            . . . . . . . .
            """);
    assertThat(targetsFrom(position, E3)).containsExactly("f4");
  }

  @Test // FIDE 3.9.1
  void theKingMayNotStepNextToTheOtherKing() {
    Position position =
        diagram(
            """
            . . . k . . . .
            . . . . . . . .
            . . . K . . . .
            """);
    assertThat(targetsFrom(position, D1)).containsExactly("c1", "e1");
  }

  @Test
  void theKingDoesNotHideBehindHimself() {
    Position position =
        diagram(
            """
            . . . . . . . k
            . . . . . . . .
            r . . . K . . .
            . . . . . . . .
            """);
    assertThat(targetsFrom(position, E2)).doesNotContain("d2", "f2");
  }

  @Test // FIDE 3.9
  void aCheckIsAnsweredByMovingAwayBlockingOrTaking() {
    Position position =
        diagram(
            """
            . . . . r . . k
            . . . . . . . .
            . B . . . . . .
            . . . . . . N .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . K . . .
            """);
    assertThat(position.legalMoves())
        .extracting(Move::toString)
        .containsExactlyInAnyOrder("b6e3", "g5e4", "g5e6", "e1d1", "e1d2", "e1f1", "e1f2");
  }

  @Test
  void onlyTheKingAnswersADoubleCheck() {
    Position position =
        diagram(
            """
            . . . . r . . k
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . n . .
            . . Q . . . . .
            . . . . K . . .
            """);
    assertThat(position.legalMoves()).allMatch(move -> move.role() == Role.KING).isNotEmpty();
  }

  @Test
  void playingAnIllegalMoveIsRefusedAndSaysWhich() {
    Move impossible = new Move.Normal(Role.KNIGHT, A1, C3, Optional.empty());
    assertThatThrownBy(() -> Position.initial().play(impossible))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageContaining("a1c3");
  }

  @Test
  void aPositionIsNotChangedByPlayingOn() {
    Position start = Position.initial();
    var _ = start.play(move(start, "e2e4"));
    assertThat(start).isEqualTo(Position.initial());
    assertThat(start.at(E2)).isPresent();
  }

  @Test
  void theRecordOf218MovesIsListed() {
    Position position =
        diagram(
            """
            R . . . . . . R
            . . . Q . . . .
            . Q . . . . Q .
            . . . . Q . . .
            . . Q . . . . Q
            Q . . . . Q . .
            p p . Q . . . .
            k B N N . K B .
            """);
    assertThat(position.legalMoves()).hasSize(218).doesNotHaveDuplicates();
  }
}
