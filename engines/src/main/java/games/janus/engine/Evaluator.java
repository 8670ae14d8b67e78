package games.janus.engine;

import games.janus.rules.Color;
import games.janus.rules.Game;
import java.util.List;

/** The static evaluation of an engine: what a position is worth before anybody looks ahead. */
@FunctionalInterface
public interface Evaluator<P, M> {
  /**
   * What the position of a game is worth, as the engine's search would value it at a leaf. The game
   * may be over.
   *
   * @param level one of the engine's levels
   * @param side for whom high values are good
   * @throws IllegalArgumentException if it has no such level
   */
  Appraisal evaluate(Game<P, M> game, String level, Color side);

  /** The same without sides and squares, for callers that ask about thousands of positions. */
  default List<Term> terms(Game<P, M> game, String level, Color side) {
    return evaluate(game, level, side).terms();
  }
}
