package games.janus.engine;

import java.util.Optional;

/**
 * A machine player. It thinks on its caller's thread and looks outside only through the {@link
 * SearchControl} it is given. Unless it was built with a table of its own, it keeps nothing from
 * one thought to the next: the same request gets the same answer and the same counts, on every
 * machine.
 *
 * <p>What it can do beyond finding a move it says on its card, as a {@link Capability}.
 *
 * @param <P> the positions of its game
 * @param <M> the moves of its game
 */
public interface Engine<P, M> {
  /** Who this is, what it can be asked and what it tells. */
  EngineInfo info();

  /**
   * Finds a move for the side to move.
   *
   * @param request the game so far, which is not over, and how hard to think
   * @param control polled now and then; when it says stop, the best answer so far is given
   */
  Thought<M> think(SearchRequest<P, M> request, SearchControl<M> control);

  /** Its static evaluation, if it {@linkplain Capability#EVALUATES values positions}. */
  default Optional<Evaluator<P, M>> evaluator() {
    return Optional.empty();
  }

  /** Its reasons for moves, if it {@linkplain Capability#EXPLAINS values moves}. */
  default Optional<MoveExplainer<P, M>> explainer() {
    return Optional.empty();
  }

  /** Its search, if that {@linkplain Capability#WHOLE_TREE can be kept whole}. */
  default Optional<WholeTree<P, M>> wholeTree() {
    return Optional.empty();
  }

  /** Forgets what earlier thoughts left behind, because the next one is about another game. */
  default void newGame() {}
}
