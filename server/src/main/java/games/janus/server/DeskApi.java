package games.janus.server;

import games.janus.play.Desk;
import games.janus.server.json.JsonException;
import games.janus.server.json.JsonReader;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

/** Puts the questions of pages to the desk (see docs/page-data.md). */
final class DeskApi {
  /** Thoughts have a line of their own; here they are told so at once. */
  private static final String THINK = "think";

  private final Desk desk = new Desk();
  private final Caps caps;
  private final SlowDesk slow;

  DeskApi(Caps caps, SlowDesk slow) {
    this.caps = caps;
    this.slow = slow;
  }

  void answer(ServerRequest request, ServerResponse response) {
    String question = Body.read(request, 2 * caps.importBytes());
    String ask = ask(question);
    if (question.length() > caps.bodyBytes() && !ask.equals("read")) {
      throw new HttpRefusal(
          Status.REQUEST_ENTITY_TOO_LARGE_413,
          "limit",
          "a question has at most " + (caps.bodyBytes() >> 10) + " KB");
    }
    if (desk.takesTime(ask) && !ask.equals(THINK)) {
      slow.answer(request.remotePeer().host(), question, response);
    } else {
      Answers.answer(response, desk.answer(question));
    }
  }

  /** What is asked; nothing if it is no question. */
  private static String ask(String question) {
    try {
      return JsonReader.object(question).string("ask").orElse("");
    } catch (JsonException _) {
      return "";
    }
  }
}
