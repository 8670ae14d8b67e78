package games.janus.engine;

import games.janus.rules.Game;
import java.util.List;

/**
 * A question to an engine.
 *
 * @param game the start and the moves so far; the game is not over
 * @param level the id of one of the engine's levels
 * @param limits what overrides the level
 * @param seed the source of the random numbers of an engine that uses some
 * @param recordTree whether to keep the whole tree, where the engine can; the search is the same
 * @param among the only moves to think about, where the engine can choose; empty for all. It then
 *     looks at them itself, whatever its book or its random numbers say
 * @param lines how many of the best moves to look for, where the engine can; at least 1
 */
public record SearchRequest<P, M>(
    Game<P, M> game,
    String level,
    Limits limits,
    long seed,
    boolean recordTree,
    List<M> among,
    int lines) {

  public SearchRequest {
    among = List.copyOf(among);
    if (lines < 1) {
      throw new IllegalArgumentException("at least one line is looked for, not " + lines);
    }
  }

  /** A question about all moves, for the best one. */
  public SearchRequest(
      Game<P, M> game, String level, Limits limits, long seed, boolean recordTree) {
    this(game, level, limits, seed, recordTree, List.of(), 1);
  }

  /** A question at one level, with no tree. */
  public static <P, M> SearchRequest<P, M> of(Game<P, M> game, String level, long seed) {
    return new SearchRequest<>(game, level, Limits.NONE, seed, false);
  }

  public P position() {
    return game.position();
  }
}
