package games.janus.chess.kernel;

/**
 * Where men could go on a board seen only as occupied and empty squares. Sliders are looked up by
 * magic multiplication: the occupied squares that matter, times a number that brings them together
 * in the top bits, give the index into one big table.
 */
public final class Attacks {
  private static final int[] STRAIGHT = {0, 1, 1, 0, 0, -1, -1, 0};
  private static final int[] DIAGONAL = {1, 1, 1, -1, -1, -1, -1, 1};

  private static final long[] KNIGHT =
      leaper(1, 2, 2, 1, 2, -1, 1, -2, -1, -2, -2, -1, -2, 1, -1, 2);
  private static final long[] KING = leaper(0, 1, 1, 1, 1, 0, 1, -1, 0, -1, -1, -1, -1, 0, -1, 1);
  private static final long[] WHITE_PAWN = leaper(-1, 1, 1, 1);
  private static final long[] BLACK_PAWN = leaper(-1, -1, 1, -1);

  private static final long[] FILE = rays(0, 1, 0, -1);
  private static final long[] RISING = rays(1, 1, -1, -1);
  private static final long[] FALLING = rays(-1, 1, 1, -1);
  private static final long[] ROOK_RAYS = rays(STRAIGHT);
  private static final long[] BISHOP_RAYS = rays(DIAGONAL);

  private static final long[] ROOK_MASK = relevant(STRAIGHT);
  private static final long[] BISHOP_MASK = relevant(DIAGONAL);
  private static final int[] ROOK_SHIFT = shifts(ROOK_MASK);
  private static final int[] BISHOP_SHIFT = shifts(BISHOP_MASK);
  private static final int[] ROOK_START = starts(ROOK_MASK, 0);
  private static final int[] BISHOP_START = starts(BISHOP_MASK, 102_400);
  private static final long[] SLIDES = new long[Magics.ENTRIES];

  private static final long[] BETWEEN = new long[64 * 64];
  private static final long[] LINE = new long[64 * 64];

  static {
    for (int square = 0; square < 64; square++) {
      tabulate(square, STRAIGHT, ROOK_MASK, Magics.ROOK, ROOK_SHIFT, ROOK_START);
      tabulate(square, DIAGONAL, BISHOP_MASK, Magics.BISHOP, BISHOP_SHIFT, BISHOP_START);
      connect(square, STRAIGHT);
      connect(square, DIAGONAL);
    }
  }

  private Attacks() {}

  public static long knight(int square) {
    return KNIGHT[square];
  }

  public static long king(int square) {
    return KING[square];
  }

  /** The squares a pawn of this colour takes on. */
  public static long pawn(int color, int square) {
    return color == Men.WHITE ? WHITE_PAWN[square] : BLACK_PAWN[square];
  }

  /** The squares a bishop reaches, the first occupied one in each direction included. */
  public static long bishop(int square, long occupied) {
    long key = (occupied & BISHOP_MASK[square]) * Magics.BISHOP[square];
    return SLIDES[BISHOP_START[square] + (int) (key >>> BISHOP_SHIFT[square])];
  }

  /** The squares a rook reaches, the first occupied one in each direction included. */
  public static long rook(int square, long occupied) {
    long key = (occupied & ROOK_MASK[square]) * Magics.ROOK[square];
    return SLIDES[ROOK_START[square] + (int) (key >>> ROOK_SHIFT[square])];
  }

  /** What a bishop reaches on an empty board. */
  public static long bishopRays(int square) {
    return BISHOP_RAYS[square];
  }

  /** What a rook reaches on an empty board. */
  public static long rookRays(int square) {
    return ROOK_RAYS[square];
  }

  /** The file through a square. */
  static long file(int square) {
    return FILE[square];
  }

  /** The diagonal through a square that rises to the right, as a1-h8 does. */
  static long rising(int square) {
    return RISING[square];
  }

  /** The diagonal through a square that falls to the right, as a8-h1 does. */
  static long falling(int square) {
    return FALLING[square];
  }

  /** The squares strictly between two squares of one line; none when they share no line. */
  public static long between(int from, int to) {
    return BETWEEN[from << 6 | to];
  }

  /** The whole line through two squares, edge to edge; none when they share no line. */
  public static long line(int from, int to) {
    return LINE[from << 6 | to];
  }

  /** Walks until the edge or an occupied square: slow, plain, and the truth for the tables. */
  static long walk(int square, int[] directions, long occupied) {
    long reached = 0;
    for (int i = 0; i < directions.length; i += 2) {
      reached |= walk(square, directions[i], directions[i + 1], occupied);
    }
    return reached;
  }

  private static long walk(int square, int right, int up, long occupied) {
    long reached = 0;
    int file = (square & 7) + right;
    int rank = (square >> 3) + up;
    while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
      long bit = 1L << (8 * rank + file);
      reached |= bit;
      if ((occupied & bit) != 0) {
        break;
      }
      file += right;
      rank += up;
    }
    return reached;
  }

  private static long[] rays(int... directions) {
    long[] rays = new long[64];
    for (int square = 0; square < 64; square++) {
      rays[square] = walk(square, directions, 0);
    }
    return rays;
  }

  private static long[] leaper(int... steps) {
    long[] reach = new long[64];
    for (int square = 0; square < 64; square++) {
      // Every square is occupied, so each walk ends after its first step.
      reach[square] = walk(square, steps, -1L);
    }
    return reach;
  }

  /** The squares whose occupation matters: all on the way but the last of each direction. */
  private static long[] relevant(int[] directions) {
    long[] masks = new long[64];
    for (int square = 0; square < 64; square++) {
      for (int i = 0; i < directions.length; i += 2) {
        long way = walk(square, directions[i], directions[i + 1], 0);
        boolean rises = 8 * directions[i + 1] + directions[i] > 0;
        masks[square] |= way & ~(rises ? Long.highestOneBit(way) : Long.lowestOneBit(way));
      }
    }
    return masks;
  }

  private static int[] shifts(long[] masks) {
    int[] shifts = new int[64];
    for (int square = 0; square < 64; square++) {
      shifts[square] = 64 - Long.bitCount(masks[square]);
    }
    return shifts;
  }

  private static int[] starts(long[] masks, int first) {
    int[] starts = new int[64];
    int next = first;
    for (int square = 0; square < 64; square++) {
      starts[square] = next;
      next += 1 << Long.bitCount(masks[square]);
    }
    return starts;
  }

  private static void tabulate(
      int square, int[] directions, long[] masks, long[] magics, int[] shifts, int[] starts) {
    long mask = masks[square];
    long occupied = 0;
    do {
      int index = (int) ((occupied * magics[square]) >>> shifts[square]);
      SLIDES[starts[square] + index] = walk(square, directions, occupied);
      occupied = (occupied - mask) & mask; // the next subset of the mask
    } while (occupied != 0);
  }

  private static void connect(int from, int[] directions) {
    for (int i = 0; i < directions.length; i += 2) {
      int right = directions[i];
      int up = directions[i + 1];
      long ahead = walk(from, right, up, 0);
      long line = ahead | walk(from, -right, -up, 0) | 1L << from;
      for (long rest = ahead; rest != 0; rest &= rest - 1) {
        int to = Long.numberOfTrailingZeros(rest);
        BETWEEN[from << 6 | to] = walk(from, right, up, 1L << to) & ~(1L << to);
        LINE[from << 6 | to] = line;
      }
    }
  }
}
