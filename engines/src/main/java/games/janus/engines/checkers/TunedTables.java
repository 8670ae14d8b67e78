package games.janus.engines.checkers;

/** Weights as they stand in {@link Weights} and in FormationTable.txt. */
final class TunedTables {
  private TunedTables() {}

  /** Two lines: what every feature is worth early, and late. */
  static String plain(double[] weights) {
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
