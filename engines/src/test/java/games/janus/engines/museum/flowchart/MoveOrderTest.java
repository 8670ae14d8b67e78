package games.janus.engines.museum.flowchart;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pinned, because counts of positions hang on it. */
class MoveOrderTest {
  private static final Position SOME_OF_EACH =
      Diagram.black(
          RuleSet.TWO_PLAYER,
          """
          . b . . . . . .
          . . w . . . b .
          . . . . . w . .
          . . . . w . . .
          . . . . . . . .
          . . . . w . . .
          . . . . . . . .
          . . . . . . . .
          """);

  @Test
  void longJumpsFirstThenJumpsThenTheRest() {
    assertThat(inOrder(SOME_OF_EACH))
        .containsExactly("1x10x19x26", "1x10x19", "1x10", "1-5", "8-12");
  }

  @Test
  void equalsStayAsTheyWereGenerated() {
    Position start = Position.initial(RuleSet.ACF);
    assertThat(FlowchartGame.inOrder(start.legalMoves())).isEqualTo(start.legalMoves());
  }

  private static List<String> inOrder(Position position) {
    return FlowchartGame.inOrder(position.legalMoves()).stream().map(Move::toString).toList();
  }
}
