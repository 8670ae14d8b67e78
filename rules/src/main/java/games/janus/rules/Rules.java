package games.janus.rules;

import java.util.List;
import java.util.Optional;

/**
 * All that code at human speed (boards, tables, notation, matches, the museum) may ask of a game.
 * Nothing that runs once per node of a search calls this: engines use their game's kernel.
 *
 * @param <P> an immutable legal position; equal positions are the same for repetition
 * @param <M> a move as a player understands it
 */
public interface Rules<P, M> {
  /** Where a game starts when nobody says otherwise. */
  P initial();

  Color turn(P position);

  /** Every legal move, in a fixed order; empty when the game is over in this position. */
  List<M> legalMoves(P position);

  /**
   * The position after a move.
   *
   * @throws IllegalMoveException if the move is not one of {@link #legalMoves}
   */
  P play(P position, M move);

  /** How the game has ended, as far as the position alone can tell. */
  Optional<Outcome> outcome(P position);

  /** The squares a player points at, in order, to make this move: from, stops, to. */
  List<Square> path(M move);

  /**
   * Plies since something happened that can never be undone, as the move-count rule counts them.
   */
  int quietPlies(P position);

  /** The draw that ends the game by itself, given how often the position has now occurred. */
  Optional<Outcome.Reason> automaticDraw(int occurrences, int quietPlies);

  /** The draw that the player to move may claim, given how often the position has now occurred. */
  Optional<Outcome.Reason> claimableDraw(int occurrences, int quietPlies);

  /**
   * Whether a side can still win by some series of legal moves, as far as its pieces and those of
   * the opponent alone tell. A side whose opponent runs out of time does not win otherwise (FIDE
   * 6.9).
   */
  boolean canWin(P position, Color side);

  /** The moves of the board alone, also where the game is drawn. */
  default List<M> boardMoves(P position) {
    return legalMoves(position);
  }

  /**
   * The position after one of {@link #boardMoves}.
   *
   * @throws IllegalMoveException if the move is not one of them
   */
  default P after(P position, M move) {
    return play(position, move);
  }

  /** How many sequences of {@link #boardMoves} of this length there are. */
  long perft(P position, int depth);
}
