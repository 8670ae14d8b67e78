package games.janus.play;

import games.janus.engine.Thought;
import java.util.Optional;

/**
 * A move that was made at a table, and what the machine thought if a machine made it.
 *
 * @param move the move
 * @param thought how it came about
 */
public record Turn<M>(M move, Optional<Thought<M>> thought) {}
