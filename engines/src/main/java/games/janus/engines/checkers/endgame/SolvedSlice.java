package games.janus.engines.checkers.endgame;

/**
 * A slice as it comes from solving.
 *
 * @param values the value of every position
 * @param quiet a byte a position: the value, or {@link #LEFT_OUT}; packing writes over it
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares two of them
public record SolvedSlice(SliceValues values, byte[] quiet) {
  /** Stands where a capture is pending. */
  static final int LEFT_OUT = 3;
}
