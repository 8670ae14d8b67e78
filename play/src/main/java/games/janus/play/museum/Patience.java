package games.janus.play.museum;

import games.janus.play.ThinkControl;

/**
 * Lets a machine think for a while that is counted and not timed, so that it ends at the same place
 * everywhere. A crowded board can keep the KIM-1 busy for hours of its own time.
 */
public final class Patience implements ThinkControl {
  /** A machine asks every 256 positions: ten million of them, hours of 1976. */
  private static final int LOOKS = 40_000;

  private int looks;

  /** Nothing has been waited for yet. */
  public Patience() {}

  @Override
  public boolean shouldStop() {
    return ++looks > LOOKS;
  }

  @Override
  public long millis() {
    return 0;
  }
}
