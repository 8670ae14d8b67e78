package games.janus.engine;

import games.janus.rules.Game;
import java.util.List;

/**
 * A question to an engine.
 *
 * @param game the start and the moves so far; the game is not over
 * @param level the id of one of the engine's levels
 * @param limits what overrides the level
 * @param seed where an engine draws lots, the source of its lots
 * @param recordTree whether to keep the whole tree, where the engine can; the search is the same
 * @param among the only moves to choose from; empty for all. Engines that do not look deeper and
 *     deeper choose from all.
 * @param lines how many of the best moves to tell of, each with its own line, where the engine can
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
      throw new IllegalArgumentException("an engine tells of at least one move");
    }
  }

  /** A question about the best of all moves. */
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
