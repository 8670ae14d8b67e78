package games.janus.play.xray;

import games.janus.engines.checkers.endgame.Verdict;
import java.util.List;
import java.util.OptionalInt;

/**
 * What is known for certain of a position, for the side to move.
 *
 * @param points 1 for a win, a half for a draw, 0 for a loss
 * @param plies to the end with best play, where known
 * @param best the moves that keep it
 */
public record Known<M>(double points, OptionalInt plies, List<M> best) {
  public Known {
    best = List.copyOf(best);
  }

  /** What an endgame table says. */
  public static Known<games.janus.checkers.Move> of(Verdict verdict) {
    double points =
        switch (verdict.result()) {
          case WIN -> 1;
          case DRAW -> 0.5;
          case LOSS -> 0;
        };
    return new Known<>(points, verdict.distance(), verdict.best());
  }
}
