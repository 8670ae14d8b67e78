package games.janus.arena;

import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/**
 * Work on a thread of its own that ends with an answer. The answer to an infinite search, or to one
 * on the other side's time, is held back until it is asked for.
 *
 * @param <M> the moves of the game
 */
public final class RunningSearch<M> {
  private static final long STOPPING_MILLIS = 2000;

  private final Timekeeper<M> control;
  private final CountDownLatch mayAnswer;
  private volatile boolean isRunning = true;
  private @Nullable Thread thread;

  private RunningSearch(Timekeeper<M> control, boolean holdsBack) {
    this.control = control;
    this.mayAnswer = new CountDownLatch(holdsBack ? 1 : 0);
  }

  /** Something that is worked out, and then said. */
  public interface Work {
    /** Works it out, and answers what to do when the answer is wanted. */
    Runnable think();
  }

  /**
   * Starts to work.
   *
   * @param holdsBack whether to keep the answer until {@link #stop} or {@link #ponderHit}
   */
  public static <M> RunningSearch<M> start(Timekeeper<M> control, boolean holdsBack, Work work) {
    var search = new RunningSearch<>(control, holdsBack);
    search.thread =
        Thread.ofPlatform()
            .name("janus-search")
            .daemon()
            .start(() -> {
              Runnable answer = work.think();
              try {
                search.mayAnswer.await();
                search.isRunning = false; // whoever hears the answer may ask the next question
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

  /** Ends it; the answer follows at once. */
  public void stop() {
    control.stop();
    mayAnswer.countDown();
  }

  public boolean isStopped() {
    return control.isStopped();
  }

  /** The move that was expected has been made; means nothing to who does not ponder. */
  public void ponderHit() {
    if (control.isPondering()) {
      control.ponderHit();
      mayAnswer.countDown();
    }
  }

  /** Lets a search that ends by itself do so for so long, then stops it and hears the answer. */
  public void finish(long millis) {
    if (mayAnswer.getCount() == 0 && millis > 0) {
      await(millis);
    }
    stop();
    await(STOPPING_MILLIS);
  }

  /** Waits for the answer to have been given, but not for ever. */
  public void await(long millis) {
    try {
      if (thread != null) {
        thread.join(Math.max(1, millis));
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
