package games.janus.engines.chess;

/** Pawns that no pawn can stop any more: how far they are, and who can still do something. */
final class PassedPawns {
  private final TracedWeights count;

  PassedPawns(TracedWeights count) {
    this.count = count;
  }

  void look(Side own, Side other, long passed, boolean isToMove) {
    own.passedPawns = 0;
    long occupied = own.men | other.men;
    for (long rest = passed & own.men; rest != 0; rest &= rest - 1) {
      own.passedPawns += passer(own, other, Long.numberOfTrailingZeros(rest), occupied, isToMove);
    }
  }

  private int passer(Side own, Side other, int square, long occupied, boolean isToMove) {
    int rank = own.rank(square);
    int step = own.isWhite() ? square + 8 : square - 8;
    long stop = 1L << step;
    count.at(1L << square);
    int score =
        count.one(own, Feature.PASSED + rank)
            + count.times(own, Feature.PASSED_OWN_KING + rank, Side.distance(own.king, step))
            + count.times(own, Feature.PASSED_ENEMY_KING + rank, Side.distance(other.king, step));
    if ((occupied & stop) == 0) {
      score += count.one(own, Feature.PASSED_FREE + rank);
      if ((other.attacked & stop) == 0) {
        score += count.one(own, Feature.PASSED_SAFE + rank);
      }
    }
    if ((own.pawnAttacks & 1L << square) != 0) {
      score += count.one(own, Feature.PASSED_SUPPORTED);
    }
    if ((PawnStructure.front(other.color, square) & own.rooks) != 0) {
      score += count.one(own, Feature.PASSED_ROOK_BEHIND);
    }
    if (isUnstoppable(own, other, square, occupied, isToMove)) {
      score += count.one(own, Feature.PASSED_UNSTOPPABLE);
    }
    return score;
  }

  /** The rule of the square, with nothing but the king and pawns of the other side left. */
  private static boolean isUnstoppable(
      Side own, Side other, int square, long occupied, boolean isToMove) {
    if (other.officers() != 0 || (PawnStructure.front(own.color, square) & occupied) != 0) {
      return false;
    }
    int goal = own.seen(56 | (square & 7));
    int steps = Math.min(5, 7 - own.rank(square));
    int lead = isToMove ? 0 : 1;
    return Side.distance(other.king, goal) - lead > steps;
  }
}
