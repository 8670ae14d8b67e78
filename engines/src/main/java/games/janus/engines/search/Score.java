package games.janus.engines.search;

import games.janus.engine.Finding.Bound;
import games.janus.rules.Color;
import games.janus.rules.Outcome;

/**
 * What a position is worth to the side to move, in hundredths of a pawn or of a man. All fit into
 * sixteen bits. A decided game is worth almost {@link #WON} or {@link #LOST}, the nearer its end
 * the closer.
 */
public final class Score {
  public static final int DRAW = 0;

  /** Won already. */
  public static final int WON = 30_000;

  /** Lost already. */
  public static final int LOST = -WON;

  /** Outside of everything. */
  public static final int INFINITE = 32_000;

  /** Not a score. */
  public static final int NONE = -32_768;

  /** No search looks further ahead. */
  public static final int MAX_PLY = 128;

  /** Scores from here on mean that the end of the game is in sight. */
  private static final int DECIDED = WON - 2 * MAX_PLY;

  private Score() {}

  /** What the end of a game is worth to a side. */
  public static int of(Outcome outcome, Color side) {
    if (outcome.winner().isEmpty()) {
      return DRAW;
    }
    return outcome.winner().get() == side ? WON : LOST;
  }

  /** The game is won after this many plies. */
  public static int wonIn(int plies) {
    return WON - plies;
  }

  /** The game is lost after this many plies. */
  public static int lostIn(int plies) {
    return LOST + plies;
  }

  /** Whether the end of the game is in sight. */
  public static boolean isDecided(int score) {
    return Math.abs(score) >= DECIDED && score != NONE;
  }

  /** Whether a lost end of the game is in sight. */
  public static boolean isLost(int score) {
    return score <= -DECIDED;
  }

  /** What a score tells that was searched for in a window. */
  public static Bound bound(int score, int alpha, int beta) {
    return score <= alpha ? Bound.AT_MOST : score >= beta ? Bound.AT_LEAST : Bound.EXACT;
  }

  /** How far away the end of a decided game is. */
  public static int pliesToEnd(int score) {
    assert isDecided(score) : "nobody knows";
    return WON - Math.abs(score);
  }
}
