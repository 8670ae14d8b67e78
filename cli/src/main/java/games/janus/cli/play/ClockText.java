package games.janus.cli.play;

import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.play.live.TimeControl;
import games.janus.rules.Excerpt;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;

/** Times as players say and write them. */
final class ClockText {
  private static final BigDecimal MOST_MINUTES = BigDecimal.valueOf(24 * 60);
  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(3600);
  private static final int LONGEST = 8;
  private static final int MOST_DAYS = 14;

  private ClockText() {}

  /**
   * Reads minutes and the seconds that every move adds, as in {@code 5+3} or {@code 0.5}, or the
   * days that every move may take, as in {@code 3d}.
   *
   * @throws IllegalArgumentException if that is no clock
   */
  static TimeControl read(String text) {
    if (text.matches("[1-9]\\d?d")) {
      return days(text);
    }
    int plus = text.indexOf('+');
    try {
      BigDecimal minutes = number(plus < 0 ? text : text.substring(0, plus), MOST_MINUTES);
      BigDecimal seconds =
          plus < 0 ? BigDecimal.ZERO : number(text.substring(plus + 1), MOST_SECONDS);
      long base = minutes.multiply(BigDecimal.valueOf(60_000)).longValue();
      long increment = seconds.multiply(BigDecimal.valueOf(1000)).longValue();
      if (base > 0) {
        return new TimeControl(base, increment, 0, 0);
      }
    } catch (NumberFormatException _) {
      // said below
    }
    throw new MessageException(Messages.playClockWrong(Excerpt.of(text)));
  }

  private static TimeControl days(String text) {
    int days = Integer.parseInt(text.substring(0, text.length() - 1));
    if (days > MOST_DAYS) {
      throw new MessageException(Messages.playClockWrong(Excerpt.of(text)));
    }
    return TimeControl.days(days);
  }

  private static BigDecimal number(String text, BigDecimal most) {
    if (text.length() > LONGEST) {
      throw new NumberFormatException();
    }
    var number = new BigDecimal(text.strip());
    if (number.signum() < 0 || number.compareTo(most) > 0) {
      throw new NumberFormatException();
    }
    return number;
  }

  /** What a clock shows: {@code 4:59}, {@code 1:02:03}, and tenths in the last twenty seconds. */
  static String shown(long millis) {
    long left = Math.max(0, millis);
    if (left < 20_000) {
      return String.format(Locale.ROOT, "0:%04.1f", Math.floor(left / 100.0) / 10);
    }
    long seconds = left / 1000;
    return seconds >= 3600
        ? String.format(
            Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
        : String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
  }

  /** As files keep it, to the millisecond. */
  static String kept(long millis) {
    long left = Math.max(0, millis);
    return String.format(
        Locale.ROOT,
        "%d:%02d:%02d.%03d",
        left / 3_600_000,
        left / 60_000 % 60,
        left / 1000 % 60,
        left % 1000);
  }

  /** Reads what files keep, such as {@code 0:04:59} or {@code 0:04:59.120}. */
  static Optional<Long> readKept(String text) {
    String[] parts = text.strip().split(":", -1);
    try {
      BigDecimal seconds = BigDecimal.ZERO;
      for (String part : parts) {
        seconds = seconds.multiply(BigDecimal.valueOf(60)).add(number(part, MOST_SECONDS));
      }
      return Optional.of(seconds.multiply(BigDecimal.valueOf(1000)).longValue());
    } catch (NumberFormatException _) {
      return Optional.empty();
    }
  }
}
