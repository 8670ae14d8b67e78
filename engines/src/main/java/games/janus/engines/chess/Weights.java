package games.janus.engines.chess;

/** What each {@link Feature} of a position is worth. */
final class Weights {
  /** Packed, in hundredths of a pawn; TaperedTable.txt has them in the order of the features. */
  static final int[] TAPERED = read(TaperedTable.LINES);

  /** In units of danger, see {@link Feature}; fitted together with the others by tune chess. */
  static final int[] DANGER = {58, 39, 48, 56, 24, 22, 93, 49, 95, 78, -149, -38, 67, 5};

  private Weights() {}

  /** A line is a name and then weights: middle game, comma, endgame, with a blank before each. */
  private static int[] read(String[] lines) {
    var weights = new int[Feature.COUNT];
    int feature = 0;
    for (String line : lines) {
      for (int blank = line.indexOf(' '); blank >= 0; feature++) {
        int comma = line.indexOf(',', blank);
        int next = line.indexOf(' ', comma);
        int middle = Integer.parseInt(line.substring(blank + 1, comma));
        int end = Integer.parseInt(line.substring(comma + 1, next < 0 ? line.length() : next));
        weights[feature] = Packed.of(middle, end);
        blank = next;
      }
    }
    return weights;
  }
}
