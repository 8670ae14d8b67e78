package games.janus.arena;

import games.janus.engines.search.TimePlan;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Work on a thread of its own that ends with an answer; a session has one under way. The answer to
 * an infinite search, or to one on the other side's time, is held back until it is asked for.
 */
public final class RunningSearch<M> {
  /** A search that was told to stop has this long to do so before others are refused. */
  private static final long STOPPING_MILLIS = 2000;

  /** Who says no more may still be listening, as a script does that is read to its end. */
  private static final long LAST_MILLIS = 3000;

  private final Timekeeper<M> control;
  private final CountDownLatch mayAnswer;
  private volatile boolean isRunning = true;
  private @Nullable Thread thread;

  private RunningSearch(Timekeeper<M> control, boolean holdsBack) {
    this.control = control;
    this.mayAnswer = new CountDownLatch(holdsBack ? 1 : 0);
  }

  /** None so far. */
  static <M> RunningSearch<M> none() {
    var search = new RunningSearch<M>(Timekeeper.thinking(TimePlan.ENDLESS, _ -> {}), false);
    search.isRunning = false;
    return search;
  }

  /**
   * Starts to work.
   *
   * @param holdsBack whether to keep the answer until {@link #stop} or {@link #ponderHit}
   * @param work works it out, and answers what to do when the answer is wanted
   */
  public static <M> RunningSearch<M> start(
      Timekeeper<M> control, boolean holdsBack, Supplier<Runnable> work) {
    var search = new RunningSearch<>(control, holdsBack);
    search.thread =
        Thread.ofPlatform()
            .name("janus-search")
            .daemon()
            .start(() -> {
              Runnable answer = work.get();
              try {
                search.mayAnswer.await();
                search.isRunning = false; // the listener may ask the next question
                answer.run();
              } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
              }
            });
    return search;
  }

  public boolean isRunning() {
    return isRunning;
  }

  /**
   * Whether nothing is under way. A search that is ending may end first, and one that is answering
   * may finish its answer, so that nothing of it comes later.
   */
  boolean isOver() {
    if (control.isStopped() || !isRunning) {
      await(STOPPING_MILLIS);
    }
    return !isRunning;
  }

  /** Ends it; the answer follows at once. */
  public void stop() {
    control.stop();
    mayAnswer.countDown();
  }

  /** The move that was expected has been made; means nothing to who does not ponder. */
  public void ponderHit() {
    if (control.isPondering()) {
      control.ponderHit();
      mayAnswer.countDown();
    }
  }

  /**
   * Brings it to its end and hears the answer, because the session has come to its own end.
   *
   * @param isToldTo not to lose any time; otherwise what ends by itself soon may do so
   */
  void finish(boolean isToldTo) {
    if (mayAnswer.getCount() == 0 && !isToldTo) {
      await(LAST_MILLIS);
    }
    stop();
    await(STOPPING_MILLIS);
  }

  /** Waits for the answer to have been given, but not for ever. */
  private void await(long millis) {
    try {
      if (thread != null) {
        thread.join(Math.max(1, millis));
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
