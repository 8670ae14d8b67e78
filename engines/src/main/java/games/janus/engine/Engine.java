package games.janus.engine;

/**
 * A machine player. It thinks on its caller's thread, looks outside only through the {@link
 * SearchControl} it is given, and keeps nothing from one thought to the next: the same request gets
 * the same answer and the same counts, on every machine.
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
}
