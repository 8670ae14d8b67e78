package games.janus.engines.checkers;

import games.janus.checkers.kernel.BoardState;
import games.janus.engine.SplitMix64;

/**
 * Finds the weights that best foretell how games ended: logistic regression by steepest descent
 * over all samples, with steps of each weight's own size (Adagrad), and a pull towards zero for
 * arrangements that are seldom seen.
 */
final class Tuning {
  /**
   * A man ahead early in the game wins this well: hundredths of a man per unit of log odds.
   * Untested.
   */
  static final double SCALE = 100;

  /** Hundredths of a man, before Adagrad divides it. Untested. */
  private static final double STEP = 2;

  private static final int PLAIN = 2 * Features.COUNT;
  private static final int ARRANGED = Formation.BLOCKS * Formation.ARRANGEMENTS;

  private final Samples samples;

  /** Early plain weights, late ones, then early and late arrangements. */
  private final double[] weights = new double[PLAIN + 2 * ARRANGED];

  private final double[] gradients = new double[weights.length];
  private final int[] counts = new int[Features.COUNT];
  private final int[] places = new int[2 * Formation.BLOCKS];
  private final BoardState board = new BoardState();
  private final double pull;

  Tuning(Samples samples, double pull) {
    this.samples = samples;
    this.pull = pull;
    int[] start = Weights.all();
    for (int i = 0; i < PLAIN; i++) {
      weights[i] = start[i];
    }
    for (int i = 0; i < ARRANGED; i++) {
      int both = FormationWeights.TABLE[i];
      weights[PLAIN + i] = (short) ((both + 0x8000) >> 16);
      weights[PLAIN + ARRANGED + i] = (short) both;
    }
  }

  double[] weights() {
    return weights.clone();
  }

  /** One round over all samples but the last tenth, in an order of its own. */
  void round(long seed) {
    var random = new SplitMix64(seed);
    int size = samples.size();
    int step = (int) random.below(size) | 1;
    while (gcd(step, size) != 1) {
      step += 2;
    }
    int at = (int) random.below(size);
    for (int n = 0; n < size; n++) {
      at = (int) (((long) at + step) % size);
      if (at < tested()) {
        learn(at);
      }
    }
  }

  private static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  /** The mean square error of the samples that were not learnt from. */
  double error() {
    double sum = 0;
    for (int i = tested(); i < samples.size(); i++) {
      double miss = expected(score(i)) - samples.result(i);
      sum += miss * miss;
    }
    return sum / (samples.size() - tested());
  }

  /** From here on samples are for testing. */
  private int tested() {
    return samples.size() / 10 * 9;
  }

  private static double expected(double score) {
    return 1 / (1 + Math.exp(-score / SCALE));
  }

  private double early;

  private double score(int i) {
    samples.get(i, board);
    int pieces = CheckersSearch.pieces(board);
    early = Weights.early(pieces) / (double) Weights.SPAN;
    Features.count(board, counts);
    Features.places(board, places);
    double score = 0;
    for (int f = 0; f < Features.COUNT; f++) {
      score += counts[f] * (weights[f] * early + weights[Features.COUNT + f] * (1 - early));
    }
    for (int p = 0; p < places.length; p++) {
      int place = PLAIN + places[p];
      double worth = weights[place] * early + weights[place + ARRANGED] * (1 - early);
      score += p < Formation.BLOCKS ? worth : -worth;
    }
    return score;
  }

  private void learn(int i) {
    double p = expected(score(i));
    double slope = p - samples.result(i);
    for (int f = 0; f < Features.COUNT; f++) {
      if (counts[f] != 0) {
        move(f, slope * counts[f] * early, 0);
        move(Features.COUNT + f, slope * counts[f] * (1 - early), 0);
      }
    }
    for (int n = 0; n < places.length; n++) {
      int place = PLAIN + places[n];
      double sign = n < Formation.BLOCKS ? slope : -slope;
      move(place, sign * early, pull);
      move(place + ARRANGED, sign * (1 - early), pull);
    }
  }

  private void move(int w, double slope, double itsPull) {
    double gradient = slope + itsPull * weights[w];
    gradients[w] += gradient * gradient;
    weights[w] -= STEP * gradient / Math.sqrt(gradients[w] + 1e-3);
  }
}
