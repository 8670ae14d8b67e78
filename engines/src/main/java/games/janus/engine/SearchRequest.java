package games.janus.engine;

import games.janus.rules.Game;

/**
 * A question to an engine.
 *
 * @param game the start and the moves so far; the game is not over
 * @param level the id of one of the engine's levels
 * @param limits what overrides the level
 * @param seed where an engine draws lots, the source of its lots
 * @param recordTree whether to keep the whole tree, where the engine can; the search is the same
 */
public record SearchRequest<P, M>(
    Game<P, M> game, String level, Limits limits, long seed, boolean recordTree) {

  /** A question at one level, with no tree. */
  public static <P, M> SearchRequest<P, M> of(Game<P, M> game, String level, long seed) {
    return new SearchRequest<>(game, level, Limits.NONE, seed, false);
  }

  public P position() {
    return game.position();
  }
}
