package games.janus.arena;

import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/** Milliseconds since a moment. */
public final class Stopwatch {
  private final LongSupplier clock;
  private final long start;

  public Stopwatch() {
    this(System::nanoTime);
  }

  private Stopwatch(LongSupplier clock) {
    this.clock = clock;
    this.start = clock.getAsLong();
  }

  /** Counts only while the processor is busy with this thread, which alone may read it. */
  public static Stopwatch ofThisThread() {
    return new Stopwatch(ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime);
  }

  public long millis() {
    return nanos() / 1_000_000;
  }

  public long nanos() {
    return clock.getAsLong() - start;
  }
}
