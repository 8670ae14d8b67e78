package games.janus.engines.checkers;

import games.janus.engines.checkers.endgame.EndgameOracle;

/**
 * Teaches the evaluation from games the player plays against itself: first games are played, then
 * the weights are found that best foretell how they ended.
 */
public final class CheckersTuning {
  /**
   * The pull towards zero on arrangements of men. Smaller and larger ones foretold less well; by
   * how much was not recorded, and no match was played: untested.
   */
  private static final double PULL = 0.001;

  private final Samples samples = new Samples();

  /**
   * Plays games and keeps their quiet positions.
   *
   * @param nodes positions a move may look at; a thousand are enough to be sensible
   * @param seed the openings follow from it
   */
  public void play(int games, long nodes, long seed, EndgameOracle oracle) {
    var selfPlay = new SelfPlay(seed, nodes, oracle);
    for (int game = 0; game < games; game++) {
      selfPlay.play(samples);
    }
  }

  /** How many positions there are to learn from. */
  public int positions() {
    return samples.size();
  }

  /**
   * What was learnt.
   *
   * @param before the mean square error of the weights in use, on the tenth that is kept for
   *     testing
   * @param after the same of the new weights
   * @param tables the new weights, as they stand in the source
   */
  public record Lesson(double before, double after, String tables) {}

  /** Goes over all positions this many times. */
  public Lesson learn(int rounds) {
    if (samples.size() < 10) {
      throw new IllegalStateException("there is nothing to learn from yet");
    }
    var tuning = new Tuning(samples, PULL);
    double before = tuning.error();
    for (int round = 0; round < rounds; round++) {
      tuning.round(round);
    }
    double[] weights = tuning.weights();
    return new Lesson(before, tuning.error(), plain(weights) + "\n" + formation(weights));
  }

  /** Two lines: what every feature is worth early, and late. */
  private static String plain(double[] weights) {
    return plain("EARLY", weights, 0) + plain("LATE", weights, Features.COUNT);
  }

  private static String plain(String name, double[] weights, int first) {
    var text = new StringBuilder("  private static final int[] " + name + " = {");
    for (int i = 0; i < Features.COUNT; i++) {
      text.append(i == 0 ? "" : ", ").append(Math.round(weights[first + i]));
    }
    return text.append("};\n").toString();
  }

  /** The lines of FormationTable.txt. */
  static String formation(double[] weights) {
    var text = new StringBuilder();
    for (int i = 0; i < 2 * FormationWeights.TABLE.length; i++) {
      text.append(FormationWeights.letter((int) Math.round(weights[2 * Features.COUNT + i])));
      text.append((i + 1) % FormationWeights.ROW == 0 ? "\n" : "");
    }
    return text.toString();
  }
}
