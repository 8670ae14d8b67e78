package games.janus.play.live;

import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;

/**
 * How much time both players have, in milliseconds.
 *
 * @param base what each has at the start, and again with each period
 * @param increment what every move adds
 * @param delay what every move may take without being charged
 * @param moves moves in a period; 0 if the base is for the whole game
 */
public record TimeControl(long base, long increment, long delay, int moves) {
  /** Longest allowed clock: one day. */
  private static final long MOST_MILLIS = 86_400_000;

  private static final int MOST_DIGITS = 12;

  /** So many days for every move. */
  public static TimeControl days(int days) {
    return new TimeControl(1, 0, days * MOST_MILLIS, 0); // a clock without anything has fallen
  }

  /** Whether every move has days of its own. */
  public boolean hasDays() {
    return delay >= MOST_MILLIS;
  }

  /**
   * Reads {@code [MOVES/]SECONDS[+INCREMENT][dDELAY]}, such as {@code 2+0.02}, {@code 40/60} or
   * {@code 300d5}.
   *
   * @throws MessageException if it means no clock
   */
  public static TimeControl read(String text) {
    int slash = text.indexOf('/');
    int delayAt = text.indexOf('d', slash + 1);
    int end = delayAt < 0 ? text.length() : delayAt;
    int plus = text.indexOf('+', slash + 1);
    try {
      int moves = slash < 0 ? 0 : Integer.parseInt(text.substring(0, slash));
      long base = millis(text.substring(slash + 1, plus < 0 ? end : plus));
      long increment = plus < 0 ? 0 : millis(text.substring(plus + 1, Math.max(plus + 1, end)));
      long delay = delayAt < 0 ? 0 : millis(text.substring(delayAt + 1));
      if (base > 0 && moves >= 0) {
        return new TimeControl(base, increment, delay, moves);
      }
    } catch (NumberFormatException _) {
      // said below
    }
    throw new MessageException(Messages.clockWrong(Excerpt.of(text)));
  }

  /** Seconds; of their decimals, three count. */
  private static long millis(String seconds) {
    int point = seconds.indexOf('.');
    String whole = point < 0 ? seconds : seconds.substring(0, point);
    String decimals = point < 0 ? "" : seconds.substring(point + 1);
    if (seconds.length() > MOST_DIGITS || (whole + decimals).isEmpty()) {
      throw new NumberFormatException();
    }
    digits(decimals + "0");
    long millis = digits("0" + whole) * 1000 + digits((decimals + "000").substring(0, 3));
    if (millis > MOST_MILLIS) {
      throw new NumberFormatException();
    }
    return millis;
  }

  private static long digits(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        throw new NumberFormatException();
      }
    }
    return Long.parseLong(text);
  }

  /** As {@link #read} reads it and game files keep it. */
  public String text() {
    return (moves > 0 ? moves + "/" : "")
        + seconds(base)
        + (increment > 0 ? "+" + seconds(increment) : "")
        + (delay > 0 ? "d" + seconds(delay) : "");
  }

  private static String seconds(long millis) {
    long rest = millis % 1000;
    if (rest == 0) {
      return Long.toString(millis / 1000);
    }
    String decimals = Long.toString(1000 + rest).substring(1);
    int end = decimals.length();
    while (decimals.charAt(end - 1) == '0') {
      end--;
    }
    return millis / 1000 + "." + decimals.substring(0, end);
  }
}
