package games.janus.engines.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.notation.Fen;
import games.janus.engine.Appraisal;
import games.janus.engine.Term;
import games.janus.rules.Color;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EvaluationTest {
  private static final long SEED = 20261116;

  private final Evaluation evaluation = new Evaluation(null);
  private final Evaluation withNet = new Evaluation(new Net(NetTest.bytes(7)));

  @Test
  void theTermsAddUpToExactlyTheScoreTheSearchUses() {
    var boards = new RandomBoards(SEED, RuleSet.ACF);
    for (int i = 0; i < 100_000; i++) {
      Position position = boards.next();
      BoardState board = RandomBoards.board(position);
      for (Evaluation judge : List.of(evaluation, withNet)) {
        List<Term> terms =
            TracedEvaluation.terms(position, Optional.empty(), position.turn(), judge);
        if (Term.sum(terms) != judge.of(board)) {
          assertThat(Term.sum(terms))
              .as("seed %s, position %s: %s", SEED, i, position)
              .isEqualTo(judge.of(board));
        }
      }
    }
  }

  @Test
  void soTheyDoWithEverySquareOfThem() {
    var boards = new RandomBoards(SEED, RuleSet.ACF);
    for (int i = 0; i < 1000; i++) {
      Position position = boards.next();
      BoardState board = RandomBoards.board(position);
      for (Evaluation judge : List.of(evaluation, withNet)) {
        Appraisal all = TracedEvaluation.of(board, position.turn(), judge);
        assertThat(all.score())
            .as("seed %s, position %s: %s", SEED, i, position)
            .isEqualTo(judge.of(board));
        assertThat(all.terms())
            .isEqualTo(TracedEvaluation.terms(position, Optional.empty(), position.turn(), judge));
      }
    }
  }

  @Test
  void aNetHasAPartOfItsOwn() {
    assertThat(withNet.of(board("W:W21-32:B1-12")))
        .isNotEqualTo(evaluation.of(board("W:W21-32:B1-12")));
    assertThat(evaluation.hasNet()).isFalse();
    Appraisal seen = TracedEvaluation.of(board("W:W21-32:B1-12"), Color.WHITE, withNet);
    assertThat(seen.parts().getLast().name()).isEqualTo("what the net adds");
    assertThat(seen.parts().getLast().spots()).hasSizeGreaterThan(12);
  }

  @Test
  void bothSidesAreJudgedAlike() {
    var boards = new RandomBoards(SEED, RuleSet.ACF);
    for (int i = 0; i < 2000; i++) {
      Position position = boards.next();
      BoardState board = RandomBoards.board(position);
      assertThat(evaluation.of(turned(board)))
          .as("seed %s, position %s: %s", SEED, i, position)
          .isEqualTo(evaluation.of(board));
    }
  }

  /** The same seen from the other side of the table, by the same player with the other colour. */
  private static BoardState turned(BoardState board) {
    var turned = new BoardState();
    turned.set(
        Integer.reverse(board.black()),
        Integer.reverse(board.white()),
        Integer.reverse(board.kings()),
        !board.isWhiteToMove(),
        0);
    return turned;
  }

  @Test
  void aManMoreIsWorthAboutAMan() {
    List<Term> terms = terms("W:W18,22,27:B5,6");
    assertThat(term("men", terms)).isBetween(60.0, 150.0);
  }

  @Test
  void kingsCount() {
    assertThat(term("kings", terms("W:WK18,22,27:B5,6,7"))).isPositive();
    assertThat(term("kings", terms("B:WK18,22,27:B5,6,7"))).isNegative();
  }

  @Test
  void theDogHoleIsABadPlace() {
    assertThat(term("dog hole", terms("W:W5,22:B1,12"))).isNegative();
    assertThat(term("dog hole", terms("W:W6,22:B1,12"))).isZero();
  }

  @Test
  void menOn30And32AreABridge() {
    assertThat(term("bridge", terms("W:W30,32:B5,6"))).isNotZero();
    assertThat(term("bridge", terms("W:W30,31:B5,6"))).isZero();
  }

  @Test
  void theMoveIsWithWhoeverMakesTheLastFreeStep() {
    // Whoever has to step now is jumped.
    assertThat(term("opposition", terms("W:W31:B23"))).isNegative();
    assertThat(term("opposition", terms("B:W31:B23"))).isNegative();
    // Here he may step, and the other is jumped.
    assertThat(term("opposition", terms("W:W31:B18"))).isPositive();
    assertThat(term("opposition", terms("B:W31:B18"))).isPositive();
  }

  private static BoardState board(String fen) {
    return RandomBoards.board(Position.of(Fen.read(fen), RuleSet.ACF));
  }

  private static List<Term> terms(String fen) {
    Position position = Position.of(Fen.read(fen), RuleSet.ACF);
    return TracedEvaluation.terms(
        position, Optional.empty(), position.turn(), new Evaluation(null));
  }

  private static double term(String name, List<Term> terms) {
    return terms.stream()
        .filter(term -> term.name().equals(name))
        .findFirst()
        .orElseThrow()
        .value();
  }
}
