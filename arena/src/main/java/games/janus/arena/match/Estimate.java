package games.janus.arena.match;

/**
 * What a score says about the strength of two players.
 *
 * <p>A share s of the points is a difference of -400 log10(1/s - 1) in Elo. The games of a pair
 * share their opening and are not independent, so the spread is taken from pairs where there are
 * enough of them: with mean m and variance v of a pair's share over n pairs, m lies within 1.96
 * sqrt(v/n) of the truth 19 times out of 20.
 *
 * @param elo how much stronger the first one is; infinite when it won or lost everything
 * @param error half the width of the interval that holds the truth 19 times out of 20
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
    double margin = TWO_SIDED_95 * deviation;
    double low = elo(sample.mean() - margin);
    double high = elo(sample.mean() + margin);
    double los =
        deviation == 0
            ? sample.mean() > 0.5 ? 1 : sample.mean() < 0.5 ? 0 : 0.5
            : normal((sample.mean() - 0.5) / deviation);
    return new Estimate(elo(sample.mean()), (high - low) / 2, los);
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
   */
  record Sample(double mean, double variance, int size) {
    static Sample of(Tally tally) {
      boolean byPair = tally.pairs().all() >= ENOUGH_PAIRS;
      return byPair
          ? of(tally.pairs().toArray())
          : of(new int[] {tally.losses(), tally.draws(), tally.wins()});
    }

    /** From how often each share occurred, from none of the points to all of them, evenly. */
    static Sample of(int[] counts) {
      int size = 0;
      double sum = 0;
      for (int i = 0; i < counts.length; i++) {
        size += counts[i];
        sum += counts[i] * (double) i / (counts.length - 1);
      }
      if (size == 0) {
        return new Sample(0.5, 0, 0);
      }
      double mean = sum / size;
      double squares = 0;
      for (int i = 0; i < counts.length; i++) {
        double away = (double) i / (counts.length - 1) - mean;
        squares += counts[i] * away * away;
      }
      return new Sample(mean, squares / size, size);
    }
  }
}
