package games.janus.play;

import games.janus.play.core.Core;
import games.janus.play.core.Progress;

/**
 * What a thinking machine sees of the outside: a clock, somebody who listens, and a hand that may
 * stop it. The carrier of a request to the {@link Core} brings it, since the core has no clock. It
 * is asked on the thinking thread, about every thousand positions, and must be quick.
 */
public interface ThinkControl {
  /** Whether to stop now and answer with the best found so far. */
  boolean shouldStop();

  /** Milliseconds since the question was put. */
  long millis();

  /** Whether it is time to hear of progress again; about ten times a second is enough. */
  default boolean wantsProgress() {
    return false;
  }

  /** Hears of progress. */
  default void progress(Progress news) {}

  /** Never stops anything, hears nothing and has no clock. */
  static ThinkControl patient() {
    return new ThinkControl() {
      @Override
      public boolean shouldStop() {
        return false;
      }

      @Override
      public long millis() {
        return 0;
      }
    };
  }
}
