package games.janus.engines.chess;

import games.janus.chess.kernel.Attacks;
import games.janus.chess.kernel.BoardState;

/** Knights, bishops, rooks and queens: where they stand, how far they reach, at what they aim. */
final class Pieces {
  private static final int KNIGHT = 1;
  private static final int BISHOP = 2;
  private static final int ROOK = 3;
  private static final int QUEEN = 4;

  private static final long LIGHT_SQUARES = 0x55AA55AA55AA55AAL;
  private static final long CENTRE = 3L << 27 | 3L << 35;

  /** The squares that can see both squares of a long diagonal's middle. */
  private static final long LONG_DIAGONALS = 0x8142240000244281L;

  private static final long OUTPOSTS_OF_WHITE = 0xFFFFFFL << 24;
  private static final long OUTPOSTS_OF_BLACK = 0xFFFFFFL << 16;

  private final TracedWeights count;

  Pieces(TracedWeights count) {
    this.count = count;
  }

  /** Adds up a side's pieces and notes what they attack. */
  void look(BoardState board, Side own, Side other) {
    long occupied = board.occupied();
    own.material =
        count.on(own, Feature.MATERIAL, own.pawns)
            + count.on(own, Feature.MATERIAL + KNIGHT, own.knights)
            + count.on(own, Feature.MATERIAL + BISHOP, own.bishops)
            + count.on(own, Feature.MATERIAL + ROOK, own.rooks)
            + count.on(own, Feature.MATERIAL + QUEEN, own.queens);
    own.placement = 0;
    own.mobility = 0;
    own.pieces = 0;
    knights(own, other);
    bishops(own, other, board, occupied);
    rooks(own, other, board, occupied);
    queens(own, other, occupied);
  }

  private void knights(Side own, Side other) {
    long aim = 0;
    for (long rest = own.knights; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long reach = Attacks.knight(square);
      aim |= reach;
      attack(own, other, KNIGHT, square, reach, Feature.KNIGHT_MOBILITY);
      own.pieces += protectKing(own, 0, square);
    }
    own.knightAttacks = aim;
    own.pieces += minors(own, other, 0, own.knights);
  }

  private void bishops(Side own, Side other, BoardState board, long occupied) {
    long through = occupied & ~board.queens(); // a queen in front makes a battery
    if ((own.bishops & LIGHT_SQUARES) != 0 && (own.bishops & ~LIGHT_SQUARES) != 0) {
      count.at(own.bishops);
      own.pieces += count.one(own, Feature.BISHOP_PAIR);
    }
    long aim = 0;
    for (long rest = own.bishops; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long reach = Attacks.bishop(square, through);
      aim |= reach;
      attack(own, other, BISHOP, square, reach, Feature.BISHOP_MOBILITY);
      own.pieces += protectKing(own, 1, square);
      long shade = (LIGHT_SQUARES >>> square & 1) != 0 ? LIGHT_SQUARES : ~LIGHT_SQUARES;
      own.pieces += count.times(own, Feature.BISHOP_PAWNS, Long.bitCount(own.pawns & shade));
      if ((LONG_DIAGONALS >>> square & 1) != 0
          && Long.bitCount(Attacks.bishop(square, board.pawns()) & CENTRE) == 2) {
        own.pieces += count.one(own, Feature.LONG_DIAGONAL);
      }
    }
    own.bishopAttacks = aim;
    own.pieces += minors(own, other, 1, own.bishops);
  }

  /** What all knights or all bishops have in common. */
  private int minors(Side own, Side other, int kind, long minors) {
    long ranks = own.isWhite() ? OUTPOSTS_OF_WHITE : OUTPOSTS_OF_BLACK;
    long outposts = minors & ranks & ~other.pawnSpan();
    long supported = outposts & own.pawnAttacks;
    return count.on(own, Feature.OUTPOST + 2 * kind, outposts ^ supported)
        + count.on(own, Feature.OUTPOST + 2 * kind + 1, supported)
        + count.on(own, Feature.BEHIND_PAWN, minors & own.behind(own.pawns | other.pawns));
  }

  private int protectKing(Side own, int kind, int square) {
    return count.times(own, Feature.KING_PROTECTOR + kind, Side.distance(square, own.king));
  }

  private void rooks(Side own, Side other, BoardState board, long occupied) {
    long through = occupied & ~(own.rooks | own.queens); // rooks support each other
    long aim = 0;
    for (long rest = own.rooks; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long reach = Attacks.rook(square, through);
      aim |= reach;
      attack(own, other, ROOK, square, reach, Feature.ROOK_MOBILITY);
    }
    own.rookAttacks = aim;
    long free = own.rooks & ~files(own.pawns);
    long open = free & ~files(board.pawns());
    own.pieces += count.on(own, Feature.ROOK_FILE, free ^ open);
    own.pieces += count.on(own, Feature.ROOK_FILE + 1, open);
    if (own.rank(other.king) >= 6) {
      long seventh = own.isWhite() ? 0xFFL << 48 : 0xFFL << 8;
      own.pieces += count.on(own, Feature.ROOK_ON_SEVENTH, own.rooks & seventh);
    }
  }

  /** The whole files of a set. */
  private static long files(long set) {
    long fill = set | set >>> 8 | set << 8;
    fill |= fill >>> 16 | fill << 16;
    return fill | fill >>> 32 | fill << 32;
  }

  private void queens(Side own, Side other, long occupied) {
    long aim = 0;
    for (long rest = own.queens; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long reach = Attacks.rook(square, occupied) | Attacks.bishop(square, occupied);
      aim |= reach;
      attack(own, other, QUEEN, square, reach, Feature.QUEEN_MOBILITY);
    }
    own.queenAttacks = aim;
  }

  /** Places a piece, and notes what it attacks and whether that is near the other king. */
  private void attack(Side own, Side other, int man, int square, long reach, int roaming) {
    own.placement += count.place(own, man, square);
    own.mobility += count.one(own, roaming + Long.bitCount(reach & own.roaming));
    own.attackedTwice |= own.attacked & reach;
    own.attacked |= reach;
    long near = reach & other.kingZone;
    int isNear = (int) ((near | -near) >>> 63); // a branch would be guessed wrong too often
    int hits = Long.bitCount(reach & other.kingRing);
    other.attackers += isNear;
    other.danger +=
        count.danger(other, Feature.DANGER_ATTACKER + man - KNIGHT, isNear)
            + count.danger(other, Feature.DANGER_HIT, hits);
  }
}
