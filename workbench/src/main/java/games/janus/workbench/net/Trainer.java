package games.janus.workbench.net;

import games.janus.engines.checkers.Net;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Finds the weights of a net that best foretell a mix of how games ended and what searches thought:
 * stochastic gradient descent by Adam with steps that get smaller along a cosine. The same
 * positions, settings and number of threads give the same net, to the bit.
 */
final class Trainer {
  /**
   * How to learn.
   *
   * @param trust how much the result of a game counts beside the search's score, 0 to 1
   * @param step the size of the first steps
   */
  record Settings(
      int width, int epochs, int batch, double trust, double step, long seed, int threads) {
    void write(DataOutputStream out) throws IOException {
      out.writeInt(width);
      out.writeInt(epochs);
      out.writeInt(batch);
      out.writeDouble(trust);
      out.writeDouble(step);
      out.writeLong(seed);
      out.writeInt(threads);
    }

    static Settings read(DataInputStream in) throws IOException {
      return new Settings(
          in.readInt(),
          in.readInt(),
          in.readInt(),
          in.readDouble(),
          in.readDouble(),
          in.readLong(),
          in.readInt());
    }
  }

  /** Scores beyond are known wins. */
  private static final int KNOWN = 5000;

  private static final float MEMORY = 0.9f;
  private static final float LONG_MEMORY = 0.999f;
  private static final double LEAST_STEP = 1e-6;

  /** To fit the scale, every so many positions are enough. */
  private static final int FITTED_ONE_IN = 7;

  private final Positions positions;
  private final Settings settings;
  private final double scale;
  private final float[] target;
  private final int[] taught;
  private final int[] heldOut;
  private final Weights weights;
  private final Weights first;
  private final Weights second;
  private final List<Learner> learners = new ArrayList<>();
  private final List<Checkpoint.Pass> curve = new ArrayList<>();
  private int step;

  /** Begins with weights by lot. */
  Trainer(Positions positions, Settings settings) {
    this(
        positions,
        settings,
        Weights.random(settings.width, settings.seed),
        new Weights(settings.width),
        new Weights(settings.width));
  }

  /** Goes on where another run has stopped. */
  Trainer(Positions positions, Checkpoint from) {
    this(positions, from.settings(), from.weights(), from.first(), from.second());
    curve.addAll(from.curve());
    step = from.step();
  }

  private Trainer(
      Positions positions, Settings settings, Weights weights, Weights first, Weights second) {
    this.positions = positions;
    this.settings = settings;
    this.weights = weights;
    this.first = first;
    this.second = second;
    scale = fitScale();
    target = targets();
    taught = positions.places(false);
    heldOut = positions.places(true);
    for (int i = 0; i < settings.threads; i++) {
      learners.add(new Learner(weights, positions));
    }
  }

  /** How far it is. */
  Checkpoint checkpoint() {
    return new Checkpoint(settings, positions.size(), scale, step, curve, weights, first, second);
  }

  /** Hundredths of a man for one unit of log odds. */
  double scale() {
    return scale;
  }

  /** The scale with which the searches' scores foretell the results best. */
  private double fitScale() {
    double best = 0;
    double least = Double.MAX_VALUE;
    for (double tried = 20; tried < 1500; tried *= 1.04) {
      double loss = 0;
      int count = 0;
      for (int i = 0; i < positions.size(); i += FITTED_ONE_IN) {
        if (Math.abs(positions.score[i]) < KNOWN) {
          loss += loss(odds(positions.score[i] / tried), positions.result[i] / 2.0);
          count++;
        }
      }
      if (loss / count < least) {
        least = loss / count;
        best = tried;
      }
    }
    return best;
  }

  private float[] targets() {
    float[] targets = new float[positions.size()];
    for (int i = 0; i < targets.length; i++) {
      int score = positions.score[i];
      double thought = score > KNOWN ? 1 : score < -KNOWN ? 0 : odds(score / scale);
      targets[i] =
          (float) (settings.trust * positions.result[i] / 2 + (1 - settings.trust) * thought);
    }
    return targets;
  }

  private static double odds(double log) {
    return 1 / (1 + StrictMath.exp(-log));
  }

  /** Cross entropy. */
  private static double loss(double odds, double truth) {
    double p = Math.clamp(odds, 1e-6, 1 - 1e-6);
    return -(truth * StrictMath.log(p) + (1 - truth) * StrictMath.log(1 - p));
  }

