package games.janus.cli.play;

import java.util.concurrent.atomic.AtomicInteger;

/** How often Ctrl-C was pressed and nobody has minded it yet. */
final class Interrupts {
  private final AtomicInteger count = new AtomicInteger();

  void add() {
    count.incrementAndGet();
  }

  /** Whether it was pressed. One press is minded with that: two presses mean two. */
  boolean take() {
    return count.getAndUpdate(presses -> Math.max(0, presses - 1)) > 0;
  }

  int count() {
    return count.get();
  }
}
