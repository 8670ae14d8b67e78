package games.janus.server;

import games.janus.arena.EngineFactory;
import games.janus.message.Messages;
import games.janus.play.ThinkControl;
import games.janus.play.core.Core;
import games.janus.play.core.Progress;
import games.janus.play.core.RefusalKind;
import games.janus.play.core.RefusedException;
import games.janus.play.core.Reply;
import games.janus.play.core.Request;
import games.janus.server.web.EventLog;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** How the core sees the job in which it answers a request. */
final class CoreJob implements ThinkControl {
  private static final long PROGRESS_EVERY_MILLIS = 100;

  private static final Core CORE = new Core();

  private final Governor.Job job;
  private final Consumer<Progress> progress;
  private long toldAt;

  CoreJob(Governor.Job job, Consumer<Progress> progress) {
    this.job = job;
    this.progress = progress;
  }

  /** Answers what takes no time, whatever happens. */
  Reply answerAtOnce(Request<?> asked) {
    return answer(() -> CORE.answerAtOnce(asked, this));
  }

  /** Answers, whatever happens. */
  Reply answer(Request<?> asked, int threads) {
    return answer(() -> new Core(EngineFactory.embedded(threads)).answer(asked, this));
  }

  private static Reply answer(Supplier<Reply> core) {
    try {
      return core.get();
    } catch (RuntimeException | Error failure) {
      EventLog.STANDARD.log(EventLog.Level.ERROR, "failure", "a request failed", failure);
      return new RefusedException(RefusalKind.FAILURE, Messages.httpFailed()).refused();
    }
  }

  @Override
  public boolean shouldStop() {
    return job.shouldStop();
  }

  @Override
  public long millis() {
    return TimeUnit.NANOSECONDS.toMillis(job.nanos());
  }

  @Override
  public boolean wantsProgress() {
    return millis() - toldAt >= PROGRESS_EVERY_MILLIS;
  }

  @Override
  public void progress(Progress news) {
    toldAt = millis();
    progress.accept(news);
  }
}
