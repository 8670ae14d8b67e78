package games.janus.play.live;

import games.janus.message.Message;
import java.util.List;

/** What a command comes to. */
public sealed interface Decision {
  /** These events happen, in this order; none if the command changes nothing. */
  record Accepted(List<Event> events) implements Decision {
    public Accepted {
      events = List.copyOf(events);
    }
  }

  /** Nothing happens, and this is why. */
  record Refused(Message reason) implements Decision {}
}
