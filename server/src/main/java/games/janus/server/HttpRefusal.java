package games.janus.server;

import io.helidon.http.Status;

/** A request that is refused before anybody looks at what it asks for. */
final class HttpRefusal extends RuntimeException {
  private final Status status;
  private final String kind;
  private final String sentence;

  HttpRefusal(Status status, String kind, String sentence) {
    super(null, null, false, false); // an answer, not a fault to be traced
    this.status = status;
    this.kind = kind;
    this.sentence = sentence;
  }

  Status status() {
    return status;
  }

  String kind() {
    return kind;
  }

  @Override
  public String getMessage() {
    return sentence;
  }
}
