package games.janus.server;

import games.janus.arena.EngineFactory;
import games.janus.message.Language;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.ThinkControl;
import games.janus.play.core.Core;
import games.janus.play.core.Progress;
import games.janus.play.core.RefusalKind;
import games.janus.play.core.RefusedException;
import games.janus.play.core.Reply;
import games.janus.play.core.Request;
import games.janus.server.games.Refusal;
import games.janus.server.web.Client;
import games.janus.server.web.EventLog;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Answers requests that take their time, each on a thread of its own, so that nobody hogs the
 * server: each client may have a few under way, everybody together some more.
 */
final class CoreJobs implements AutoCloseable {
  private static final long PROGRESS_EVERY_MILLIS = 100;

  /** A job that was stopped needs a moment to end: so long is waited for its place. */
  private static final long PLACE_PATIENCE_MILLIS = 500;

  private final int each;
  private final Message full;
  private final Semaphore everybody;
  private final Map<Client, Semaphore> places = new ConcurrentHashMap<>();
  private final Metrics metrics;
  private volatile boolean isClosed;

  /**
   * Nobody works yet.
   *
   * @param each how many jobs a client may have at once
   * @param all how many everybody together may have
   * @param full what a client is told who has too many
   */
  CoreJobs(int each, int all, Message full, Metrics metrics) {
    this.each = each;
    this.full = full;
    this.everybody = new Semaphore(all, true);
    this.metrics = metrics;
  }

  /**
   * What a job may use, and who hears of it.
   *
   * @param progress hears how it goes, on the job's thread
   * @param answer hears the reply at the end, on the job's thread
   */
  record Terms(
      int threads, long longestMillis, Consumer<Progress> progress, Consumer<Reply> answer) {}

  /** A request that is being answered, or about to be. */
  final class Job implements ThinkControl {
    private final Request<?> asked;
    private final Terms terms;
    private final Semaphore place;
    private final long start = System.nanoTime();
    private volatile boolean isStopped;
    private long toldAt;

    private Job(Request<?> asked, Terms terms, Semaphore place) {
      this.asked = asked;
      this.terms = terms;
      this.place = place;
    }

    /** It speaks the language of who asked, on its own thread too. */
    void start() {
      metrics.searchBegan();
      Language language = Language.current();
      Thread.ofPlatform()
          .name("janus-job")
          .daemon()
          .start(() -> RequestLanguage.in(language, this::run));
    }

    private void run() {
      Reply reply;
      try {
        reply = new Core(EngineFactory.embedded(terms.threads())).answer(asked, this);
      } catch (RuntimeException | Error failure) {
        EventLog.STANDARD.log(EventLog.Level.ERROR, "failure", "a request failed", failure);
        reply = new RefusedException(RefusalKind.FAILURE, Messages.httpFailed()).refused();
      } finally {
        metrics.searchEnded();
        everybody.release();
        place.release();
      }
      terms.answer().accept(reply);
    }

    /** Ends it within a few thousand positions; its answer is the best found so far. */
    void stop() {
      isStopped = true;
    }

    @Override
    public boolean shouldStop() {
      return isStopped || isClosed || millis() >= terms.longestMillis();
    }

    @Override
    public long millis() {
      return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }

    @Override
    public boolean wantsProgress() {
      return millis() - toldAt >= PROGRESS_EVERY_MILLIS;
    }

    @Override
    public void progress(Progress news) {
      toldAt = millis();
      terms.progress().accept(news);
    }
  }

  /**
   * Takes a place for a request; {@link Job#start} must follow.
   *
   * @throws Refusal if the client, or everybody together, has too many under way
   */
  Job prepare(Client client, Request<?> asked, Terms terms) {
    Semaphore place = places.computeIfAbsent(client, _ -> new Semaphore(each, true));
    take(place, full);
    try {
      take(everybody, Messages.jobsBusy());
    } catch (Refusal busy) {
      place.release();
      throw busy;
    }
    return new Job(asked, terms, place);
  }

  private static void take(Semaphore place, Message otherwise) {
    try {
      if (place.tryAcquire(PLACE_PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
        return;
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    throw new Refusal(Refusal.Kind.TOO_MANY, otherwise);
  }

  /** Stops everybody. */
  @Override
  public void close() {
    isClosed = true;
  }
}
