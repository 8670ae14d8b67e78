package games.janus.play;

import games.janus.message.Messages;
import games.janus.play.core.Core;
import games.janus.play.core.Progress;
import games.janus.play.core.RefusedException;
import games.janus.rules.text.TextSource;

/**
 * What a thinking machine sees of the outside: a clock, somebody who listens, and a hand that may
 * stop it. The carrier of a request to the {@link Core} brings it, since the core has no clock. It
 * is asked on the thinking thread, about every thousand positions, and must be quick.
 */
public interface ThinkControl {
  /** A few milliseconds of reading. */
  int CHARACTERS_BETWEEN_LOOKS = 1000;

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

  /**
   * A text that is read in small pieces, before each of which this is asked whether to stop.
   *
   * @throws RefusedException from the source, if so
   */
  default TextSource reading(TextSource text) {
    return (into, offset, length) -> {
      if (shouldStop()) {
        throw RefusedException.stopped(Messages.requestReadStopped());
      }
      return text.read(into, offset, Math.min(length, CHARACTERS_BETWEEN_LOOKS));
    };
  }

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
