package games.janus.engines.chess;

import games.janus.chess.kernel.Men;
import java.util.Arrays;

/**
 * How moves have done elsewhere in the search, by which moves are ordered: what caused many beta
 * cutoffs is tried first. Every number drifts towards the newest evidence and stays within {@link
 * #MAX} of zero.
 *
 * <p>A <i>piece-to</i> is a man of a colour arriving on a square, 0 to {@link #PIECE_TO_COUNT} - 1:
 * what the tables know of a move.
 */
final class History {
  static final int MAX = 16_384;
  static final int PIECE_TO_COUNT = 14 * 64;

  /** The piece-to of no move: before the root, and after a null move. */
  static final int NO_PIECE_TO = 0;

  /** Butterfly history: quiet moves by colour, from and to. */
  private final short[] quiet = new short[2 * 64 * 64];

  /** Captures by piece-to and what they take. */
  private final short[] captureHistory = new short[PIECE_TO_COUNT * 8];

  /** Quiet moves by piece-to, after an earlier piece-to. */
  private final short[] continuationHistory = new short[PIECE_TO_COUNT * PIECE_TO_COUNT];

  /** The quiet move that last cut after a piece-to. */
  private final int[] counterMove = new int[PIECE_TO_COUNT];

  void clear() {
    Arrays.fill(quiet, (short) 0);
    Arrays.fill(captureHistory, (short) 0);
    Arrays.fill(continuationHistory, (short) 0);
    Arrays.fill(counterMove, 0);
  }

  /** A man, by code and colour, arriving on a square. Codes begin at 1, so none is 0. */
  static int pieceTo(int color, int man, int to) {
    assert man != Men.NONE : "somebody moves";
    return (color * 7 + man) << 6 | to;
  }

  int quiet(int color, int fromTo) {
    return quiet[color << 12 | fromTo];
  }

  int continuationHistory(int earlier, int pieceTo) {
    return continuationHistory[earlier * PIECE_TO_COUNT + pieceTo];
  }

  int captureHistory(int pieceTo, int taken) {
    return captureHistory[pieceTo << 3 | taken];
  }

  int counterMove(int pieceTo) {
    return counterMove[pieceTo];
  }

  void setCounterMove(int pieceTo, int move) {
    counterMove[pieceTo] = move;
  }

  void updateQuiet(int color, int fromTo, int bonus) {
    update(quiet, color << 12 | fromTo, bonus);
  }

  void updateContinuation(int earlier, int pieceTo, int bonus) {
    update(continuationHistory, earlier * PIECE_TO_COUNT + pieceTo, bonus);
  }

  void updateCapture(int pieceTo, int taken, int bonus) {
    update(captureHistory, pieceTo << 3 | taken, bonus);
  }

  /** The further a number has gone one way, the less it goes on that way. */
  private static void update(short[] table, int at, int bonus) {
    int now = table[at];
    table[at] = (short) (now + bonus - now * Math.abs(bonus) / MAX);
  }
}
