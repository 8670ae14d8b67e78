package games.janus.engines.checkers.endgame;

/** A slice as it comes from solving. */
public final class SolvedSlice {
  /** Stands where a capture is pending. */
  static final int LEFT_OUT = 3;

  private final SliceValues values;
  private final byte[] quiet;

  SolvedSlice(SliceValues values, byte[] quiet) {
    this.values = values;
    this.quiet = quiet;
  }

  /** The value of every position. */
  public SliceValues values() {
    return values;
  }

  /** A byte a position: the value, or {@link #LEFT_OUT}; packing writes over it. */
  byte[] quiet() {
    return quiet;
  }
}
