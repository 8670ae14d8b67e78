package games.janus.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.rules.Color;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** Improved Microchess at its console. */
class MicrochessPlusSessionTest {
  private final StringWriter screen = new StringWriter();

  private MicrochessPlusSession session(Color computer) {
    var session = new MicrochessPlusSession(computer, 1, new PrintWriter(screen));
    session.start();
    return session;
  }

  @Test
  void theComputerSaysItsPieceFromAndTo() {
    session(Color.BLACK).enter("e2e4");
    assertThat(screen.toString())
        .containsPattern("Piece [PN] from [a-h]7|Piece N from [bg]8")
        .contains("Phase: opening")
        .endsWith("Your move, from and to: ");
  }

  @Test
  void squaresMayBeOctalAsOnTheOldMachine() {
    session(Color.BLACK).enter("64 44"); // the king's pawn, seen from White's side
    assertThat(screen.toString()).contains("4 | . . . . P . . . |\n");
  }

  @Test
  void anIllegalMoveIsRefusedAndAskedAgain() {
    MicrochessPlusSession session = session(Color.BLACK);
    for (String line : new String[] {"e2e5", "", "nonsense", "99 99", "e7e5"}) {
      session.enter(line);
    }
    assertThat(screen.toString().lines().filter(line -> line.endsWith("Illegal move"))).hasSize(5);
    assertThat(session.isOver()).isFalse();
  }

  @Test
  void whatFollowsAMoveIsNoPartOfIt() {
    MicrochessPlusSession session = session(Color.BLACK);
    for (String line : new String[] {"e2e44", "e2e4e4", "e2e4q", "e2e4 please"}) {
      session.enter(line);
    }
    assertThat(screen.toString().lines().filter(line -> line.endsWith("Illegal move"))).hasSize(4);
  }

  @Test
  void atTheEndOfTheBoardQIsAQueenAndNoGoodbye() {
    String start = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    var session = new MicrochessPlusSession(start, Color.BLACK, 1, new PrintWriter(screen));
    session.start();
    session.enter("a7a8");
    assertThat(screen.toString()).endsWith("Promote to (q, r, b or n): ");
    session.enter("x");
    assertThat(screen.toString()).endsWith("Promote to (q, r, b or n): ");
    session.enter("q");
    assertThat(session.isOver()).isFalse();
    assertThat(screen.toString()).contains("8 | Q ").doesNotContain("Goodbye");
  }

  @Test
  void asWhiteTheComputerBegins() {
    session(Color.WHITE);
    assertThat(screen.toString()).containsPattern("Piece [PN] from [a-h][12]");
  }

  @Test
  void qLeaves() {
    MicrochessPlusSession session = session(Color.BLACK);
    session.enter("q");
    assertThat(session.isOver()).isTrue();
  }
}
