package games.janus.server;

import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import io.helidon.webserver.http.DirectHandlers;

/** Answers to what is not even a request: they look like all others. */
final class DirectAnswers {
  private DirectAnswers() {}

  static DirectHandlers handlers() {
    DirectHandlers.Builder handlers = DirectHandlers.builder();
    for (DirectHandler.EventType event : DirectHandler.EventType.values()) {
      handlers.addHandler(event, DirectAnswers::answer);
    }
    return handlers.build();
  }

  private static DirectHandler.TransportResponse answer(
      DirectHandler.TransportRequest request,
      DirectHandler.EventType event,
      Status status,
      ServerResponseHeaders headers,
      String message) {
    Guard.mark(headers);
    headers.set(HeaderNames.CONTENT_TYPE, "application/json");
    headers.set(HeaderNames.CACHE_CONTROL, "no-store");
    return DirectHandler.TransportResponse.builder()
        .status(status)
        .headers(headers)
        .entity(Answers.error("request", words(event)))
        .keepAlive(false)
        .build();
  }

  /** Our own words: what came may not be fit to be shown. */
  private static String words(DirectHandler.EventType event) {
    return switch (event) {
      case PAYLOAD_TOO_LARGE -> "the request is too long";
      case INTERNAL_ERROR -> "the server failed at this; its log says more";
      case HTTP_VERSION_NOT_SUPPORTED -> "this server speaks HTTP/1.1";
      default -> "this is no request: see its first line, and that its headers have at most 8 KB";
    };
  }
}
