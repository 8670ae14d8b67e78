package games.janus.play.xray;

import games.janus.message.Message;
import java.util.Optional;

/** One thing that can be counted about a move which cost something; it is silent if in doubt. */
interface Fact {
  <P, M> Optional<Message> of(Moment<P, M> moment);
}
