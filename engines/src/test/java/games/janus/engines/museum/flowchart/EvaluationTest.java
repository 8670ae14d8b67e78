package games.janus.engines.museum.flowchart;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.engine.Term;
import games.janus.rules.Color;
import java.util.List;
import org.junit.jupiter.api.Test;

class EvaluationTest {
  private static final String MATERIAL_AND_POSITION =
      """
      . b . . . . . .
      . . . . . . . .
      . . . . . b . .
      . . . . . . . .
      . . . W . . . .
      . . . . . . . .
      . . . . . w . .
      . . . . . . . .
      """;

  @Test
  void theStartIsEven() {
    LookAhead start = LookAhead.from(Position.initial(RuleSet.ACF));
    assertThat(new Evaluation(Color.BLACK).score(start)).isZero();
  }

  @Test
  void everyTermIsMineLessYours() {
    LookAhead at = LookAhead.from(Diagram.black(RuleSet.ACF, MATERIAL_AND_POSITION));
    assertThat(new Evaluation(Color.BLACK).terms(at))
        .containsExactly(
            new Term("men", 100),
            new Term("kings", -160),
            new Term("advancement", 3),
            new Term("back rank", 12));
    assertThat(new Evaluation(Color.BLACK).score(at)).isEqualTo(-45);
    assertThat(new Evaluation(Color.WHITE).score(at)).isEqualTo(45);
  }

  @Test
  void aWinIsWorthMoreTheSoonerItComes() {
    Position lost = noWhiteMan();
    assertThat(new Evaluation(Color.BLACK).score(new LookAhead(lost, 3))).isEqualTo(9997);
    assertThat(new Evaluation(Color.WHITE).score(new LookAhead(lost, 3))).isEqualTo(-9997);
    assertThat(new Evaluation(Color.BLACK).score(new LookAhead(lost, 5))).isEqualTo(9995);
  }

  @Test
  void beingBlockedIsALossOrATieAsTheRulesSay() {
    assertThat(blocked(RuleSet.ACF)).containsExactly(new Term("game over", -10_000));
    assertThat(blocked(RuleSet.TWO_PLAYER)).containsExactly(new Term("game over", 0));
  }

  private static Position noWhiteMan() {
    return Diagram.white(
        RuleSet.ACF,
        """
        . . . . . . . .
        . . . . . . . .
        . . . b . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        """);
  }

  private static List<Term> blocked(RuleSet rules) {
    Position position =
        Diagram.white(
            rules,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . b . . . . .
            . b . . . . . .
            w . . . . . . .
            """);
    return new Evaluation(Color.WHITE).terms(LookAhead.from(position));
  }
}
