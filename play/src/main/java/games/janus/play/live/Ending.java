package games.janus.play.live;

import games.janus.message.Message;
import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.wire.Wire;
import java.util.Optional;

/** How a game came to its end. */
@Wire(tag = "ending", suffix = "Ending")
public sealed interface Ending {
  /** The result; none for a game that does not count. */
  Optional<Outcome> result();

  /**
   * Somebody won, or it is a draw.
   *
   * @param winner none: it is a draw
   * @param detail what there is to say beyond the reason
   */
  record Decided(Optional<Color> winner, Reason reason, Optional<Message> detail)
      implements Ending {
    public Decided(Outcome outcome, Optional<Message> detail) {
      this(outcome.winner(), outcome.reason(), detail);
    }

    public Decided(Outcome outcome) {
      this(outcome, Optional.empty());
    }

    public Outcome outcome() {
      return Outcome.of(winner, reason);
    }

    @Override
    public Optional<Outcome> result() {
      return Optional.of(outcome());
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