  private int steps() {
    return taught.length / settings.batch;
  }

  /** Goes over all positions but those held out, in an order by lot. */
  Checkpoint.Pass learn() throws InterruptedException {
    shuffle();
    double[] losses = new double[settings.threads];
    var barrier = new CyclicBarrier(settings.threads, this::descend);
    var threads = new ArrayList<Thread>();
    for (int i = 0; i < settings.threads; i++) {
      int which = i;
      threads.add(Thread.ofPlatform().daemon().start(() -> losses[which] = learn(which, barrier)));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    double loss = Arrays.stream(losses).sum() / ((double) steps() * settings.batch);
    curve.add(new Checkpoint.Pass(loss, heldOutLoss()));
    return curve.getLast();
  }

  private void shuffle() {
    Arrays.sort(taught);
    var random = new SplittableRandom(settings.seed + curve.size());
    for (int i = taught.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int kept = taught[i];
      taught[i] = taught[other];
      taught[other] = kept;
    }
  }

  /** One thread's share of every batch. */
  private double learn(int which, CyclicBarrier barrier) {
    Learner learner = learners.get(which);
    double sum = 0;
    try {
      for (int n = 0; n < steps(); n++) {
        int from = n * settings.batch + settings.batch * which / settings.threads;
        int to = n * settings.batch + settings.batch * (which + 1) / settings.threads;
        for (int i = from; i < to; i++) {
          double odds = odds(learner.judge(taught[i]));
          sum += loss(odds, target[taught[i]]);
          learner.learn((float) (odds - target[taught[i]]));
        }
        barrier.await();
      }
    } catch (InterruptedException | BrokenBarrierException stopped) {
      throw new IllegalStateException(stopped);
    }
    return sum;
  }

  /** A step against the sum of all gradients, taken while every thread waits. */
  private void descend() {
    step++;
    double share = (double) step / (steps() * settings.epochs);
    float size =
        (float) (settings.step * (0.5 + 0.5 * StrictMath.cos(Math.PI * share)) + LEAST_STEP);
    float correction = (float) (1 / (1 - StrictMath.pow(MEMORY, step)));
    float longCorrection = (float) (1 / (1 - StrictMath.pow(LONG_MEMORY, step)));
    List<float[]> rows = weights.rows();
    List<float[]> firsts = first.rows();
    List<float[]> seconds = second.rows();
    List<List<float[]>> gradients = learners.stream().map(one -> one.gradient.rows()).toList();
    for (int row = 0; row < rows.size(); row++) {
      float[] gradient = gradients.getFirst().get(row);
      for (List<float[]> other : gradients.subList(1, gradients.size())) {
        Learner.add(gradient, other.get(row));
        Arrays.fill(other.get(row), 0);
      }
      adam(
          rows.get(row),
          gradient,
          firsts.get(row),
          seconds.get(row),
          size * correction,
          longCorrection,
          1f / settings.batch);
    }
  }

  private static void adam(
      float[] weights,
      float[] gradient,
      float[] first,
      float[] second,
      float size,
      float correction,
      float share) {
    for (int i = 0; i < weights.length; i++) {
      float slope = gradient[i] * share;
      first[i] = MEMORY * first[i] + (1 - MEMORY) * slope;
      second[i] = LONG_MEMORY * second[i] + (1 - LONG_MEMORY) * slope * slope;
      weights[i] -= size * first[i] / ((float) Math.sqrt(second[i] * correction) + 1e-8f);
      gradient[i] = 0;
    }
  }

  /** The mean loss on the positions of held-out games. */
  double heldOutLoss() {
    Learner learner = learners.getFirst();
    double sum = 0;
    for (int position : heldOut) {
      sum += loss(odds(learner.judge(position)), target[position]);
    }
    return sum / heldOut.length;
  }

  /** The same of a net in integers. */
  double heldOutLoss(Net net) {
    Net.Judge judge = net.new Judge();
    double sum = 0;
    for (int i : heldOut) {
      int score = judge.of(positions.mine[i], positions.theirs[i], positions.kings[i]);
      sum += loss(odds(score / scale), target[i]);
    }
    return sum / heldOut.length;
  }

  /** What is lost when somebody foretells perfectly what is learnt from. */
  double leastLoss() {
    double sum = 0;
    for (int position : heldOut) {
      sum += loss(target[position], target[position]);
    }
    return sum / heldOut.length;
  }
}
