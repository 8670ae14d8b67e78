package games.janus.cli;

import static games.janus.cli.Shell.janus;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FenCommandTest {
  @Test
  void aChessPositionIsDrawn() {
    Shell shell = janus("fen", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.out())
        .startsWith(
            """
              +-----------------+
            8 | r . . . k . . r |
            7 | . . . . . . . . |
            """)
        .contains("    a b c d e f g h\n", "turn   White\n", "moves  26\n");
  }

  @Test
  void quotesAreNotNeeded() {
    assertThat(janus("fen", "chess", "4k3/8/8/8/8/8/8/4K3", "b", "-", "-", "7", "20").out())
        .contains("FEN    4k3/8/8/8/8/8/8/4K3 b - - 7 20");
  }

  @Test
  void aCheckersPositionIsKnownByItsColons() {
    Shell shell = janus("fen", "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29");
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.out())
        .contains("  | . . . W . . . b |     .  9  . 10  . 11  . 12\n")
        .contains("rules  acf\n", "turn   Dark\n", "moves  5\n");
  }

  @Test
  void aFinishedGameIsCalledFinished() {
    assertThat(janus("fen", "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1").out())
        .contains("over   draw: stalemate\n");
    assertThat(janus("fen", "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1").out())
        .contains("turn   Black, in check\n", "over   White wins: checkmate\n");
  }

  @Test
  void anIllegalPositionIsDrawnAndEveryReasonNamed() {
    Shell shell = janus("fen", "P7/8/8/8/8/8/8/4K3 w Q - 0 1");
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.out()).contains("8 | P . . . . . . . |");
    assertThat(shell.err())
        .isEqualTo(
            "janus: This is not a legal position. Black has no king. A pawn stands on the first or last"
                + " rank. A side may castle, but it has no rook to castle with."
                + System.lineSeparator());
  }

  @Test
  void textThatIsNoPositionIsRefused() {
    Shell shell = janus("fen", "hello");
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.out()).isEmpty();
    assertThat(shell.err().lines()).hasSize(1);
  }
}
