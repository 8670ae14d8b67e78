package games.janus.workbench.net;

import games.janus.engines.checkers.Net;
import games.janus.engines.checkers.endgame.Checksum;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** The numbers of a net while it learns: in floats, as {@link Net} has them in integers. */
final class Weights {
  private static final float FIRST_SPREAD = 0.1f;
  private static final float FIRST_BEGIN = 0.3f;

  final int width;
  final float[][] inputs;
  final float[] begin;
  final float[][] outputs;
  final float[] outputBegin = new float[Net.BUCKETS];

  Weights(int width) {
    this.width = width;
    inputs = new float[Net.INPUTS][width];
    begin = new float[width];
    outputs = new float[Net.BUCKETS][width];
  }

  /** Weights by lot, to begin with. */
  static Weights random(int width, long seed) {
    var weights = new Weights(width);
    var random = new Random(seed);
    for (float[] row : weights.inputs) {
      fill(row, random, FIRST_SPREAD);
    }
    Arrays.fill(weights.begin, FIRST_BEGIN);
    for (float[] row : weights.outputs) {
      fill(row, random, (float) (1 / Math.sqrt(width)));
    }
    return weights;
  }

  private static void fill(float[] row, Random random, float spread) {
    for (int i = 0; i < row.length; i++) {
      row[i] = (float) random.nextGaussian() * spread;
    }
  }

  /** Every number, row by row. */
  List<float[]> rows() {
    var rows = new ArrayList<>(Arrays.asList(inputs));
    rows.add(begin);
    rows.addAll(Arrays.asList(outputs));
    rows.add(outputBegin);
    return rows;
  }

  /**
   * In integers.
   *
   * @param scale hundredths of a man for one unit of log odds
   */
  byte[] quantised(double scale) {
    byte[] bytes = new byte[Net.size(width)];
    var out = ByteBuffer.wrap(bytes);
    out.putInt(Net.MAGIC);
    out.putShort((short) width);
    out.putShort(whole(scale, Net.SCALE_ONE));
    for (float[] row : inputs) {
      put(out, row, Net.ONE);
    }
    put(out, begin, Net.ONE);
    for (float[] row : outputs) {
      put(out, row, Net.OUTPUT_ONE);
    }
    for (float number : outputBegin) {
      out.putInt(Math.round(number * Net.LOGIT_ONE));
    }
    out.putInt(Checksum.of(bytes, 0, out.position()));
    return bytes;
  }

  private static void put(ByteBuffer out, float[] row, int one) {
    for (float number : row) {
      out.putShort(whole(number, one));
    }
  }

  private static short whole(double number, int one) {
    return (short) Math.clamp(Math.round(number * one), Short.MIN_VALUE, Short.MAX_VALUE);
  }
}
