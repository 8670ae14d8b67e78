package games.janus.server;

import games.janus.play.core.CoreJson;
import games.janus.play.core.RefusedException;
import games.janus.play.core.Request;
import games.janus.server.Answers.Answer;
import games.janus.server.Governor.Work;
import games.janus.server.web.Exchange;

/** Puts the requests of pages to the core (see docs/page-data.md). */
record CoreApi(Caps caps, ComputedAnswers computed, Metrics metrics) {
  /** Tables and trees of a question that takes its time, one search after another. */
  private static final long SEARCH_BYTES = 64L << 20;

  void answer(Exchange exchange) {
    String text = Body.read(exchange, 2 * caps.importBytes());
    if (text.length() > caps.bodyBytes()) {
      computed.answer(exchange, Work.LONG, text.length(), 0, job -> answerLong(text, job));
      return;
    }
    Request<?> asked;
    try {
      asked = CoreJson.read(text);
    } catch (RefusedException none) {
      Answer no = Answer.of(none.refused());
      Answers.send(exchange, no.status(), no.json());
      return;
    }
    // Thoughts have a line of their own; here they are told so at once.
    boolean isSlow = asked.takesTime() && !(asked instanceof Request.Think);
    computed.answer(
        exchange,
        isSlow ? Work.QUESTION : Work.QUICK,
        text.length(),
        isSlow ? SEARCH_BYTES : 0,
        job -> isSlow ? answerSlow(asked, job) : answerAtOnce(asked, job));
  }

  /** A file and the log of a long game are longer than other questions. */
  private Answer answerLong(String text, Governor.Job job) {
    try {
      Request<?> asked = CoreJson.read(text);
      if (!(asked instanceof Request.Read) && !(asked instanceof Request.Play)) {
        throw Body.tooLong(caps.bodyBytes());
      }
      return answerAtOnce(asked, job);
    } catch (RefusedException none) {
      return Answer.of(none.refused());
    }
  }

  private static Answer answerAtOnce(Request<?> asked, Governor.Job job) {
    var control = new CoreJob(job, _ -> {});
    return Answer.of(control.answerAtOnce(asked));
  }

  private Answer answerSlow(Request<?> asked, Governor.Job job) {
    metrics.searchBegan();
    try {
      return Answer.of(new CoreJob(job, _ -> {}).answer(asked, 1));
    } finally {
      metrics.searchEnded();
    }
  }
}
