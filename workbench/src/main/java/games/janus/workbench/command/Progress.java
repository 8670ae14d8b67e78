package games.janus.workbench.command;

import java.io.PrintStream;

/**
 * A progress bar on standard error, redrawn a few times a second, so that long work is seen to move
 * and standard output stays clean. Silent where there is no terminal to draw on.
 */
public final class Progress {
  private static final int WIDTH = 30;
  private static final long REDRAW_NANOS = 100_000_000;

  private final String label;
  private final long all;
  private final PrintStream screen;
  private final boolean visible;
  private long done;
  private long drawn;

  /** A bar for so much work. */
  public Progress(String label, long all) {
    this(label, all, System.err, isTerminal());
  }

  Progress(String label, long all, PrintStream screen, boolean visible) {
    this.label = label;
    this.all = Math.max(1, all);
    this.screen = screen;
    this.visible = visible;
  }

  /** Java cannot tell whether standard error is a terminal; the launcher can, and says so. */
  private static boolean isTerminal() {
    return Boolean.getBoolean("janus.stderr.terminal");
  }

  /** Some more of the work is done. */
  public void advance(long amount) {
    done += amount;
    long now = System.nanoTime();
    if (visible && now - drawn > REDRAW_NANOS) {
      drawn = now;
      draw();
    }
  }

  /** Wipes the bar off the screen. */
  public void finish() {
    if (visible) {
      screen.print("\r" + " ".repeat(WIDTH + label.length() + 10) + "\r");
      screen.flush();
    }
  }

  private void draw() {
    long share = Math.min(all, done);
    int full = (int) (WIDTH * share / all);
    screen.print(
        "\r"
            + label
            + " ["
            + "#".repeat(full)
            + ".".repeat(WIDTH - full)
            + "] "
            + 100 * share / all
            + "%");
    screen.flush();
  }
}
