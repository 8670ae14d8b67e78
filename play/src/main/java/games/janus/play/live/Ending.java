package games.janus.play.live;

import games.janus.rules.Message;
import games.janus.rules.Outcome;
import java.util.Optional;

/** How a game came to its end. */
public sealed interface Ending {
  /** The result; none for a game that does not count. */
  Optional<Outcome> result();

  /**
   * Somebody won, or it is a draw.
   *
   * @param detail what there is to say beyond the outcome's reason
   */
  record Decided(Outcome outcome, Optional<Message> detail) implements Ending {
    public Decided(Outcome outcome) {
      this(outcome, Optional.empty());
    }

    @Override
    public Optional<Outcome> result() {
      return Optional.of(outcome);
    }
  }

  /** Broken off before it had begun in earnest; it does not count. */
  record Aborted() implements Ending {
    @Override
    public Optional<Outcome> result() {
      return Optional.empty();
    }
  }
}
