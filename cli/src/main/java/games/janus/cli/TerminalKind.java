package games.janus.cli;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Optional;

/** What this program was started in. */
public final class TerminalKind {
  private TerminalKind() {}

  /** Whether somebody sits before the screen. */
  public static boolean isPerson() {
    return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }

  /** Whether there is a screen on which the cursor can be moved. */
  public static boolean hasScreen() {
    String term = System.getenv("TERM");
    return isPerson() && term != null && !term.isEmpty() && !term.equals("dumb");
  }

  /** Whether nobody objects to colours. */
  public static boolean allowsColors() {
    String noColor = System.getenv("NO_COLOR");
    return noColor == null || noColor.isEmpty();
  }

  /** False once the output is closed, as in "janus octave | head": then nobody reads on. */
  public static boolean isHeard(PrintWriter out) {
    // Standard output keeps its troubles to itself: the writer around it does not hear of them.
    return !out.checkError() && !System.out.checkError();
  }
}
