package games.janus.cli.play;

import java.util.concurrent.atomic.AtomicInteger;

/** How often Ctrl-C was pressed since somebody last asked. */
final class Interrupts {
  private final AtomicInteger count = new AtomicInteger();

  void add() {
    count.incrementAndGet();
  }

  /** Whether it was pressed; it is forgotten with the answer. */
  boolean take() {
    return count.getAndSet(0) > 0;
  }

  int count() {
    return count.get();
  }
}
