package games.janus.checkers;

import static games.janus.checkers.Diagrams.at;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.janus.rules.Square;
import java.util.List;
import org.junit.jupiter.api.Test;

class MoveTest {
  @Test
  void squaresAreNumberedFromBlacksSide() {
    assertThat(Numbering.square(1)).isEqualTo(Square.B8);
    assertThat(Numbering.square(4)).isEqualTo(Square.H8);
    assertThat(Numbering.square(5)).isEqualTo(Square.A7);
    assertThat(Numbering.square(29)).isEqualTo(Square.A1);
    assertThat(Numbering.square(32)).isEqualTo(Square.G1);
    for (int number = 1; number <= 32; number++) {
      assertThat(Numbering.of(Numbering.square(number))).isEqualTo(number);
      assertThat(Numbering.square(number).isDark()).isTrue();
    }
  }

  @Test
  void lightSquaresAndOtherNumbersHaveNoPlaceInTheNumbering() {
    assertThatIllegalArgumentException().isThrownBy(() -> Numbering.of(Square.A8));
    assertThatIllegalArgumentException().isThrownBy(() -> Numbering.square(0));
    assertThatIllegalArgumentException().isThrownBy(() -> Numbering.square(33));
  }

  @Test
  void theCapturesFollowFromThePath() {
    assertThat(Move.along(List.of(at(11), at(15))).captured()).isEmpty();
    assertThat(Move.along(List.of(at(6), at(13), at(22))).captured())
        .containsExactly(at(9), at(17));
  }

  @Test
  void twoRoutesToOneResultAreTwoMoves() {
    Move left = Move.along(List.of(at(10), at(17), at(26), at(19), at(10)));
    Move right = Move.along(List.of(at(10), at(19), at(26), at(17), at(10)));
    assertThat(left.captured()).containsExactlyInAnyOrderElementsOf(right.captured());
    assertThat(left).isNotEqualTo(right);
  }

  @Test
  void aMoveWritesItselfInFull() {
    assertThat(Move.along(List.of(at(11), at(15)))).hasToString("11-15");
    assertThat(Move.along(List.of(at(6), at(13), at(22)))).hasToString("6x13x22");
  }

  @Test
  void aPathThatNoPieceCouldWalkIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> Move.along(List.of(at(11))));
    assertThatIllegalArgumentException().isThrownBy(() -> Move.along(List.of(at(11), at(11))));
    assertThatIllegalArgumentException().isThrownBy(() -> Move.along(List.of(at(11), at(27))));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Move.along(List.of(at(11), at(15), at(18))));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Move.along(List.of(Square.A8, Square.B7)));
  }

  @Test
  void capturesThatAreNotOnThePathAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Move(List.of(at(6), at(13)), List.of(at(10))));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Move(List.of(at(11), at(15)), List.of(at(8))));
  }
}
