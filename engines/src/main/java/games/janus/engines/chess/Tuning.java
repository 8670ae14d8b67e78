package games.janus.engines.chess;

import games.janus.engine.SplitMix64;

/**
 * Finds weights under which the evaluation foretells results best: the mean squared error between
 * what a score promises and how the game ended, made smaller step by step along its slope (the
 * Texel method, with the steps of Adam).
 */
public final class Tuning {
  /** With fewer positions there would be none to test on. */
  public static final int FEWEST = 20;

  // The step in hundredths of a pawn, and after how many rounds it is half as long: untested.
  private static final double FIRST_STEP = 0.5;
  private static final int ROUNDS_TO_HALF = 4;

  /** Positions of one game are alike: as many as this are kept together. Untested. */
  private static final int STRETCH = 512;

  // How big a lead makes 73 % of the points: it is looked for between these. Untested.
  private static final double LEAST_LEAD = 50;
  private static final double MOST_LEAD = 500;
  private static final double USUAL_LEAD = 170;

  /**
   * How strongly weights are held to what they were: rare features would otherwise learn the
   * accidents of a few games. Equal to a doubt of about twenty points in each old weight. Untested.
   */
  private static final double CAUTION = 0.7;

  // Adam: the usual values of its authors; others are untested, and so is the size of a batch.
  private static final double FADE_SLOPE = 0.9;
  private static final double FADE_SQUARE = 0.999;
  private static final int BATCH = 4096;

  private final Samples samples = new Samples();
  private final double trust;

  // Middle game weights, then endgame weights, then danger.
  private final int weights = 2 * Feature.COUNT + Feature.DANGER_COUNT;
  private final double[] weight = new double[weights];
  private final double[] before = new double[weights];
  private final double[] slope = new double[weights];
  private final double[] meanSlope = new double[weights];
  private final double[] meanSquare = new double[weights];
  private final double[] dangerSum = new double[2];
  private double lead = USUAL_LEAD;
  private long steps;

  /**
   * Starts from the weights in use.
   *
   * @param trust how much a result counts, from 0 to 1; the rest is what the search thought
   */
  public Tuning(double trust) {
    this.trust = trust;
    for (int i = 0; i < Feature.COUNT; i++) {
      weight[i] = Packed.middle(Weights.TAPERED[i]);
      weight[Feature.COUNT + i] = Packed.end(Weights.TAPERED[i]);
    }
    for (int i = 0; i < Feature.DANGER_COUNT; i++) {
      weight[2 * Feature.COUNT + i] = Weights.DANGER[i];
    }
    System.arraycopy(weight, 0, before, 0, weights);
  }

  /** The share of the points a lead promises. */
  private double chance(double score) {
    return chance(score, lead);
  }

  private static double chance(double score, double lead) {
    return 1 / (1 + Math.exp(-score / lead));
  }

  /** Takes in one line of {@link SelfPlay}; every tenth stretch is kept apart to test on. */
  public boolean add(String line) {
    return samples.add(line);
  }

  public int size() {
    return samples.size();
  }

  private boolean isForTesting(int sample) {
    int stretch = Math.max(1, Math.min(STRETCH, samples.size() / 20));
    return sample / stretch % 10 == 9;
  }

  /**
   * Finds how fast a lead becomes a sure win in these games, judged by the weights as they are.
   * With another number the weights would learn, first of all, to be greater or smaller all
   * together, and no longer fit the margins of the search, which are in hundredths of a pawn too.
   *
   * @return the lead that makes 73 % of the points, in hundredths of a pawn
   */
  public double settleLead() {
    var scores = new double[samples.size()];
    for (int sample = 0; sample < scores.length; sample++) {
      scores[sample] = score(sample);
    }
    double low = LEAST_LEAD;
    double high = MOST_LEAD;
    while (high - low > 0.5) {
      double third = (high - low) / 3;
      if (miss(scores, low + third) < miss(scores, high - third)) {
        high -= third;
      } else {
        low += third;
      }
    }
    lead = (low + high) / 2;
    return lead;
  }

  /** How far results are from what scores promise, if this is the lead. */
  private double miss(double[] scores, double ifLead) {
    double sum = 0;
    for (int sample = 0; sample < scores.length; sample++) {
      double miss = chance(scores[sample], ifLead) - samples.result(sample);
      sum += miss * miss;
    }
    return sum;
  }

  /** What is to be foretold of a sample: how the game ended, and what the search thought. */
  private double target(int sample) {
    return trust * samples.result(sample) + (1 - trust) * chance(samples.score(sample));
  }

  /** How far weights go at a step, in hundredths of a pawn: less and less, to come to rest. */
  public static double stepOf(int round) {
    return FIRST_STEP / (1 + (double) round / ROUNDS_TO_HALF);
  }

