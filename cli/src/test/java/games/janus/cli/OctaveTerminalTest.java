package games.janus.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The Octave program in a real terminal, with a player at the keyboard. */
@Tag("slow")
class OctaveTerminalTest {
  private static final String INVERSE = "\u001b[7m";
  private static final String PROMPT = "Enter move (e.g., e2e4 or e2-e4):";

  @Test
  void aPlayerTypesAMoveSeesItPlayedAndAnsweredAndQuits() throws Exception {
    try (Terminal terminal = Terminal.running("octave", "--mono")) {
      terminal.screenWhen(screen -> screen.strip().endsWith(PROMPT));
      terminal.type("e2e4");
      String answered =
          terminal.screenWhen(
              screen -> screen.contains("AI move") && screen.strip().endsWith(PROMPT));
      assertThat(answered)
          .contains(
              PROMPT
                  + """
                   e2e4

                      a  b  c  d  e  f  g  h
                    +------------------------+
                  8 | c  h  b  q  k  b  h  c | 8
                  7 | p  p  p  p  p  p  p  p | 7
                  6 | .  .  .  .  .  .  .  . | 6
                  5 | .  .  .  .  .  .  .  . | 5
                  4 | .  .  .  .  P  .  .  . | 4
                  3 | .  .  .  .  .  .  .  . | 3
                  2 | P  P  P  P  .  P  P  P | 2
                  1 | C  H  B  Q  K  B  H  C | 1
                    +------------------------+
                      a  b  c  d  e  f  g  h

                  AI thinking...
                  AI move (\
                  """)
          .containsPattern("AI move \\(\\d+\\.\\d\\d sec, eval=0\\.5\\): e7e6\n");
      terminal.type("q");
      assertThat(terminal.screenWhen(screen -> screen.contains("Game Over.")))
          .contains(PROMPT + " q\nExiting game...\nGame Over.\n");
    }
  }

  @Test
  void blackIsSeenInInverseVideo() throws Exception {
    try (Terminal terminal = Terminal.running("octave")) {
      String screen = terminal.screenWhen(text -> text.strip().endsWith(PROMPT));
      assertThat(row(screen, 8)).contains(INVERSE + "C").contains(INVERSE + "K");
      assertThat(row(screen, 1)).isEqualTo("1 | C  H  B  Q  K  B  H  C | 1");
    }
  }

  @Test
  void atPeriodSpeedItCountsDownAndEnterSkipsTheRest() throws Exception {
    try (Terminal terminal = Terminal.running("octave", "--mono", "--period-speed")) {
      terminal.screenWhen(screen -> screen.strip().endsWith(PROMPT));
      terminal.type("e2e4");
      terminal.screenWhen(screen -> screen.contains("s left; Enter skips the rest)"));
      terminal.type("");
      String answered =
          terminal.screenWhen(
              screen -> screen.contains("AI move") && screen.strip().endsWith(PROMPT));
      assertThat(answered)
          .containsPattern("AI move \\([0-9]\\.\\d\\d sec, eval=0\\.5\\): e7e6") // what it took
          .doesNotContain("Invalid"); // Enter was for the wait, and is no empty move
    }
  }

  @Test
  void mistakesAreAskedForAgainOnTheSameScreen() throws Exception {
    try (Terminal terminal = Terminal.running("octave", "--mono")) {
      terminal.screenWhen(screen -> screen.strip().endsWith(PROMPT));
      terminal.type("e7e8q");
      terminal.screenWhen(
          screen -> screen.contains("Invalid input. Use format: e2e4 (column=a-h, row=1-8)"));
      terminal.type("e2e5");
      terminal.screenWhen(screen -> screen.contains("Illegal move. Try again.\n" + PROMPT));
    }
  }

  @Test
  void controlDEndsTheGame() throws Exception {
    try (Terminal terminal = Terminal.running("octave", "--mono")) {
      terminal.screenWhen(screen -> screen.strip().endsWith(PROMPT));
      terminal.press("C-d");
      terminal.screenWhen(screen -> screen.contains("Exiting game...\nGame Over."));
    }
  }

  private static String row(String screen, int row) {
    return screen
        .lines()
        .filter(line -> line.startsWith(row + " |"))
        .findFirst()
        .orElseThrow(() -> new AssertionError(screen));
  }
}
