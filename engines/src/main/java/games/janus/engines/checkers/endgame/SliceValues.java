package games.janus.engines.checkers.endgame;

/** The result of every position of a slice, in two bits each. */
public final class SliceValues {
  private final Slice slice;

  /** Position i lies in byte i / 4, the first of four lowest. */
  private final byte[] quads;

  SliceValues(Slice slice) {
    this.slice = slice;
    quads = new byte[(slice.size() + 3) >>> 2];
  }

  public Slice slice() {
    return slice;
  }

  /** {@link EndgameOracle#DRAW}, {@link EndgameOracle#WIN} or {@link EndgameOracle#LOSS}. */
  int get(int index) {
    return (quads[index >>> 2] >>> ((index & 3) << 1)) & 3;
  }

  /** Sets a value that has not been set before. */
  void put(int index, int value) {
    quads[index >>> 2] |= (byte) (value << ((index & 3) << 1));
  }

  /** Counts the positions with each value. */
  Tally tally() {
    var counts = new int[4];
    for (int index = 0; index < slice.size(); index++) {
      counts[get(index)]++;
    }
    return new Tally(
        counts[EndgameOracle.WIN], counts[EndgameOracle.LOSS], counts[EndgameOracle.DRAW]);
  }
}
