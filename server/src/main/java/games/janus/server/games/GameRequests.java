package games.janus.server.games;

import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import java.util.UUID;

/** What pages write into addresses. */
public final class GameRequests {
  private GameRequests() {}

  /** An id as we write it; anything but a UUID is refused. */
  public static String id(String text) {
    try {
      String id = UUID.fromString(text).toString();
      if (id.equalsIgnoreCase(text)) {
        return id;
      }
    } catch (IllegalArgumentException _) {
      // refused below
    }
    throw Refusal.request(Messages.keptId(Excerpt.of(text)));
  }
}
