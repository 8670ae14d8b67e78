package games.janus.play;

import games.janus.engine.Limits;
import games.janus.engine.Thought;
import java.util.Optional;

/**
 * A move that was made at a table, and what the machine thought if a machine made it.
 *
 * @param move the move
 * @param thought how it came about
 * @param limits how far the machine was allowed to look
 * @param isTimed whether somebody ended its thought, so that it cannot come out the same again
 */
public record Turn<M>(M move, Optional<Thought<M>> thought, Limits limits, boolean isTimed) {
  /** A move that nobody calculated. */
  static <M> Turn<M> ofPerson(M move) {
    return new Turn<>(move, Optional.empty(), Limits.NONE, false);
  }
}
