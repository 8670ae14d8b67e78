package games.janus.arena;

/** Milliseconds since a moment. */
public final class Stopwatch {
  private final long start = System.nanoTime();

  public long millis() {
    return nanos() / 1_000_000;
  }

  public long nanos() {
    return System.nanoTime() - start;
  }
}
