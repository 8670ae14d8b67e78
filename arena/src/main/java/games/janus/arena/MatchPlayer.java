package games.janus.arena;

import games.janus.rules.Game;

/**
 * One who can be asked for moves under a clock: an engine of ours, or a program of somebody else's.
 * Plays one game at a time.
 */
public interface MatchPlayer<P, M> extends AutoCloseable {
  String name();

  /**
   * A new game begins, about which nothing is known yet.
   *
   * @param number of the game in its match: a player that chooses at random chooses otherwise in
   *     every game
   */
  void beginGame(int number) throws PlayerFailure;

  /**
   * Asks for a move and waits for it.
   *
   * @param game not over yet, and this player is to move
   * @throws PlayerFailure if there is no answer, or one that is no legal move; the player is of no
   *     further use and should be closed
   */
  Answer<M> move(Game<P, M> game, Allowance allowance) throws PlayerFailure;

  /**
   * How long the processor has been busy with it, from some moment on; asked by the thread that
   * asks for its moves.
   */
  long busyNanos();

  /** Leaves, whatever state it is in. Nothing is left running. */
  @Override
  void close();
}
