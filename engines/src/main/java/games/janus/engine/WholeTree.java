package games.janus.engine;

/**
 * A search small enough to be kept whole: it can record its tree, think about some of the moves
 * alone, and be asked what it would have thought with pruning or ordering switched off.
 *
 * <p>Asked about some of the moves, it always searches, and uses neither its book nor chance.
 */
public interface WholeTree<P, M> {
  /**
   * What can be switched off.
   *
   * @param pruning leave a branch when beta is not above alpha
   * @param ordering try moves in the order the game recommends
   * @param quiescence play captures out below the last ply
   */
  record Switches(boolean pruning, boolean ordering, boolean quiescence) {}

  Switches switches();

  /**
   * Thinks as it would with other switches.
   *
   * @throws IllegalArgumentException if it knows none of the moves it is to think about
   */
  Thought<M> think(SearchRequest<P, M> request, SearchControl<M> control, Switches switches);
}
