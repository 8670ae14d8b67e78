package games.janus.engines.checkers;

/**
 * What the arrangements of a {@link Formation} are worth, in hundredths of a man.
 * FormationTable.txt has a letter for each, in the order of the arrangements: early weights first,
 * block by block.
 */
final class FormationWeights {
  private static final char NOTHING = 'P';

  /** Letters to a line of the table. */
  static final int ROW = 81;

  /** By block and arrangement: the early weight in the upper sixteen bits, plus the late one. */
  static final int[] TABLE = new int[Formation.BLOCKS * Formation.ARRANGEMENTS];

  static {
    for (int i = 0; i < TABLE.length; i++) {
      TABLE[i] = (worth(i) << 16) + worth(TABLE.length + i);
    }
  }

  private FormationWeights() {}

  private static int worth(int place) {
    char letter = FormationTable.LINES[place / ROW].charAt(place % ROW);
    return (letter < '\\' ? letter : letter - 1) - NOTHING;
  }
}
