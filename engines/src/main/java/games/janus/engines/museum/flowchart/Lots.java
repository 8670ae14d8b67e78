package games.janus.engines.museum.flowchart;

import games.janus.checkers.Move;
import java.util.List;

/** Lots drawn from a seed by SplitMix64: the same on every machine, and in the browser. */
final class Lots {
  private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

  private long state;

  Lots(long seed) {
    this.state = seed;
  }

  /** Lots of their own for one position of one game, though the whole game has one seed. */
  static Lots of(long seed, long positionKey, int plies) {
    return new Lots(mix(mix(seed) ^ positionKey) + plies);
  }

  /** Uniform from 0 up to, but not including, 1. */
  double number() {
    return (next() >>> 11) * 0x1.0p-53;
  }

  Move oneOf(List<Move> moves) {
    return moves.get((int) (number() * moves.size()));
  }

  private long next() {
    state += GOLDEN;
    return mix(state);
  }

  private static long mix(long bits) {
    long mixed = (bits ^ (bits >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D0_49BB_1331_11EBL;
    return mixed ^ (mixed >>> 31);
  }
}
