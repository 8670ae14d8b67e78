package games.janus.cli;

import games.janus.play.ThinkControl;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Times what is asked at the terminal, and ends it when its time is up. */
public class ClockControl implements ThinkControl {
  private final long begun = System.nanoTime();
  private final Optional<Long> longestMillis;

  /** It may take as long as it likes. */
  public ClockControl() {
    this(Optional.empty());
  }

  /** It may take so many milliseconds, if that is said. */
  public ClockControl(Optional<Long> longestMillis) {
    this.longestMillis = longestMillis;
  }

  @Override
  public boolean shouldStop() {
    return longestMillis.isPresent() && millis() >= longestMillis.get();
  }

  @Override
  public long millis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
  }

  public double seconds() {
    return (System.nanoTime() - begun) / 1e9;
  }
}
