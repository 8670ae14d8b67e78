package games.janus.engines.checkers.endgame;

import games.janus.checkers.Move;
import java.util.List;
import java.util.Optional;

/**
 * What a table says of a position.
 *
 * @param result for the side to move
 * @param distance plies to the end with best play, where known
 * @param best the moves that keep the result and, where distances are known, the distance
 */
public record Verdict(Result result, Optional<Integer> distance, List<Move> best) {
  /** How the game ends with best play. */
  public enum Result {
    DRAW,
    WIN,
    LOSS
  }

  public Verdict {
    best = List.copyOf(best);
  }
}
