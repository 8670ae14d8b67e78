package games.janus.server.web;

import java.util.Map;

/** What a {@link WebServer} serves. */
public interface Site {
  /** Answers a request, on a thread of its own; it may wait for the disk, but not compute. */
  void answer(Exchange exchange);

  /** The JSON that is sent where there is no request to answer, because it breaks HTTP. */
  String error(int status);

  /** Headers that every answer carries. */
  Map<String, String> headers();
}
