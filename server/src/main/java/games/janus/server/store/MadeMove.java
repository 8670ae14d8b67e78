package games.janus.server.store;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * A move that was made.
 *
 * @param id the move as other programs write it
 * @param thought what a machine thought, JSON as it came
 * @param clockMs what the mover's clock showed afterwards
 * @param at when it was made, ISO
 */
public record MadeMove(
    String id, Optional<String> thought, OptionalLong clockMs, Optional<String> at) {
  /** A move about which nothing else is known. */
  public static MadeMove of(String id) {
    return new MadeMove(id, Optional.empty(), OptionalLong.empty(), Optional.empty());
  }
}
