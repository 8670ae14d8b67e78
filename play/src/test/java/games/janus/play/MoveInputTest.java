package games.janus.play;

import static games.janus.rules.Square.A1;
import static games.janus.rules.Square.C3;
import static games.janus.rules.Square.E1;
import static games.janus.rules.Square.E5;
import static games.janus.rules.Square.G3;
import static games.janus.rules.Square.H8;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.rules.Square;
import games.janus.rules.game.InputPath;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pointing at squares, whatever game the moves belong to. */
class MoveInputTest {
  private static InputPath<String> move(String name, Square... path) {
    return new InputPath<>(name, List.of(path), true);
  }

  private static final MoveInput<String> TWO_ROUTES =
      MoveInput.of(
          List.of(
              move("north", A1, C3, E5, G3), move("south", A1, C3, E1, G3), move("short", A1, C3)));

  @Test
  void eachSquareKeepsTheMovesThatBeginSo() {
    MoveInput<String> begun = TWO_ROUTES.point(A1).input();
    assertThat(begun.possible()).containsExactly("north", "south", "short");
    MoveInput<String> hop = begun.point(C3).input();
    assertThat(hop.possible()).containsExactly("north", "south", "short");
    assertThat(hop.canStop()).isTrue();
    assertThat(hop.point(E1).input().possible()).containsExactly("south");
    assertThat(hop.point(E1).input().canStop()).isFalse();
  }

  @Test
  void whatWasPointedAtBeforeStaysAsItWas() {
    MoveInput<String> begun = TWO_ROUTES.point(A1).input();
    begun.point(C3);
    assertThat(begun.pointed()).containsExactly(A1);
    assertThat(TWO_ROUTES.pointed()).isEmpty();
  }

  @Test
  void aMoveIsMadeWhenItsLastSquareIsPointedAtAndNothingMoreCanFollow() {
    MoveInput<String> hop = TWO_ROUTES.pointedAt(List.of(A1, C3, E5)).orElseThrow();
    assertThat(hop.point(G3).move()).contains("north");
    assertThat(hop.point(G3).input().pointed()).isEmpty();
  }

  @Test
  void squaresWithWhichNoMoveBeginsCannotHaveBeenPointedAt() {
    assertThat(TWO_ROUTES.pointedAt(List.of(A1, H8))).isEmpty();
    assertThat(TWO_ROUTES.pointedAt(List.of())).isPresent();
  }

  @Test
  void stoppingTakesTheMoveThatEndsHere() {
    MoveInput<String> hop = TWO_ROUTES.pointedAt(List.of(A1, C3)).orElseThrow();
    assertThat(hop.stop().move()).contains("short");
    assertThat(hop.point(H8).move()).contains("short");
    assertThat(TWO_ROUTES.pointedAt(List.of(A1, C3, E5)).orElseThrow().stop().isRefused()).isTrue();
  }

  @Test
  void withoutMovesNothingCanBeSelected() {
    assertThat(MoveInput.of(List.<InputPath<String>>of()).point(A1).isRefused()).isTrue();
  }
}
