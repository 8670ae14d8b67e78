package games.janus.server;

import games.janus.play.Desk;
import games.janus.play.ThinkControl;
import io.helidon.common.media.type.MediaTypes;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Answers questions that take their time, so that nobody hogs the server: each client may have one
 * under way, everybody together a few, and none goes on for long. Who hangs up is answered no more.
 *
 * <p>While a question is thought about, a blank is sent now and then; JSON may begin with blanks.
 * That is how it is noticed that nobody listens any longer.
 */
final class SlowDesk implements AutoCloseable {
  private static final Logger LOG = System.getLogger("games.janus.server");
  private static final Duration BREATH = Duration.ofMillis(500);
  private static final long PLACE_PATIENCE_MILLIS = 500;

  private final long longestMillis;
  private final Metrics metrics;
  private final Semaphore everybody;
  private final Map<String, Semaphore> places = new ConcurrentHashMap<>();
  private final Set<Question> running = ConcurrentHashMap.newKeySet();
  private volatile boolean isClosed;

  /**
   * A desk.
   *
   * @param atOnce questions of everybody together
   * @param longest how long one may take
   */
  SlowDesk(int atOnce, Duration longest, Metrics metrics) {
    this.everybody = new Semaphore(atOnce, true);
    this.longestMillis = longest.toMillis();
    this.metrics = metrics;
  }

  /** A question under way. */
  private final class Question implements ThinkControl {
    private final String text;
    private final Semaphore place;
    private final CompletableFuture<String> answer = new CompletableFuture<>();
    private final long start = System.nanoTime();
    private volatile boolean isStopped;

    Question(String text, Semaphore place) {
      this.text = text;
      this.place = place;
    }

    void start() {
      running.add(this);
      metrics.searchBegan();
      Thread.ofPlatform().name("janus-question").daemon().start(this::run);
    }

    private void run() {
      try {
        answer.complete(new Desk(HousePlayers.on(1)).think(text, this));
      } catch (RuntimeException | Error failure) {
        answer.completeExceptionally(failure);
      } finally {
        running.remove(this);
        metrics.searchEnded();
        everybody.release();
        place.release();
      }
    }

    @Override
    public boolean shouldStop() {
      return isStopped || isClosed || millis() >= longestMillis;
    }

    @Override
    public long millis() {
      return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }
  }

  /**
   * Answers a question.
   *
   * @throws HttpRefusal if the client, or everybody together, has too many under way
   */
  void answer(String client, String text, ServerResponse response) {
    Semaphore place = places.computeIfAbsent(client, _ -> new Semaphore(1, true));
    take(place, "you have a question under way: one at a time");
    try {
      take(everybody, "others have asked much: try again in a moment");
    } catch (HttpRefusal busy) {
      place.release();
      throw busy;
    }
    var question = new Question(text, place);
    question.start();
    try {
      Answers.answer(response, within(question));
    } catch (TimeoutException _) {
      keepAwake(question, response);
    } finally {
      question.isStopped = true;
    }
  }

  private static void take(Semaphore place, String otherwise) {
    try {
      if (place.tryAcquire(PLACE_PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
        return;
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    throw new HttpRefusal(Status.TOO_MANY_REQUESTS_429, "limit", otherwise);
  }

  private static String within(Question question) throws TimeoutException {
    try {
      return question.answer.get(BREATH.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    } catch (ExecutionException failure) {
      LOG.log(Level.ERROR, "a question failed", failure.getCause());
      return Answers.error("failure", "the server failed at this; its log says more");
    }
  }

  private static void keepAwake(Question question, ServerResponse response) {
    response.status(Status.OK_200);
    response.headers().contentType(MediaTypes.APPLICATION_JSON);
    response.headers().set(HeaderNames.CACHE_CONTROL, "no-store");
    try (OutputStream out = response.outputStream()) {
      while (true) {
        out.write(' ');
        out.flush();
        try {
          out.write(within(question).getBytes(StandardCharsets.UTF_8));
          return;
        } catch (TimeoutException _) {
          // still at it: another blank
        }
      }
    } catch (IOException | RuntimeException _) {
      question.isStopped = true; // nobody listens any more
    }
  }

  /** Stops everybody. */
  @Override
  public void close() {
    isClosed = true;
  }
}
