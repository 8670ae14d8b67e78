package games.janus.engines.checkers.endgame;

import games.janus.checkers.kernel.BoardState;

/**
 * Knows the end of the game. It judges by the rules of moving alone: repetitions and counts of
 * quiet moves are left to the caller. One oracle serves one thread.
 */
public interface EndgameOracle {
  /** Not known here: too many pieces, or a capture is pending, which a search resolves at once. */
  int UNKNOWN = -1;

  int DRAW = 0;

  /** The side to move wins. */
  int WIN = 1;

  /** The side to move loses. */
  int LOSS = 2;

  /** What best play by both sides comes to, for the side to move. */
  @SuppressWarnings("exports") // the kernel is for engines alone
  int probe(BoardState board);

  /**
   * Plies to the end of the game when the winner hurries and the loser delays; {@link #UNKNOWN} in
   * draws and where only the result is known.
   */
  @SuppressWarnings("exports") // the kernel is for engines alone
  default int distance(BoardState board) {
    return UNKNOWN;
  }
}
