package games.janus.server;

import games.janus.play.core.Core;
import games.janus.play.core.CoreJson;
import games.janus.play.core.RefusedException;
import games.janus.play.core.Reply;
import games.janus.play.core.Request;
import games.janus.play.core.WireCodec;
import games.janus.server.CoreJobs.Job;
import games.janus.server.web.Exchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Puts the requests of pages to the core (see docs/page-data.md). */
record CoreApi(Caps caps, CoreJobs jobs) {
  private static final Duration BREATH = Duration.ofMillis(500);
  private static final Duration LONGEST = Duration.ofMinutes(1);

  private static final Core CORE = new Core();

  void answer(Exchange exchange) {
    String text = Body.read(exchange, 2 * caps.importBytes());
    try {
      Request<?> asked = CoreJson.read(text);
      // A file and the log of a long game are longer than other questions.
      boolean mayBeLong = asked instanceof Request.Read || asked instanceof Request.Play;
      if (text.length() > caps.bodyBytes() && !mayBeLong) {
        throw Body.tooLong(caps.bodyBytes());
      }
      // Thoughts have a line of their own; here they are told so at once.
      if (asked.takesTime() && !(asked instanceof Request.Think)) {
        answerInTime(asked, exchange);
      } else {
        Answers.answer(exchange, CORE.answerAtOnce(asked));
      }
    } catch (RefusedException none) {
      Answers.answer(exchange, none.refused());
    }
  }

  private void answerInTime(Request<?> asked, Exchange exchange) {
    var answer = new CompletableFuture<Reply>();
    var terms = new CoreJobs.Terms(1, LONGEST.toMillis(), _ -> {}, answer::complete);
    Job job = jobs.prepare(exchange.client(), asked, terms);
    job.start();
    try {
      Answers.answer(exchange, soon(answer));
    } catch (TimeoutException _) {
      keepAwake(answer, exchange);
    } finally {
      job.stop();
    }
  }

  private static Reply soon(CompletableFuture<Reply> answer) throws TimeoutException {
    try {
      return answer.get(BREATH.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    } catch (ExecutionException impossible) {
      throw new IllegalStateException(impossible); // a job that fails answers so
    }
  }

  /**
   * While a request is thought about, a blank is sent now and then; JSON may begin with blanks.
   * That is how it is noticed that nobody listens any longer.
   */
  private static void keepAwake(CompletableFuture<Reply> answer, Exchange exchange) {
    Answers.setJson(exchange);
    try (OutputStream out = exchange.stream(200)) {
      while (true) {
        out.write(' ');
        out.flush();
        try {
          out.write(WireCodec.text(soon(answer)).getBytes(StandardCharsets.UTF_8));
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
