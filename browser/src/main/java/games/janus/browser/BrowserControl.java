package games.janus.browser;

import games.janus.play.ThinkControl;
import games.janus.play.core.Progress;
import games.janus.play.core.WireCodec;

/** Looks outside the worker while a machine thinks in it. */
final class BrowserControl implements ThinkControl {
  /** About ten times a second is as often as a page can show anything. */
  private static final double MILLIS_BETWEEN_NEWS = 100;

  private final double begun = Border.millis();
  private double told = begun;
  private boolean isStopped;

  @Override
  public boolean shouldStop() {
    isStopped = isStopped || Border.poll(0) != 0;
    return isStopped;
  }

  @Override
  public long millis() {
    return Math.round(Border.millis() - begun);
  }

  @Override
  public boolean wantsProgress() {
    return Border.millis() - told >= MILLIS_BETWEEN_NEWS;
  }

  @Override
  public void progress(Progress news) {
    told = Border.millis();
    Border.giveText(WireCodec.text(news));
    isStopped = isStopped || Border.poll(1) != 0;
  }
}
