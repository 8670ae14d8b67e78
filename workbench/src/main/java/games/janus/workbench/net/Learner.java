package games.janus.workbench.net;

import games.janus.engines.checkers.Net;

/**
 * One thread's share of the learning: judges positions and adds up which way the weights should go.
 */
final class Learner {
  private static final int MOST_PIECES = 24;

  final Weights gradient;
  private final Weights weights;
  private final Positions positions;
  private final float[] sum;
  private final float[] clipped;
  private final float[] square;
  private final float[] back;
  private final int[] inputs = new int[MOST_PIECES];
  private int pieces;
  private int bucket;

  Learner(Weights weights, Positions positions) {
    this.weights = weights;
    this.positions = positions;
    gradient = new Weights(weights.width);
    sum = new float[weights.width];
    clipped = new float[weights.width];
    square = new float[weights.width];
    back = new float[weights.width];
  }

  /** The log odds of winning a position, as the weights have it. */
  float judge(int position) {
    pieces = 0;
    int kings = positions.kings[position];
    look(0, positions.mine[position] & ~kings);
    look(32, positions.mine[position] & kings);
    look(64, positions.theirs[position] & ~kings);
    look(96, positions.theirs[position] & kings);
    bucket = Net.bucket(pieces);
    System.arraycopy(weights.begin, 0, sum, 0, sum.length);
    for (int i = 0; i < pieces; i++) {
      add(sum, weights.inputs[inputs[i]]);
    }
    clip(clipped, sum);
    square(square, clipped);
    return weights.outputBegin[bucket] + dot(square, weights.outputs[bucket]);
  }

  private void look(int first, int squares) {
    for (int left = squares; left != 0; left &= left - 1) {
      inputs[pieces++] = first + Integer.numberOfTrailingZeros(left);
    }
  }

  /** Learns from the position last judged, which was judged so much too high. */
  void learn(float error) {
    gradient.outputBegin[bucket] += error;
    addTimes(gradient.outputs[bucket], error, square);
    slope(back, 2 * error, weights.outputs[bucket], clipped);
    add(gradient.begin, back);
    for (int i = 0; i < pieces; i++) {
      add(gradient.inputs[inputs[i]], back);
    }
  }

  // The loops below are as plain as they are because the compiler makes vector code of such.

  static void add(float[] to, float[] row) {
    for (int i = 0; i < to.length; i++) {
      to[i] += row[i];
    }
  }

  private static void addTimes(float[] to, float times, float[] row) {
    for (int i = 0; i < to.length; i++) {
      to[i] += times * row[i];
    }
  }

  private static void clip(float[] to, float[] row) {
    for (int i = 0; i < to.length; i++) {
      to[i] = Math.max(0f, Math.min(1f, row[i]));
    }
  }

  private static void square(float[] to, float[] row) {
    for (int i = 0; i < to.length; i++) {
      to[i] = row[i] * row[i];
    }
  }

  /** Where a sum was clipped, nothing is learnt: at 0 by the factor itself, at 1 by the other. */
  private static void slope(float[] to, float times, float[] output, float[] clipped) {
    for (int i = 0; i < to.length; i++) {
      float inside = Math.min(1f, (1f - clipped[i]) * 1e30f);
      to[i] = times * output[i] * clipped[i] * inside;
    }
  }

  /** In eight sums, which are added in the same order whatever the machine. */
  private static float dot(float[] a, float[] b) {
    float s0 = 0;
    float s1 = 0;
    float s2 = 0;
    float s3 = 0;
    float s4 = 0;
    float s5 = 0;
    float s6 = 0;
    float s7 = 0;
    for (int i = 0; i < a.length; i += 8) {
      s0 += a[i] * b[i];
      s1 += a[i + 1] * b[i + 1];
      s2 += a[i + 2] * b[i + 2];
      s3 += a[i + 3] * b[i + 3];
      s4 += a[i + 4] * b[i + 4];
      s5 += a[i + 5] * b[i + 5];
      s6 += a[i + 6] * b[i + 6];
      s7 += a[i + 7] * b[i + 7];
    }
    return s0 + s1 + s2 + s3 + s4 + s5 + s6 + s7;
  }
}
