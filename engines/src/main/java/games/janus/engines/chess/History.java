package games.janus.engines.chess;

import games.janus.chess.kernel.Men;
import java.util.Arrays;

/**
 * How moves have done elsewhere in the search: what refuted much is tried first. Every number
 * drifts towards the newest evidence and stays within {@link #MOST} of zero.
 *
 * <p>A <i>step</i> is a man of a colour arriving on a square, 0 to {@link #STEPS} - 1; it is what
 * the follow-up tables remember of earlier moves.
 */
final class History {
  static final int MOST = 16_384;
  static final int STEPS = 14 * 64;

  /** The step of a move nobody made: before the start, and a pass. */
  static final int NO_STEP = 0;

  private final short[] quiet = new short[2 * 64 * 64];
  private final short[] loud = new short[STEPS * 8];
  private final short[] followUp = new short[STEPS * STEPS];

  /** The quiet move that last refuted a step. */
  private final int[] answer = new int[STEPS];

  void clear() {
    Arrays.fill(quiet, (short) 0);
    Arrays.fill(loud, (short) 0);
    Arrays.fill(followUp, (short) 0);
    Arrays.fill(answer, 0);
  }

  /** A man, by code and colour, arriving on a square. Codes begin at 1, so no step is 0. */
  static int step(int color, int man, int to) {
    assert man != Men.NONE : "somebody moves";
    return (color * 7 + man) << 6 | to;
  }

  int quiet(int color, int fromTo) {
    return quiet[color << 12 | fromTo];
  }

  int followUp(int earlier, int step) {
    return followUp[earlier * STEPS + step];
  }

  int loud(int step, int taken) {
    return loud[step << 3 | taken];
  }

  int answer(int step) {
    return answer[step];
  }

  void rememberAnswer(int step, int move) {
    answer[step] = move;
  }

  void rewardQuiet(int color, int fromTo, int bonus) {
    reward(quiet, color << 12 | fromTo, bonus);
  }

  void rewardFollowUp(int earlier, int step, int bonus) {
    reward(followUp, earlier * STEPS + step, bonus);
  }

  void rewardLoud(int step, int taken, int bonus) {
    reward(loud, step << 3 | taken, bonus);
  }

  /** The further a number has gone one way, the less it goes on that way. */
  private static void reward(short[] table, int at, int bonus) {
    int now = table[at];
    table[at] = (short) (now + bonus - now * Math.abs(bonus) / MOST);
  }
}
