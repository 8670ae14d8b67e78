package games.janus.arena.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.arena.Allowance;
import games.janus.arena.EngineFactory;
import games.janus.games.Games;
import java.util.List;
import org.junit.jupiter.api.Test;

class SolverTest {
  private static Solver.Attempt solve(String epd) {
    var machine = EngineFactory.ofUser().withMemory(Games.chess(), "janus", 1, 1).orElseThrow();
    return new Solver(machine, "full", Allowance.depth(6))
        .solve(Puzzle.read(List.of(epd)).getFirst());
  }

  @Test
  void aBestMoveSolves() {
    assertThat(solve("6k1/5ppp/8/8/8/8/8/K3R3 w - - bm Rd1 Re8#; id \"back rank\";").isSolved())
        .isTrue();
    assertThat(solve("6k1/5ppp/8/8/8/8/8/K3R3 w - - bm Kb1;").isSolved()).isFalse();
  }

  @Test
  void aMoveToAvoidDoesNotSolve() {
    assertThat(solve("6k1/5ppp/8/8/8/8/8/K3R3 w - - am Re8;").isSolved()).isFalse();
    assertThat(solve("6k1/5ppp/8/8/8/8/8/K3R3 w - - am Kb1;").isSolved()).isTrue();
  }

  @Test
  void aMateIsSolvedByFindingIt() {
    Solver.Attempt attempt = solve("6k1/5ppp/8/8/8/8/8/K3R3 w - - dm 1;");
    assertThat(attempt.isSolved()).isTrue();
    assertThat(attempt.solvedAfter()).isPresent();
  }

  @Test
  void theLineThatIsWrongIsNamed() {
    assertThatThrownBy(() -> Puzzle.read(List.of("", "8/8/8 w - - bm e4;")))
        .hasMessageContaining("line 2");
    assertThatThrownBy(() -> Puzzle.read(List.of("6k1/5ppp/8/8/8/8/8/K3R3 w - - bm e4;")))
        .hasMessageContaining("line 1");
    assertThatThrownBy(() -> Puzzle.read(List.of("6k1/5ppp/8/8/8/8/8/K3R3 w - -")))
        .hasMessageContaining("no bm, am or dm");
    assertThatThrownBy(() -> Puzzle.read(List.of("# nothing"))).hasMessageContaining("no position");
  }
}
