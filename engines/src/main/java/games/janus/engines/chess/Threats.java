package games.janus.engines.chess;

/** What a side attacks that is worth more, hangs or has nowhere to go; and its room. */
final class Threats {
  private static final long FILE_A = 0x0101010101010101L;
  private static final long CENTRE_FILES = FILE_A << 2 | FILE_A << 3 | FILE_A << 4 | FILE_A << 5;

  private final TracedWeights count;

  Threats(TracedWeights count) {
    this.count = count;
  }

  void look(Side own, Side other) {
    long queens = other.queens;
    long rooks = other.rooks;
    long minors = other.minors();
    long byMinor = own.knightAttacks | own.bishopAttacks;
    own.threats =
        count.on(own, Feature.PAWN_HITS_MINOR, own.pawnAttacks & minors)
            + count.on(own, Feature.PAWN_HITS_ROOK, own.pawnAttacks & rooks)
            + count.on(own, Feature.PAWN_HITS_QUEEN, own.pawnAttacks & queens)
            + count.on(own, Feature.MINOR_HITS_MINOR, byMinor & minors)
            + count.on(own, Feature.MINOR_HITS_ROOK, byMinor & rooks)
            + count.on(own, Feature.MINOR_HITS_QUEEN, byMinor & queens)
            + count.on(own, Feature.ROOK_HITS_QUEEN, own.rookAttacks & queens)
            + count.on(own, Feature.ROOK_HITS_MINOR, own.rookAttacks & minors)
            + weaknesses(own, other);
    if ((other.men & ~other.attacked & own.kingRing) != 0) {
      count.at(1L << own.king);
      own.threats += count.one(own, Feature.KING_HITS);
    }
  }

  /** What the other side does not defend well enough, and where it cannot go. */
  private int weaknesses(Side own, Side other) {
    long undefended =
        own.attacked
            & (~other.attacked | (own.attackedTwice & ~other.attackedTwice & ~other.pawnAttacks));
    long restricted = own.attacked & other.attacked & ~other.pawnAttacks & ~other.attackedTwice;
    return count.on(own, Feature.HANGING_PAWN, undefended & other.pawns)
        + count.on(own, Feature.HANGING_PIECE, undefended & other.officers())
        + count.on(own, Feature.PUSH_THREAT, nextAttacks(own, other) & other.officers())
        + count.on(own, Feature.RESTRICTED, restricted);
  }

  /** What pawns could attack after a safe step. */
  private static long nextAttacks(Side own, Side other) {
    long empty = ~(own.men | other.men);
    long thirdRank = own.isWhite() ? 0xFFL << 16 : 0xFFL << 40;
    long steps = own.ahead(own.pawns) & empty;
    steps |= own.ahead(steps & thirdRank) & empty;
    steps &= ~other.pawnAttacks & (own.attacked | ~other.attacked);
    return own.pawnAttacks(steps);
  }

  /** Room behind and between the own pawns of the centre. */
  void lookAtSpace(Side own, Side other) {
    long area = CENTRE_FILES & (own.isWhite() ? 0xFFFFFFL << 8 : 0xFFFFFFL << 32);
    long safe = area & ~own.pawns & ~other.pawnAttacks;
    long behind = own.behind(own.pawns);
    behind |= own.behind(behind);
    behind |= own.behind(behind);
    long guarded = safe & behind & ~other.attacked;
    own.space = count.on(own, Feature.SPACE, safe) + count.on(own, Feature.SPACE, guarded);
  }
}
