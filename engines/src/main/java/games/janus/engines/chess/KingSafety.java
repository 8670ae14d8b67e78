package games.janus.engines.chess;

import games.janus.chess.kernel.Attacks;
import games.janus.chess.kernel.BoardState;
import java.util.Arrays;

/**
 * How the king is placed and sheltered, and what endangers him once pieces aim at him. How many
 * pieces it takes, and what units of danger are worth: untested.
 */
final class KingSafety {
  private static final int KING = 5;

  private final TracedWeights count;
  private final Pawns pawns;

  KingSafety(TracedWeights count, Pawns pawns) {
    this.count = count;
    this.pawns = pawns;
  }

  void look(BoardState board, Side own, Side other) {
    own.placement += count.place(own, KING, own.king);
    own.kingSafety = pawns.shelter(own, other);
    Trace trace = count.trace;
    if (own.attackers > (other.queens != 0 ? 0 : 1)) {
      int units = Math.max(0, own.danger + danger(board, own, other));
      int worth = Packed.of(units * units / 1024, units / 16);
      own.kingSafety -= worth;
      if (trace != null) {
        trace.endangered(own.color, own.king, worth);
      }
    } else if (trace != null) {
      Arrays.fill(trace.danger[own.color], 0);
    }
  }

  /** What endangers a king beside the pieces that aim at him. */
  private int danger(BoardState board, Side own, Side other) {
    int square = own.king;
    long occupied = board.occupied();
    long weak =
        other.attacked & ~own.attackedTwice & (~own.attacked | own.kingRing | own.queenAttacks);
    long safe = ~other.men & (~own.attacked | (weak & other.attackedTwice));
    long straight = Attacks.rook(square, occupied & ~own.queens) & safe;
    long diagonal = Attacks.bishop(square, occupied & ~own.queens) & safe;
    long knight = Attacks.knight(square) & safe;
    int units =
        count.danger(own, Feature.DANGER_BASE, 1)
            + checks(own, 0, knight & other.knightAttacks)
            + checks(own, 1, diagonal & other.bishopAttacks)
            + checks(own, 2, straight & other.rookAttacks)
            + checks(own, 3, (straight | diagonal) & other.queenAttacks)
            + count.danger(own, Feature.DANGER_WEAK, Long.bitCount(weak & own.kingZone))
            + count.danger(own, Feature.DANGER_PINNED, Long.bitCount(pinned(board, own, other)));
    if (other.queens == 0) {
      units += count.danger(own, Feature.DANGER_NO_QUEEN, 1);
    }
    if ((own.knightAttacks & own.kingRing) != 0) {
      units += count.danger(own, Feature.DANGER_KNIGHT_DEFENDS, 1);
    }
    return units;
  }

  private int checks(Side own, int kind, long checks) {
    return count.danger(own, Feature.DANGER_CHECK + kind, Long.bitCount(checks));
  }

  private static long pinned(BoardState board, Side own, Side other) {
    long occupied = board.occupied();
    long snipers =
        ((Attacks.bishopRays(own.king) & board.diagonals())
                | (Attacks.rookRays(own.king) & board.straights()))
            & other.men;
    long pinned = 0;
    for (long rest = snipers; rest != 0; rest &= rest - 1) {
      long between = Attacks.between(own.king, Long.numberOfTrailingZeros(rest)) & occupied;
      if (between != 0 && (between & (between - 1)) == 0) {
        pinned |= between & own.men;
      }
    }
    return pinned;
  }
}