  /** Goes once through all samples, in a new order, and learns. */
  public void learn(double stepSize, long seed) {
    int[] order = shuffled(samples.size(), seed);
    int inBatch = 0;
    for (int sample : order) {
      if (!isForTesting(sample)) {
        addSlope(sample);
        if (++inBatch == BATCH) {
          step(stepSize, inBatch);
          inBatch = 0;
        }
      }
    }
    if (inBatch > 0) {
      step(stepSize, inBatch);
    }
  }

  /** The mean squared error on the samples kept apart. */
  public double testError() {
    double sum = 0;
    int count = 0;
    for (int sample = 0; sample < samples.size(); sample++) {
      if (isForTesting(sample)) {
        double miss = chance(score(sample)) - target(sample);
        sum += miss * miss;
        count++;
      }
    }
    return sum / Math.max(1, count);
  }

  /** The evaluation of a sample for White, with the weights as they are now. */
  private double score(int sample) {
    double middle = 0;
    double end = 0;
    for (int at = samples.start(sample); at < samples.start(sample + 1); at++) {
      int feature = samples.feature(at);
      middle += weight[feature] * samples.count(at);
      end += weight[Feature.COUNT + feature] * samples.count(at);
    }
    for (int color = 0; color < 2; color++) {
      double sum = 0;
      for (int i = 0; i < Feature.DANGER_COUNT; i++) {
        sum += weight[2 * Feature.COUNT + i] * samples.danger(sample, color, i);
      }
      dangerSum[color] = Math.max(0, sum);
      int sign = 1 - 2 * color;
      middle -= sign * dangerSum[color] * dangerSum[color] / 1024;
      end -= sign * dangerSum[color] / 16;
    }
    double share = samples.middle(sample);
    return share * middle + (1 - share) * samples.scale(sample) * end;
  }

  private void addSlope(int sample) {
    double promised = chance(score(sample));
    double push = (promised - target(sample)) * promised * (1 - promised);
    double middle = push * samples.middle(sample);
    double end = push * (1 - samples.middle(sample)) * samples.scale(sample);
    for (int at = samples.start(sample); at < samples.start(sample + 1); at++) {
      int feature = samples.feature(at);
      slope[feature] += middle * samples.count(at);
      slope[Feature.COUNT + feature] += end * samples.count(at);
    }
    for (int color = 0; color < 2; color++) {
      if (dangerSum[color] > 0) {
        int sign = 1 - 2 * color;
        double byUnit = -sign * (middle * 2 * dangerSum[color] / 1024 + end / 16);
        for (int i = 0; i < Feature.DANGER_COUNT; i++) {
          slope[2 * Feature.COUNT + i] += byUnit * samples.danger(sample, color, i);
        }
      }
    }
  }

  private void step(double size, int inBatch) {
    double pull = CAUTION / Math.max(1, samples.size());
    steps++;
    double fairSlope = 1 - Math.pow(FADE_SLOPE, (double) steps);
    double fairSquare = 1 - Math.pow(FADE_SQUARE, (double) steps);
    for (int i = 0; i < weights; i++) {
      double mean = slope[i] / inBatch + pull * (weight[i] - before[i]);
      slope[i] = 0;
      meanSlope[i] = FADE_SLOPE * meanSlope[i] + (1 - FADE_SLOPE) * mean;
      meanSquare[i] = FADE_SQUARE * meanSquare[i] + (1 - FADE_SQUARE) * mean * mean;
      double root = Math.sqrt(meanSquare[i] / fairSquare);
      weight[i] -= size * (meanSlope[i] / fairSlope) / (root + 1e-8);
    }
  }

  private static int[] shuffled(int size, long seed) {
    var random = new SplitMix64(seed);
    var order = new int[size];
    for (int i = 0; i < size; i++) {
      int other = (int) random.below(i + 1);
      order[i] = order[other];
      order[other] = i;
    }
    return order;
  }

  /** The lines of TaperedTable.txt, with the weights as they are now. */
  public String tapered() {
    var text = new StringBuilder();
    int feature = 0;
    for (String line : TaperedTable.LINES) {
      text.append(line, 0, line.indexOf(' '));
      for (int comma = line.indexOf(','); comma >= 0; comma = line.indexOf(',', comma + 1)) {
        text.append(' ').append(Math.round(weight[feature]));
        text.append(',').append(Math.round(weight[Feature.COUNT + feature]));
        feature++;
      }
      text.append('\n');
    }
    return text.toString();
  }

  /** The danger weights as the body of their table in {@link Weights}. */
  public String danger() {
    var text = new StringBuilder("   ");
    for (int i = 0; i < Feature.DANGER_COUNT; i++) {
      text.append(' ').append(Math.round(weight[2 * Feature.COUNT + i])).append(',');
    }
    return text.append('\n').toString();
  }
}
