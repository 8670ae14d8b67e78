package games.janus.cli;

import games.janus.message.Messages;
import java.io.PrintWriter;
import java.util.function.LongConsumer;

/**
 * Waits as long as an old program thought. On a terminal the seconds are counted down and Enter
 * skips the rest; elsewhere the wait is announced, and what was typed ahead keeps waiting too.
 */
record PeriodWait(TypedLines typed, PrintWriter out, boolean terminal) implements LongConsumer {
  private static final long SECOND = 1_000_000_000L;
  private static final long MILLISECONDS_BETWEEN_LOOKS = 50;

  @Override
  public void accept(long nanoseconds) {
    try {
      if (terminal) {
        countDown(nanoseconds);
      } else {
        out.println(Messages.octaveWait(seconds(nanoseconds)));
        out.flush();
        Thread.sleep(nanoseconds / 1_000_000);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void countDown(long nanoseconds) throws InterruptedException {
    long end = System.nanoTime() + nanoseconds;
    String shown = "";
    for (long left = nanoseconds; left > 0 && !typed.isReady(); left = end - System.nanoTime()) {
      String text = Messages.octaveCountdown(seconds(left)).text();
      if (!text.equals(shown)) {
        overwrite(shown, text);
        shown = text;
      }
      Thread.sleep(MILLISECONDS_BETWEEN_LOOKS);
    }
    overwrite(shown, "");
    if (typed.isReady()) {
      var _ = typed.next(); // it was typed to skip, and is no move
    }
  }

  /** Without escape sequences, so that it does no harm on any terminal. */
  private void overwrite(String before, String after) {
    out.print("\r" + after + " ".repeat(Math.max(0, before.length() - after.length())));
    if (after.isEmpty()) {
      out.print("\r");
    }
    out.flush();
  }

  /** Whole seconds, counting down to 1. */
  private static long seconds(long nanoseconds) {
    return (nanoseconds + SECOND - 1) / SECOND;
  }
}
