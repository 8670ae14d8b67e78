package games.janus.engines.chess;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Men;
import games.janus.engines.search.Score;

/** What is known of endings that features alone would judge wrongly. All numbers: untested. */
final class Endgames {
  /** Won for certain, but with the end of the game not yet in sight. */
  private static final int KNOWN_WIN = 2_000;

  private static final int WHOLE = 64;
  private static final long LIGHT_SQUARES = 0x55AA55AA55AA55AAL;
  private static final long FILE_A = 0x0101010101010101L;
  private static final long FILE_H = FILE_A << 7;

  private Endgames() {}

  /** The score for the side to move where it is known outright, otherwise {@link Score#NONE}. */
  static int score(BoardState board) {
    long kings = board.kings();
    long ownRest = board.own() & ~kings;
    long otherRest = board.enemy() & ~kings;
    if (ownRest != 0 && otherRest != 0) {
      return Score.NONE;
    }
    int strong = ownRest != 0 ? board.turn() : board.turn() ^ 1;
    int score = againstBareKing(board, strong, ownRest | otherRest);
    if (score == Score.NONE) {
      return Score.NONE;
    }
    return strong == board.turn() ? score : -score;
  }

  private static int againstBareKing(BoardState board, int strong, long rest) {
    if (board.pawns() == rest && Long.bitCount(rest) == 1) {
      return kingAndPawn(board, strong, Long.numberOfTrailingZeros(rest));
    }
    if (board.pawns() != 0) {
      return Score.NONE;
    }
    if (rest == 0) {
      return Score.DRAW;
    }
    long bishops = board.diagonals() & ~board.queens();
    boolean bothShades = (bishops & LIGHT_SQUARES) != 0 && (bishops & ~LIGHT_SQUARES) != 0;
    boolean bishopAndKnight = bishops != 0 && board.knights() != 0;
    boolean threeKnights = Long.bitCount(board.knights()) > 2;
    if (board.straights() == 0 && !bothShades && !bishopAndKnight && !threeKnights) {
      return Score.DRAW; // nothing here can give mate against a king who knows how to stay away
    }
    int king = king(board, strong);
    int prey = king(board, strong ^ 1);
    boolean needsCorner = board.straights() == 0 && !bothShades;
    int corner =
        needsCorner && bishopAndKnight
            ? 40 * (7 - stepsToCorner(prey, (bishops & LIGHT_SQUARES) != 0))
            : 10 * toEdge(prey);
    return KNOWN_WIN + material(board) + corner + 5 * (7 - Side.distance(king, prey));
  }

  private static int kingAndPawn(BoardState board, int strong, int pawn) {
    int king = king(board, strong);
    int other = king(board, strong ^ 1);
    if (!Kpk.isWon(strong, board.turn(), king, pawn, other)) {
      return Score.DRAW;
    }
    int rank = strong == Men.WHITE ? pawn >> 3 : 7 - (pawn >> 3);
    return 500 + 20 * rank;
  }

  private static int king(BoardState board, int color) {
    return Long.numberOfTrailingZeros(board.kings() & board.men(color));
  }

  private static int material(BoardState board) {
    return See.VALUE[Men.QUEEN] * Long.bitCount(board.queens())
        + See.VALUE[Men.ROOK] * Long.bitCount(board.straights() & ~board.queens())
        + See.VALUE[Men.BISHOP] * Long.bitCount(board.diagonals() & ~board.queens())
        + See.VALUE[Men.KNIGHT] * Long.bitCount(board.knights());
  }

  /** The further from the centre, the more. */
  private static int toEdge(int square) {
    int file = square & 7;
    int rank = square >> 3;
    return Math.max(3 - file, file - 4) + Math.max(3 - rank, rank - 4);
  }

  /** Steps to the nearer corner that the bishop covers: where the mate is. */
  private static int stepsToCorner(int square, boolean light) {
    int one = light ? 56 : 0; // a8 and h1 are light, a1 and h8 dark
    int other = 63 - one;
    return Math.min(Side.distance(square, one), Side.distance(square, other));
  }

  /**
   * How much of an endgame advantage counts, of 64.
   *
   * @param end the endgame score, positive if White is better
   */
  static int scale(BoardState board, int end) {
    int strong = end >= 0 ? Men.WHITE : Men.BLACK;
    long own = board.men(strong);
    long other = board.men(strong ^ 1);
    long pawns = board.pawns() & own;
    long pieces = board.occupied() & ~board.pawns() & ~board.kings();
    if (pawns == 0) {
      return withoutPawns(board, own, other);
    }
    long bishops = board.diagonals() & ~board.queens();
    if (pieces == (bishops & own) && isWrongCorner(board, strong, pawns, bishops)) {
      return 0;
    }
    if (isOppositeBishops(bishops, own, other)) {
      int lead = Long.bitCount(pawns) - Long.bitCount(board.pawns() & other);
      return pieces == bishops
          ? Math.min(WHOLE, 12 + 8 * Math.max(0, lead) + 2 * Long.bitCount(pawns))
          : 48;
    }
    return Math.min(WHOLE, 40 + 6 * Long.bitCount(pawns));
  }

  /** Without pawns, less than a rook more does not win. */
  private static int withoutPawns(BoardState board, long own, long other) {
    int lead = pieces(board, own) - pieces(board, other);
    if (lead > See.VALUE[Men.BISHOP]) {
      return lead >= See.VALUE[Men.ROOK] ? WHOLE - 8 : 24;
    }
    return pieces(board, own) < See.VALUE[Men.ROOK] ? 0 : 8;
  }

  private static int pieces(BoardState board, long side) {
    return See.VALUE[Men.QUEEN] * Long.bitCount(board.queens() & side)
        + See.VALUE[Men.ROOK] * Long.bitCount(board.straights() & ~board.queens() & side)
        + See.VALUE[Men.BISHOP] * Long.bitCount(board.diagonals() & ~board.queens() & side)
        + See.VALUE[Men.KNIGHT] * Long.bitCount(board.knights() & side);
  }

  private static boolean isOppositeBishops(long bishops, long own, long other) {
    return Long.bitCount(bishops & own) == 1
        && Long.bitCount(bishops & other) == 1
        && Long.bitCount(bishops & LIGHT_SQUARES) == 1;
  }

  /** Pawns on one rook's file, a bishop that does not cover their corner, and the king there. */
  private static boolean isWrongCorner(BoardState board, int strong, long pawns, long bishops) {
    long file = (pawns & ~FILE_A) == 0 ? FILE_A : (pawns & ~FILE_H) == 0 ? FILE_H : 0;
    if (file == 0) {
      return false;
    }
    int corner = (strong == Men.WHITE ? 56 : 0) + (file == FILE_A ? 0 : 7);
    boolean lightCorner = (LIGHT_SQUARES >>> corner & 1) != 0;
    long covering = lightCorner ? LIGHT_SQUARES : ~LIGHT_SQUARES;
    return (bishops & covering) == 0 && Side.distance(king(board, strong ^ 1), corner) <= 1;
  }
}
