package games.janus.server;

import games.janus.play.Desk;
import games.janus.server.json.JsonException;
import games.janus.server.json.JsonReader;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Set;

/** Puts the questions of pages to the desk (see docs/page-data.md). */
final class DeskApi {
  /** What is answered at once; thoughts have a line of their own. */
  private static final Set<String> QUICK =
      Set.of(
          "catalog",
          "view",
          "point",
          "enter",
          "along",
          "setup",
          "write",
          "read",
          "evaluate",
          "octave",
          "mint",
          "mint-listing",
          "think",
          "");

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
    if (QUICK.contains(ask)) {
      Answers.answer(response, desk.answer(question));
    } else {
      slow.answer(request.remotePeer().host(), question, response);
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
