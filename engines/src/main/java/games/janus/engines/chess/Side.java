package games.janus.engines.chess;

import games.janus.chess.kernel.Attacks;
import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Men;

/**
 * One colour in the position that is being evaluated: its men, what they attack, and what each part
 * of the evaluation gives it.
 */
final class Side {
  private static final long FILE_A = 0x0101010101010101L;
  private static final long FILE_H = FILE_A << 7;

  final int color;

  long men;
  long pawns;
  long knights;
  long bishops;
  long rooks;
  long queens;
  int king;

  /** The squares beside the king. */
  long kingRing;

  /** The king, the squares beside him and, at an edge of the board, one row more. */
  long kingZone;

  /** Where the mobility of a piece counts. */
  long roaming;

  long pawnAttacks;
  long knightAttacks;
  long bishopAttacks;
  long rookAttacks;
  long queenAttacks;
  long attacked;
  long attackedTwice;

  /** How many pieces of the other side aim near the king, and what endangers him so far. */
  int attackers;

  int danger;

  // What the parts of the evaluation give this side.
  int material;
  int placement;
  int mobility;
  int pieces;
  int passedPawns;
  int kingSafety;
  int threats;
  int space;

  Side(int color) {
    this.color = color;
  }

  /** Finds the men; nothing but pawns and king attacks anything yet. */
  void look(BoardState board) {
    long allQueens = board.queens();
    men = board.men(color);
    pawns = board.pawns() & men;
    knights = board.knights() & men;
    bishops = board.diagonals() & ~allQueens & men;
    rooks = board.straights() & ~allQueens & men;
    queens = allQueens & men;
    king = Long.numberOfTrailingZeros(board.kings() & men);
    kingRing = Attacks.king(king);
    int file = Math.max(1, Math.min(6, king & 7));
    int rank = Math.max(1, Math.min(6, king >> 3));
    int zoneKing = rank << 3 | file;
    kingZone = Attacks.king(zoneKing) | 1L << zoneKing;
    pawnAttacks = pawnAttacks(pawns);
    attacked = kingRing | pawnAttacks;
    attackedTwice = kingRing & pawnAttacks;
    attackers = 0;
    danger = 0;
  }

  boolean isWhite() {
    return color == Men.WHITE;
  }

  /** A square as this side sees it: the own back rank first. */
  int seen(int square) {
    return square ^ (-color & 56);
  }

  int rank(int square) {
    return seen(square) >> 3;
  }

  /** The squares one step on from a set. */
  long ahead(long set) {
    return isWhite() ? set << 8 : set >>> 8;
  }

  /** The squares one step back from a set. */
  long behind(long set) {
    return isWhite() ? set >>> 8 : set << 8;
  }

  /** What pawns of this side attack. */
  long pawnAttacks(long set) {
    long forward = ahead(set);
    return (forward & ~FILE_A) >>> 1 | (forward & ~FILE_H) << 1;
  }

  /** Where the pawns attack, now or once they have moved on. */
  long pawnSpan() {
    long fill = pawns | ahead(pawns);
    fill |= isWhite() ? fill << 16 : fill >>> 16;
    fill |= isWhite() ? fill << 32 : fill >>> 32;
    return pawnAttacks(fill);
  }

  long minors() {
    return knights | bishops;
  }

  /** Everything but pawns and king. */
  long officers() {
    return knights | bishops | rooks | queens;
  }

  static int distance(int one, int other) {
    int files = Math.abs((one & 7) - (other & 7));
    int ranks = Math.abs((one >> 3) - (other >> 3));
    return Math.max(files, ranks);
  }
}
