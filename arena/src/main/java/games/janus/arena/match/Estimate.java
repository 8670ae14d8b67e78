package games.janus.arena.match;

/**
 * What a score says about the strength of two players.
 *
 * <p>A share s of the points is a difference of -400 log10(1/s - 1) in Elo. The games of a pair
 * share their opening and are not independent, so the spread is taken from pairs where there are
 * enough of them: with mean m and variance v of a pair's share over n pairs, m lies within 1.96
 * sqrt(v/n) of the truth 19 times out of 20. Near the ends that would reach past all of the points,
 * so the variance is taken to shrink towards them as p(1 - p) does (Wilson, 1927).
 *
 * @param elo how much stronger the first one is; infinite when it won or lost everything
 * @param error half the width of the interval that holds the truth 19 times out of 20; infinite
 *     when the first one won or lost everything, or nothing was played
 * @param los how likely it is that the first one is the stronger one, from 0 to 1
 */
public record Estimate(double elo, double error, double los) {
  private static final double TWO_SIDED_95 = 1.959964;
  private static final int ENOUGH_PAIRS = 4;

  static Estimate of(Tally tally) {
    Sample sample = Sample.of(tally);
    if (sample.size() == 0) {
      return new Estimate(0, Double.POSITIVE_INFINITY, 0.5);
    }
    double deviation = Math.sqrt(sample.variance() / sample.size());
    double los =
        deviation == 0
            ? sample.mean() > 0.5 ? 1 : sample.mean() < 0.5 ? 0 : 0.5
            : normal((sample.mean() - 0.5) / deviation);
    return new Estimate(elo(sample.mean()), error(sample), los);
  }

  /**
   * Half of the interval of all p with (m - p)^2 <= 1.96^2 u p(1 - p), where u is the variance of
   * the mean as a part of m(1 - m).
   */
  private static double error(Sample sample) {
    double mean = sample.mean();
    if (mean <= 0 || mean >= 1) {
      return Double.POSITIVE_INFINITY;
    }
    double u = sample.cautiousVariance() / sample.size() / (mean * (1 - mean));
    double spread = TWO_SIDED_95 * TWO_SIDED_95 * u;
    double middle = (mean + spread / 2) / (1 + spread);
    double margin = Math.sqrt(spread * (mean * (1 - mean) + spread / 4)) / (1 + spread);
    return (elo(middle + margin) - elo(middle - margin)) / 2;
  }

  /** The difference that gives this share of the points. */
  static double elo(double share) {
    if (share <= 0) {
      return Double.NEGATIVE_INFINITY;
    }
    return share >= 1 ? Double.POSITIVE_INFINITY : 400 * Math.log10(share / (1 - share));
  }

  /** The share of the points that this difference gives. */
  static double share(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }

  /** The normal distribution, by the series of its error function; good to twelve digits. */
  static double normal(double x) {
    if (x > 8) {
      return 1;
    }
    if (x < -8) {
      return 0;
    }
    double sum = x;
    double term = x;
    for (int i = 1; i < 200; i++) {
      term *= x * x / (2 * i + 1);
      sum += term;
    }
    return 0.5 + sum * Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
  }

  /**
   * Results as a share of the points, by pair or, while there are too few pairs, by game.
   *
   * @param size how many
   * @param halfPoint what share of the points half a point is
   */
  record Sample(double mean, double variance, int size, double halfPoint) {
    /**
     * Results that are all alike would leave no spread at all, so one more is taken to have come
     * out half a point away from the mean.
     */
    double cautiousVariance() {
      return (variance * size + halfPoint * halfPoint) / (size + 1.0);
    }

    static Sample of(Tally tally) {
      boolean byPair = tally.pairs().all() >= ENOUGH_PAIRS;
      return byPair
          ? of(tally.pairs().toArray())
          : of(new int[] {tally.losses(), tally.draws(), tally.wins()});
    }

    /** From how often each share occurred, from none of the points to all of them, evenly. */
    static Sample of(int[] counts) {
      double halfPoint = 1.0 / (counts.length - 1);
      int size = 0;
      double sum = 0;
      for (int i = 0; i < counts.length; i++) {
        size += counts[i];
        sum += counts[i] * (double) i / (counts.length - 1);
      }
      if (size == 0) {
        return new Sample(0.5, 0, 0, halfPoint);
      }
      double mean = sum / size;
      double squares = 0;
      for (int i = 0; i < counts.length; i++) {
        double away = (double) i / (counts.length - 1) - mean;
        squares += counts[i] * away * away;
      }
      return new Sample(mean, squares / size, size, halfPoint);
    }
  }
}
