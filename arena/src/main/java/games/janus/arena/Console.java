package games.janus.arena;

import java.io.PrintStream;

/** Where a protocol's answers go: whole lines, one at a time, from whichever thread. */
public final class Console {
  private final PrintStream out;

  public Console(PrintStream out) {
    this.out = out;
  }

  /** Says one line, at once. */
  public synchronized void say(String line) {
    out.print(line + "\n");
    out.flush();
  }
}
