package games.janus.engines.chess;

import games.janus.chess.Position;
import games.janus.chess.kernel.BoardState;
import games.janus.chess.notation.Fen;
import java.util.Arrays;

/** Positions as their features, with how their games ended; packed, for there are many. */
final class Samples {
  private final Trace trace = new Trace();
  private final Evaluation evaluation = new Evaluation(Weights.TAPERED, Weights.DANGER, trace);
  private final BoardState board = new BoardState();

  // The features of sample i lie from start[i] to start[i + 1].
  private int[] start = new int[1025];
  private short[] feature = new short[65_536];
  private byte[] count = new byte[65_536];
  private byte[] danger = new byte[1024 * 2 * Feature.DANGER_COUNT];
  private byte[] phase = new byte[1024];
  private byte[] scale = new byte[1024];
  private float[] result = new float[1024];
  private float[] score = new float[1024];
  private int size;

  /**
   * Takes in one line of {@link SelfPlay}.
   *
   * @return false when the position is a known endgame, from which nothing can be learnt
   */
  boolean add(String line) {
    int bar = line.indexOf('|');
    int second = line.indexOf('|', bar + 1);
    if (second < 0) {
      throw new IllegalArgumentException("a sample is FEN | result | score, not: " + line);
    }
    Position.of(Fen.read(line.substring(0, bar).strip())).copyTo(board);
    if (Endgames.score(board) != games.janus.engines.search.Score.NONE) {
      return false;
    }
    evaluation.evaluate(board);
    double ended = Double.parseDouble(line.substring(bar + 1, second).strip());
    double thought = Double.parseDouble(line.substring(second + 1).strip());
    makeRoom();
    int at = start[size];
    for (int i = 0; i < Feature.COUNT; i++) {
      if (trace.counts[i] != 0) {
        feature[at] = (short) i;
        count[at++] = (byte) trace.counts[i];
      }
    }
    for (int color = 0; color < 2; color++) {
      for (int i = 0; i < Feature.DANGER_COUNT; i++) {
        danger[(2 * size + color) * Feature.DANGER_COUNT + i] = (byte) trace.danger[color][i];
      }
    }
    phase[size] = (byte) trace.phase;
    scale[size] = (byte) trace.scale;
    result[size] = (float) ended;
    score[size] = (float) thought;
    start[++size] = at;
    return true;
  }

  private void makeRoom() {
    if (size + 2 > start.length) {
      int more = 2 * size;
      start = Arrays.copyOf(start, more + 1);
      danger = Arrays.copyOf(danger, more * 2 * Feature.DANGER_COUNT);
      phase = Arrays.copyOf(phase, more);
      scale = Arrays.copyOf(scale, more);
      result = Arrays.copyOf(result, more);
      score = Arrays.copyOf(score, more);
    }
    if (start[size] + Feature.COUNT > feature.length) {
      feature = Arrays.copyOf(feature, 2 * feature.length);
      count = Arrays.copyOf(count, 2 * count.length);
    }
  }

  int size() {
    return size;
  }

  int start(int sample) {
    return start[sample];
  }

  int feature(int at) {
    return feature[at];
  }

  int count(int at) {
    return count[at];
  }

  int danger(int sample, int color, int feature) {
    return danger[(2 * sample + color) * Feature.DANGER_COUNT + feature];
  }

  /** How much of the middle game is left, from 0 to 1. */
  double middle(int sample) {
    return phase[sample] / (double) Evaluation.WHOLE_PHASE;
  }

  /** How much an endgame advantage counts, from 0 to 1. */
  double scale(int sample) {
    return scale[sample] / 64.0;
  }

  /** How the game ended for White, from 0 to 1. */
  double result(int sample) {
    return result[sample];
  }

  /** What the search thought for White, in hundredths of a pawn. */
  double score(int sample) {
    return score[sample];
  }
}
