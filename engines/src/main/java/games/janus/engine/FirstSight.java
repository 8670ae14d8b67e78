package games.janus.engine;

import java.util.List;

/**
 * A player who can say what it thinks of a position before it looks ahead.
 *
 * @param <P> positions
 */
public interface FirstSight<P> {
  /**
   * What a position is worth to the side to move at first sight, in named terms: added, they are
   * it. The unit is that of the player's scores.
   */
  List<Term> atFirstSight(P position);
}
