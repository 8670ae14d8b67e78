package games.janus.workbench;

import java.util.Arrays;
import java.util.Locale;

/**
 * The middle of the rounds and where it would lie, nineteen times of twenty, if they were measured
 * again. Not the best round: a processor that is sometimes quicker makes that a matter of luck.
 */
record Middle(double median, double low, double high, int rounds) {
  static Middle of(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int last = sorted.length - 1;
    // How many of n rounds fall below the true middle is binomial, with deviation sqrt(n)/2; that
    // many
    // rounds and no more may be left out on either side.
    double rank = (sorted.length - 1.96 * Math.sqrt(sorted.length)) / 2;
    int out = (int) Math.max(0, Math.floor(rank) - 1);
    return new Middle(sorted[last / 2], sorted[out], sorted[last - out], sorted.length);
  }

  String text(String number) {
    return String.format(
        Locale.ROOT,
        number + " (" + number + " to " + number + ", %d rounds)",
        median,
        low,
        high,
        rounds);
  }
}
