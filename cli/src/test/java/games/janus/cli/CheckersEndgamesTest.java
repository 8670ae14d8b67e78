package games.janus.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The checkers engine of the terminal. */
class CheckersEndgamesTest {
  @Test
  void theStrongOneKnowsTheEndgames() {
    Shell shell =
        Shell.janus(
            "think",
            "checkers",
            "--engine",
            "janus-checkers",
            "--level",
            "full",
            "--nodes",
            "1000",
            "--fen",
            "W:WK18,K19:BK1");
    assertThat(shell.out()).containsPattern("database positions +[1-9]");
  }
}
