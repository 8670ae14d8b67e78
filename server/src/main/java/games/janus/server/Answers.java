package games.janus.server;

import games.janus.rules.Excerpt;
import games.janus.server.games.Refusal;
import games.janus.server.json.JsonException;
import games.janus.server.json.JsonPage;
import games.janus.server.json.JsonReader;
import games.janus.server.store.StoreException;
import io.helidon.common.media.type.MediaTypes;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerResponse;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Locale;

/** How the server says what it says: always JSON, and every error as one sentence and a kind. */
final class Answers {
  private static final Logger LOG = System.getLogger("games.janus.server");

  private Answers() {}

  static void send(ServerResponse response, Status status, String json) {
    response.status(status);
    response.headers().contentType(MediaTypes.APPLICATION_JSON);
    response.headers().set(HeaderNames.CACHE_CONTROL, "no-store");
    response.send(json);
  }

  /** Sends what the desk has answered: that something was no question is the asker's fault. */
  static void answer(ServerResponse response, String answer) {
    send(response, isNoQuestion(answer) ? Status.BAD_REQUEST_400 : Status.OK_200, answer);
  }

  private static boolean isNoQuestion(String answer) {
    return answer.startsWith("{\"error\":")
        && JsonReader.object(answer).string("kind").orElse("").equals("request");
  }

  static void ok(ServerResponse response, String json) {
    send(response, Status.OK_200, json);
  }

  static void error(ServerResponse response, Status status, String kind, String sentence) {
    send(response, status, error(kind, sentence));
  }

  static String error(String kind, String sentence) {
    return JsonPage.object(json -> {
      json.writeStringField("error", sentence);
      json.writeStringField("kind", kind);
    });
  }

  /** Whatever went wrong while a request was answered. */
  static void trouble(ServerResponse response, Throwable problem) {
    switch (problem) {
      case HttpRefusal refusal -> refuse(response, refusal);
      case JsonException wrong ->
          error(response, Status.BAD_REQUEST_400, "request", wrong.getMessage());
      case Refusal refusal -> send(response, status(refusal), json(refusal));
      case StoreException store -> storeTrouble(response, store);
      default -> {
        // Neither what was asked nor by whom: only what broke.
        LOG.log(Level.ERROR, "a request failed", problem);
        error(
            response,
            Status.INTERNAL_SERVER_ERROR_500,
            "failure",
            "the server failed at this; its log says more");
      }
    }
  }

  private static void refuse(ServerResponse response, HttpRefusal refusal) {
    if (refusal.status().code() == Status.REQUEST_ENTITY_TOO_LARGE_413.code()) {
      response.headers().set(HeaderNames.CONNECTION, "close"); // the rest is not read
    }
    if (refusal.status().code() == Status.TOO_MANY_REQUESTS_429.code()) {
      response.headers().set(HeaderNames.RETRY_AFTER, "1");
    }
    error(response, refusal.status(), refusal.kind(), refusal.getMessage());
  }

  private static void storeTrouble(ServerResponse response, StoreException problem) {
    LOG.log(Level.WARNING, Excerpt.whole(String.valueOf(problem.getMessage())));
    boolean isFull = problem.trouble() == StoreException.Trouble.FULL;
    error(
        response,
        isFull ? Status.INSUFFICIENT_STORAGE_507 : Status.SERVICE_UNAVAILABLE_503,
        "storage",
        String.valueOf(problem.getMessage()));
  }

  private static Status status(Refusal refusal) {
    return switch (refusal.kind()) {
      case REQUEST -> Status.BAD_REQUEST_400;
      case UNKNOWN -> Status.NOT_FOUND_404;
      case EXISTS, STALE, OVER -> Status.CONFLICT_409;
      case TEXT, ILLEGAL, AMBIGUOUS, SETUP, LIMIT -> Status.UNPROCESSABLE_CONTENT_422;
    };
  }

  private static String json(Refusal refusal) {
    return JsonPage.object(json -> {
      json.writeStringField("error", refusal.getMessage());
      json.writeStringField("kind", refusal.kind().name().toLowerCase(Locale.ROOT));
      if (refusal.ply().isPresent()) {
        json.writeNumberField("ply", refusal.ply().getAsInt());
      }
      if (!refusal.flaws().isEmpty()) {
        json.writeArrayFieldStart("flaws");
        for (String flaw : refusal.flaws()) {
          json.writeString(flaw);
        }
        json.writeEndArray();
      }
    });
  }
}
