package games.janus.engine;

import games.janus.rules.Color;
import games.janus.rules.Game;
import java.util.List;

/**
 * A player who can show what it sees in a position before it looks ahead.
 *
 * @param <P> positions
 * @param <M> moves
 */
public interface Appraiser<P, M> {
  /**
   * What the position of a game is worth, as the player's search would value it at a leaf. The game
   * may be over.
   *
   * @param level one of the player's levels
   * @param side for whom high values are good
   * @throws IllegalArgumentException if it has no such level
   */
  Appraisal appraise(Game<P, M> game, String level, Color side);

  /** The same without sides and squares, for whoever asks about thousands of positions. */
  default List<Term> terms(Game<P, M> game, String level, Color side) {
    return appraise(game, level, side).terms();
  }
}
