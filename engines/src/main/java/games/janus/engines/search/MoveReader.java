package games.janus.engines.search;

import java.util.Optional;

/** Reads the packed moves of a game's kernel. */
public interface MoveReader<P, M> {
  /** The move; none if it is not legal there, as what a table remembers may be. */
  Optional<M> move(P position, long packed);

  /** The position after a move. */
  P play(P position, M move);
}
