package games.janus.chess.kernel;

/**
 * The kinds of men as three-bit codes, chosen so that the three bit planes of a {@link BoardState}
 * answer the common questions with one or two operations.
 *
 * <pre>
 *           high mid low
 * bishop      0   0   1      low & ~high   slides diagonally (bishops and queens)
 * rook        0   1   0      mid & ~high   slides straight (rooks and queens)
 * queen       0   1   1      low & mid     queens
 * pawn        1   0   0      high & ~low & ~mid
 * knight      1   0   1      high & low
 * king        1   1   0      high & mid
 * </pre>
 */
public final class Men {
  public static final int NONE = 0;
  public static final int BISHOP = 1;
  public static final int ROOK = 2;
  public static final int QUEEN = 3;
  public static final int PAWN = 4;
  public static final int KNIGHT = 5;
  public static final int KING = 6;

  public static final int WHITE = 0;
  public static final int BLACK = 1;

  private Men() {}
}
