package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games in a real terminal, with a player at the keyboard. */
@Tag("slow")
class PlayTerminalTest {
  private static final List<String> USUAL = List.of("TERM=screen-256color");

  @TempDir private Path home;

  @Test
  void aNewcomerChoosesAGameAndPlaysItToMate() throws Exception {
    try (Pane pane = Pane.open(80, 40, home, USUAL, "play", "--ascii", "--mono")) {
      pane.await("Which game?");
      pane.type("");
      pane.await("Who is your opponent?");
      pane.type("a person");
      pane.await("1. White>");
      for (String move : List.of("f3", "e5", "g4")) {
        pane.type(move);
      }
      pane.await("2... Black>");
      pane.press("Q", "h", "Tab"); // the only move that begins so
      pane.await("Black> Qh4");
      pane.press("Enter");
      pane.await("Black wins: checkmate");
      String over = pane.await("new, undo, export or quit>");
      assertThat(over).contains("4  .  .  .  .  .  .  P [q]");
      assertThat(over.lines().filter(line -> line.startsWith("8 ")).count())
          .as("the board stands in its place, once")
          .isEqualTo(1);
      pane.type("quit");
      pane.awaitEnd();
    }
  }

  @Test
  void controlCStopsTheThoughtAndTwiceLeavesAndTheGameGoesOnLater() throws Exception {
    try (Pane pane =
        Pane.open(40, 24, home, USUAL, "play", "chess", "--black", "janus@full", "--clock", "60")) {
      pane.await("1. White>");
      pane.type("e4");
      pane.await("Janus is thinking");
      pane.press("C-c");
      pane.await(
          screen -> screen.contains(" positions, ") && screen.contains("2. White>"), "a move");
      pane.press("C-c");
      pane.awaitEnd();
      assertThat(pane.screen()).contains("janus play --resume");
    }
    try (Pane pane = Pane.open(40, 24, home, USUAL, "play", "--resume", "--ascii")) {
      String screen = pane.await("2. White>");
      assertThat(screen)
          .contains("Your game continues after 2 moves.")
          .containsPattern("White \\d+:\\d\\d");
      assertThat(screen.lines()).allSatisfy(line -> assertThat(line.length()).isLessThan(41));
      pane.press("C-d");
      pane.awaitEnd();
    }
  }

  @Test
  void theBoardFindsItsPlaceAgainWhenTheWindowChanges() throws Exception {
    try (Pane pane = Pane.open(80, 30, home, USUAL, "play", "checkers", "--mono")) {
      pane.await("1. Dark>");
      pane.press("1", "1");
      pane.resize(44, 20);
      String screen =
          pane.await(
              text ->
                  text.contains("1. Dark> 11") && text.lines().anyMatch(PlayTerminalTest::isTop),
              "the board and what was typed");
      assertThat(screen.lines().filter(PlayTerminalTest::isTop).count()).isEqualTo(1);
      pane.press("-", "1", "5", "Enter");
      pane.await("2. Dark>");
      pane.press("Up");
      pane.await("2. Dark> 11-15");
      pane.press("C-u");
      pane.type("quit");
      pane.awaitEnd();
    }
  }

  /** The row of 32 is on top when Dark sits at the bottom. */
  private static boolean isTop(String line) {
    return line.startsWith("    32L");
  }

  @Test
  void aDumbTerminalGetsLinesAndAFlagThatFalls() throws Exception {
    try (Pane pane =
        Pane.open(
            80,
            40,
            home,
            List.of("TERM=dumb"),
            "play",
            "chess",
            "--black",
            "mint",
            "--clock",
            "0.05")) {
      pane.await("1. White>");
      pane.type("e4");
      pane.await("Black plays");
      String over = pane.await("Black wins: out of time");
      assertThat(over).contains("8  r  n  b").doesNotContain("\\u001b");
      pane.type("quit");
      pane.awaitEnd();
    }
  }

  @Test
  void plainGamesNeverDrawTwice() throws Exception {
    try (Pane pane =
        Pane.open(80, 60, home, USUAL, "play", "chess", "--plain", "--black", "octave")) {
      pane.await("1. White>");
      pane.type("e2e4");
      String screen = pane.await("2. White>");
      assertThat(screen.toLowerCase(Locale.ROOT)).contains(" positions, ", "type a move, or help.");
      assertThat(screen.lines().filter(line -> line.startsWith("8 ")).count())
          .as("the boards before a move and after the answer")
          .isEqualTo(2);
      pane.press("C-c");
      pane.await("Press Ctrl+C again to leave.");
      pane.press("C-c");
      pane.awaitEnd();
    }
  }
}
