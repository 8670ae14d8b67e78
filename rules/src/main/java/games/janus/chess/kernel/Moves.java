package games.janus.chess.kernel;

/**
 * A move in sixteen bits of an int.
 *
 * <pre>
 * 15..12  kind   see the constants
 * 11..6   to     for castling the square of the rook, as Chess960 needs it
 *  5..0   from
 * </pre>
 *
 * The squares count from a1 = 0 to h8 = 63.
 */
public final class Moves {
  public static final int NORMAL = 0;
  public static final int DOUBLE_STEP = 1;
  public static final int EN_PASSANT = 2;
  public static final int CASTLE = 3;

  /** Promotions are this plus the code of the new man: 8 + knight, bishop, rook or queen. */
  public static final int PROMOTION = 8;

  private Moves() {}

  static int move(int from, int to, int kind) {
    assert from != to : "a move goes somewhere";
    return kind << 12 | to << 6 | from;
  }

  /**
   * The move between two squares of a board on which it is legal; no promotion.
   *
   * @param to for castling the square of the rook
   */
  public static int between(BoardState board, int from, int to) {
    int mover = board.man(from);
    boolean isToOwn = (board.own() >>> to & 1) != 0;
    if (mover == Men.PAWN && Math.abs(to - from) == 16) {
      return move(from, to, DOUBLE_STEP);
    }
    if (mover == Men.PAWN && (to - from & 7) != 0 && board.man(to) == Men.NONE) {
      return move(from, to, EN_PASSANT);
    }
    return move(from, to, isToOwn ? CASTLE : NORMAL);
  }

  public static int from(int move) {
    return move & 63;
  }

  public static int to(int move) {
    return move >> 6 & 63;
  }

  public static int kind(int move) {
    return move >> 12;
  }

  /** The code of the man a pawn becomes, or {@link Men#NONE}. */
  public static int promotion(int move) {
    int kind = kind(move);
    return kind >= PROMOTION ? kind - PROMOTION : Men.NONE;
  }
}
