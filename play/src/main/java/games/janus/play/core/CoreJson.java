package games.janus.play.core;

import games.janus.play.JsonText;
import games.janus.play.JsonValue;

/** Requests and replies as JSON. */
public final class CoreJson {
  private CoreJson() {}

  /** The request that a value is. */
  public static Request<?> request(JsonValue value) {
    return WireCodec.readRequest("request", value);
  }

  /** A reply as text. */
  public static String text(Reply reply) {
    var json = new JsonText();
    WireCodec.write(json, reply);
    return json.toString();
  }
}
