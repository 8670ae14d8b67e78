package games.janus.play.xray;

import games.janus.message.Messages;

/** Numbers as sentences need them: two decimals at most, and no more than there are. */
public final class Figures {
  /** The sign of printers, as the page has it. */
  private static final String MINUS = "−";

  private Figures() {}

  /** A number, or in words that it is unknown or infinite. */
  public static String text(double value) {
    if (Double.isNaN(value)) {
      return Messages.numberUnknown().text();
    }
    if (Double.isInfinite(value)) {
      return (value > 0 ? "" : MINUS) + Messages.numberInfinity();
    }
    long hundredths = Math.round(Math.abs(value) * 100);
    String sign = value < 0 && hundredths > 0 ? MINUS : "";
    String whole = sign + hundredths / 100;
    long rest = hundredths % 100;
    if (rest == 0) {
      return whole;
    }
    return whole + "." + (rest < 10 ? "0" : "") + (rest % 10 == 0 ? rest / 10 : rest);
  }

  /** With the sign that programs read. */
  static String plain(double value) {
    return text(value).replace(MINUS, "-");
  }

  /** A share of a point as whole hundredths: 0.62 is 62. */
  public static String percent(double share) {
    return Long.toString(Math.round(100 * share));
  }

  /** With a sign also in front of what is gained. */
  static String signed(double value) {
    String text = text(value);
    return text.startsWith(MINUS) || text.equals("0") ? text : "+" + text;
  }
}
