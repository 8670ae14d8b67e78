package games.janus.engines.checkers;

/** Weights as the text of the tables that stand in {@link Weights} and {@link FormationWeights}. */
final class TunedTables {
  private static final int ROW = 81;

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

  /** A text block for every block of squares, early ones first. */
  static String formation(double[] weights) {
    var text = new StringBuilder();
    for (int part = 0; part < 2; part++) {
      text.append("  private static final String[] ").append(part == 0 ? "EARLY" : "LATE");
      text.append(" = {\n");
      for (int block = 0; block < Formation.BLOCKS; block++) {
        int first = 2 * Features.COUNT + (part * Formation.BLOCKS + block) * Formation.ARRANGEMENTS;
        text.append("    \"\"\"\n");
        for (int i = 0; i < Formation.ARRANGEMENTS; i++) {
          text.append(i % ROW == 0 ? "    " : "");
          text.append(FormationWeights.letter((int) Math.round(weights[first + i])));
          text.append(i % ROW == ROW - 1 ? "\n" : "");
        }
        text.append("    \"\"\",\n");
      }
      text.append("  };\n\n");
    }
    return text.toString();
  }
}
