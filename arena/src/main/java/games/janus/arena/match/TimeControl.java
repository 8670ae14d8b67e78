package games.janus.arena.match;

import games.janus.arena.Allowance;
import games.janus.engine.Limits;
import games.janus.rules.Color;
import games.janus.rules.Excerpt;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How much time, or other means, both players have.
 *
 * @param base milliseconds at the start of each period; 0 for no clock
 * @param increment milliseconds that every move adds
 * @param moves moves in a period; 0 if the first one lasts for the whole game
 * @param moveTime milliseconds for each move; 0 for no such limit
 * @param limits what each move may cost apart from time
 */
public record TimeControl(long base, long increment, int moves, long moveTime, Limits limits) {
  /** A day: longer clocks are a slip of the pen. */
  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(86_400);

  public static TimeControl of(Limits limits) {
    return new TimeControl(0, 0, 0, 0, limits);
  }

  public static TimeControl moveTime(long millis) {
    return new TimeControl(0, 0, 0, millis, Limits.NONE);
  }

  /**
   * Reads {@code [MOVES/]SECONDS[+INCREMENT]}, such as {@code 2+0.02} or {@code 40/60}.
   *
   * @throws IllegalArgumentException if it means no clock
   */
  public static TimeControl read(String text) {
    int slash = text.indexOf('/');
    int plus = text.indexOf('+', slash + 1);
    try {
      int moves = slash < 0 ? 0 : Integer.parseInt(text.substring(0, slash));
      long base = millis(text.substring(slash + 1, plus < 0 ? text.length() : plus));
      long increment = plus < 0 ? 0 : millis(text.substring(plus + 1));
      if (base > 0 && moves >= 0) {
        return new TimeControl(base, increment, moves, 0, Limits.NONE);
      }
    } catch (NumberFormatException _) {
      // said below
    }
    throw new IllegalArgumentException(
        "'" + Excerpt.of(text) + "' is no time control such as 2+0.02, 40/60 or 10");
  }

  private static long millis(String seconds) {
    if (seconds.length() > 12) {
      throw new NumberFormatException();
    }
    var number = new BigDecimal(seconds);
    if (number.signum() < 0 || number.compareTo(MOST_SECONDS) > 0) {
      throw new NumberFormatException();
    }
    return number.movePointRight(3).longValue();
  }

  boolean hasClock() {
    return base > 0;
  }

  /** The same with other limits. */
  public TimeControl with(Limits newLimits) {
    return new TimeControl(base, increment, moves, moveTime, newLimits);
  }

  /** As PGN and people write it. */
  @Override
  public String toString() {
    if (hasClock()) {
      return (moves > 0 ? moves + "/" : "")
          + seconds(base)
          + (increment > 0 ? "+" + seconds(increment) : "");
    }
    if (moveTime > 0) {
      return moveTime + " ms a move";
    }
    if (limits.nodes().isPresent()) {
      return limits.nodes().getAsLong() + " nodes a move";
    }
    return limits.depth().isPresent() ? "depth " + limits.depth().getAsInt() : "by their levels";
  }

  private static String seconds(long millis) {
    return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
  }

  /** The two clocks of one game. */
  static final class Clocks {
    private final TimeControl control;
    private final long[] left = new long[2];
    private final int[] made = new int[2];

    Clocks(TimeControl control) {
      this.control = control;
      left[0] = control.base;
      left[1] = control.base;
    }

    Allowance allowance(Color side) {
      OptionalLong moveTime =
          control.moveTime > 0 ? OptionalLong.of(control.moveTime) : OptionalLong.empty();
      int toGo = control.moves == 0 ? 0 : control.moves - made[side.ordinal()] % control.moves;
      var shown =
          new Allowance.Clocks(left[0], left[1], control.increment, control.increment, toGo);
      return new Allowance(
          control.hasClock() ? Optional.of(shown) : Optional.empty(), moveTime, control.limits);
    }

    /**
     * A side has moved.
     *
     * @return by how many milliseconds it has overstepped its time; 0 or less if it has not
     */
    long press(Color side, long spent) {
      int which = side.ordinal();
      made[which]++;
      if (!control.hasClock()) {
        return control.moveTime > 0 ? spent - control.moveTime : 0;
      }
      left[which] -= spent;
      long over = -left[which];
      left[which] = Math.max(0, left[which]) + control.increment;
      if (control.moves > 0 && made[which] % control.moves == 0) {
        left[which] += control.base;
      }
      return over;
    }
  }
}
