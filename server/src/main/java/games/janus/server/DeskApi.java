package games.janus.server;

import games.janus.play.Desk;
import games.janus.server.json.JsonException;
import games.janus.server.json.JsonObject;
import games.janus.server.json.JsonReader;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

/** Puts the questions of pages to the desk (see docs/page-data.md). */
final class DeskApi {
  private final Desk desk = new Desk();
  private final Caps caps;

  DeskApi(Caps caps) {
    this.caps = caps;
  }

  void answer(ServerRequest request, ServerResponse response) {
    String question = Body.read(request, 2 * caps.importBytes());
    if (question.length() > caps.bodyBytes() && !isRead(question)) {
      throw new HttpRefusal(
          Status.REQUEST_ENTITY_TOO_LARGE_413,
          "limit",
          "a question has at most " + (caps.bodyBytes() >> 10) + " KB");
    }
    String answer = desk.answer(question);
    Answers.send(response, isNoQuestion(answer) ? Status.BAD_REQUEST_400 : Status.OK_200, answer);
  }

  /** Only who brings a file of games may say so much. */
  private static boolean isRead(String question) {
    try {
      return JsonReader.object(question).string("ask").orElse("").equals("read");
    } catch (JsonException _) {
      return false;
    }
  }

  private static boolean isNoQuestion(String answer) {
    if (!answer.startsWith("{\"error\":")) {
      return false;
    }
    JsonObject error = JsonReader.object(answer);
    return error.string("kind").orElse("").equals("request");
  }
}
