package games.janus.engines.checkers.endgame;

import java.util.Arrays;

/** The plies to the end of every won or lost position of a slice; odd if won, even if lost. */
public final class SliceDistances {
  /** Where the game is drawn. */
  static final int DRAWN = 255;

  private final Slice slice;
  private final byte[] plies;

  /** Drawn throughout at first. */
  SliceDistances(Slice slice) {
    this.slice = slice;
    plies = new byte[slice.size()];
    Arrays.fill(plies, (byte) DRAWN);
  }

  public Slice slice() {
    return slice;
  }

  /** The bytes of a file with these distances, for {@link EndgameTable#with}. */
  public byte[] pack() {
    return PackedDistances.pack(this);
  }

  int get(int index) {
    return plies[index] & 255;
  }

  void put(int index, int distance) {
    if (distance >= DRAWN) {
      throw new IllegalStateException("a win this long does not fit");
    }
    plies[index] = (byte) distance;
  }

  /** The longest win, or the longest loss; 0 if there is none. */
  public int longest(boolean won) {
    int longest = 0;
    for (byte each : plies) {
      int distance = each & 255;
      if (distance != DRAWN && (distance & 1) == (won ? 1 : 0)) {
        longest = Math.max(longest, distance);
      }
    }
    return longest;
  }
}
