package games.janus.engines.chess;

import java.util.Arrays;

/** Remembers what pawn structures are worth: they change far less often than positions do. */
final class PawnHashTable {
  static final int UNKNOWN = -1;

  /** Untested. */
  private static final int PLACES = 1 << 14;

  private final long[] own = new long[PLACES];
  private final long[] other = new long[PLACES];
  private final long[] passed = new long[PLACES];
  private final int[] structure = new int[PLACES];
  private final int[] placement = new int[PLACES];

  // By place and colour: the king last sheltered by these pawns, and how well.
  private final byte[] king = new byte[2 * PLACES];
  private final int[] shelter = new int[2 * PLACES];

  PawnHashTable() {
    Arrays.fill(king, (byte) UNKNOWN);
  }

  /** A number that scatters well, made of the squares of both sides' pawns. */
  static long key(long white, long black) {
    long mixed = white * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(black * 0xC2B2AE3D27D4EB4FL, 32);
    mixed ^= mixed >>> 29;
    return mixed * 0xBF58476D1CE4E5B9L;
  }

  private static int place(long white, long black) {
    return (int) (key(white, black) >>> 50);
  }

  /** Where these pawns are remembered, or {@link #UNKNOWN}. A board without pawns is known. */
  int find(long white, long black) {
    int at = place(white, black);
    return own[at] == white && other[at] == black ? at : UNKNOWN;
  }

  /** Remembers pawns; answers where. */
  int store(long white, long black, long passers, int structured, int placed) {
    int at = place(white, black);
    own[at] = white;
    other[at] = black;
    passed[at] = passers;
    structure[at] = structured;
    placement[at] = placed;
    king[2 * at] = UNKNOWN;
    king[2 * at + 1] = UNKNOWN;
    return at;
  }

  long passed(int at) {
    return passed[at];
  }

  int structure(int at) {
    return structure[at];
  }

  int placement(int at) {
    return placement[at];
  }

  /** Whether it is known how these pawns shelter a colour's king on a square. */
  boolean shelters(int at, int color, int square) {
    return king[2 * at + color] == square;
  }

  int shelter(int at, int color) {
    return shelter[2 * at + color];
  }

  void keepShelter(int at, int color, int square, int worth) {
    king[2 * at + color] = (byte) square;
    shelter[2 * at + color] = worth;
  }
}
