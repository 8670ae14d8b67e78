package games.janus.arena;

import games.janus.engine.Finding;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engines.search.TimeManager;
import games.janus.engines.search.TimePlan;
import java.util.function.Consumer;

/**
 * Stops a search by the clock, or when told to. While a player ponders, on the move it expects and
 * on the other's time, the clock does not stop it.
 */
public final class Timekeeper<M> implements SearchControl<M> {
  private final Stopwatch sinceAsked;
  private final TimePlan plan;
  private final TimeManager<M> timeManager;
  private final Consumer<? super Finding<M>> listener;
  private volatile boolean isStopped;

  /** When our own clock began to run, counted by {@link #sinceAsked}; none while pondering. */
  private volatile long clockStart;

  private static final long NOT_YET = Long.MIN_VALUE;

  /** Set when a look has ended that would have been the last, had our clock been running. */
  private volatile boolean isContent;

  private Timekeeper(
      Stopwatch sinceAsked, TimePlan plan, long clockStart, Consumer<? super Finding<M>> listener) {
    this.sinceAsked = sinceAsked;
    this.plan = plan;
    this.timeManager = new TimeManager<>(plan);
    this.clockStart = clockStart;
    this.listener = listener;
  }

  /**
   * For a search that begins now, while its clock is running.
   *
   * @param listener hears everything the engine finds, on the searching thread
   */
  public static <M> Timekeeper<M> thinking(TimePlan plan, Consumer<? super Finding<M>> listener) {
    return thinking(plan, new Stopwatch(), listener);
  }

  /** The same by another clock, which begins now. */
  static <M> Timekeeper<M> thinking(
      TimePlan plan, Stopwatch clock, Consumer<? super Finding<M>> listener) {
    return new Timekeeper<>(clock, plan, 0, listener);
  }

  /** For a search that begins now, while the other side's clock is running. */
  public static <M> Timekeeper<M> pondering(TimePlan plan, Consumer<? super Finding<M>> listener) {
    return new Timekeeper<>(new Stopwatch(), plan, NOT_YET, listener);
  }

  /** Ends the search as soon as it looks up. */
  public void stop() {
    isStopped = true;
  }

  /** Whether the other side's clock is running. */
  public boolean isPondering() {
    return clockStart == NOT_YET;
  }

  /** The expected move was made: from now on our own clock is running. */
  public void ponderHit() {
    if (isPondering()) {
      clockStart = sinceAsked.millis();
      if (isContent) {
        stop(); // it has thought long enough on the other's time
      }
    }
  }

  public boolean isStopped() {
    return isStopped;
  }

  /** Milliseconds since the search was asked for. */
  public long millis() {
    return sinceAsked.millis();
  }

  @Override
  public boolean shouldStop(SearchCounters counters) {
    if (isStopped) {
      return true;
    }
    long start = clockStart;
    return start != NOT_YET && !plan.isEndless() && sinceAsked.millis() - start >= plan.hard();
  }

  @Override
  public boolean isEnough(Finding<M> finding) {
    listener.accept(finding);
    boolean isEnough = timeManager.isEnough(finding, sinceAsked.millis());
    if (isPondering()) {
      isContent |= isEnough;
      return false;
    }
    return isEnough || isStopped;
  }
}
