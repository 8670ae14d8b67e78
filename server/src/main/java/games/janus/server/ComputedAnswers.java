package games.janus.server;

import games.janus.message.Language;
import games.janus.server.Answers.Answer;
import games.janus.server.Governor.Job;
import games.janus.server.Governor.Work;
import games.janus.server.web.EventLog;
import games.janus.server.web.Exchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/** Answers requests for which something must be computed: as a job, while the request waits. */
record ComputedAnswers(Governor governor) {
  private static final Duration BREATH = Duration.ofMillis(500);
  private static final Duration LONGEST = Duration.ofMinutes(1);

  /** What each character of a request may come to when it has been read. */
  private static final long BYTES_PER_CHARACTER = 12;

  /**
   * Answers.
   *
   * @param characters of the request
   * @param more bytes of memory that the task needs besides
   */
  void answer(Exchange exchange, Work work, int characters, long more, Function<Job, Answer> task) {
    var answer = new CompletableFuture<Answer>();
    long memory = BYTES_PER_CHARACTER * characters + more;
    Job job = governor.admit(exchange.client(), work, memory, LONGEST.toMillis());
    Language language = Language.current(); // of who asks, on the job's thread too
    job.start(_ -> RequestLanguage.in(language, () -> answer.complete(answer(task, job))));
    try {
      // What an import comes to shows in its status, and it says nothing before.
      Answer known = soon(answer, work == Work.IMPORT ? LONGEST : BREATH);
      Answers.send(exchange, known.status(), known.json());
    } catch (TimeoutException _) {
      keepAwake(answer, exchange);
    } finally {
      job.stop();
    }
  }

  private static Answer answer(Function<Job, Answer> task, Job job) {
    try {
      return task.apply(job);
    } catch (RuntimeException problem) {
      return Answer.of(problem);
    } catch (Error failure) {
      EventLog.STANDARD.log(EventLog.Level.ERROR, "failure", "a request failed", failure);
      return Answer.of(new IllegalStateException(failure));
    }
  }

  private static Answer soon(CompletableFuture<Answer> answer, Duration patience)
      throws TimeoutException {
    try {
      return answer.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    } catch (ExecutionException impossible) {
      throw new IllegalStateException(impossible); // a job that fails answers so
    }
  }

  /**
   * While something is computed, a blank is sent now and then; JSON may begin with blanks. That is
   * how it is noticed that nobody listens any longer.
   */
  private static void keepAwake(CompletableFuture<Answer> answer, Exchange exchange) {
    Answers.setJson(exchange);
    try (OutputStream out = exchange.stream(200)) {
      while (true) {
        out.write(' ');
        out.flush();
        try {
          out.write(soon(answer, BREATH).json().getBytes(StandardCharsets.UTF_8));
          return;
        } catch (TimeoutException _) {
          // still at it: another blank
        }
      }
    } catch (IOException | RuntimeException _) {
      // nobody listens any more
    }
  }
}
