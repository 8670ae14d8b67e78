package games.janus.engines.chess;

/** What pawns are worth by themselves, and how they shelter the kings. */
final class Pawns {
  private static final int PAWN = 0;
  private static final long FILE_A = 0x0101010101010101L;

  private final TracedWeights count;
  private final PawnHashTable table = new PawnHashTable();
  private int at;

  Pawns(TracedWeights count) {
    this.count = count;
  }

  /** Finds the pawns of both sides in the table, or looks at them. */
  void look(Side white, Side black) {
    at = count.trace == null ? table.find(white.pawns, black.pawns) : PawnHashTable.UNKNOWN;
    if (at == PawnHashTable.UNKNOWN) {
      at =
          table.store(
              white.pawns,
              black.pawns,
              passed(white, black) | passed(black, white),
              structure(white, black) - structure(black, white),
              placement(white) - placement(black));
    }
  }

  /** The pawns of both sides that no pawn can stop any more. */
  long passed() {
    return table.passed(at);
  }

  /** What their structure is worth, White's less Black's. */
  int structure() {
    return table.structure(at);
  }

  /** What their squares are worth, White's less Black's. */
  int placement() {
    return table.placement(at);
  }

  private static long passed(Side own, Side other) {
    return PawnStructure.passed(own.color, own.pawns, other.pawns);
  }

  private int placement(Side own) {
    int score = 0;
    for (long rest = own.pawns; rest != 0; rest &= rest - 1) {
      score += count.place(own, PAWN, Long.numberOfTrailingZeros(rest));
    }
    return score;
  }

  private int structure(Side own, Side other) {
    int score = 0;
    for (long rest = own.pawns; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      count.at(1L << square);
      score += structure(own, other, square);
    }
    return score;
  }

  private int structure(Side own, Side other, int square) {
    int score = 0;
    int color = own.color;
    long bit = 1L << square;
    int rank = own.rank(square);
    boolean isOpen = (PawnStructure.front(color, square) & other.pawns) == 0;
    if ((PawnStructure.front(color, square) & own.pawns) != 0) {
      score += count.one(own, Feature.DOUBLED);
    }
    if ((own.pawnAttacks & bit) != 0) {
      score += count.one(own, Feature.SUPPORTED + rank);
    }
    if ((PawnStructure.nextTo(square) & own.pawns) != 0) {
      score += count.one(own, Feature.PHALANX + rank);
    }
    if ((PawnStructure.beside(square) & own.pawns) == 0) {
      score += count.one(own, Feature.ISOLATED + (isOpen ? 1 : 0));
    } else if ((PawnStructure.support(color, square) & own.pawns) == 0
        && (own.ahead(bit) & (other.pawnAttacks | other.pawns)) != 0) {
      score += count.one(own, Feature.BACKWARD + (isOpen ? 1 : 0));
    }
    if (isOpen && PawnStructure.isCandidate(color, square, own.pawns, other.pawns)) {
      score += count.one(own, Feature.CANDIDATE + rank);
    }
    return score;
  }

  /** How the pawns of both sides shelter a king. */
  int shelter(Side own, Side other) {
    if (count.trace != null || !table.shelters(at, own.color, own.king)) {
      count.at(1L << own.king);
      table.keepShelter(at, own.color, own.king, measureShelter(own, other));
    }
    return table.shelter(at, own.color);
  }

  private int measureShelter(Side own, Side other) {
    int score = 0;
    int kingFile = own.king & 7;
    int centre = Math.max(1, Math.min(6, kingFile));
    long inFront = PawnStructure.aheadOrBeside(own.color, own.king);
    for (int file = centre - 1; file <= centre + 1; file++) {
      long column = FILE_A << file & inFront;
      int shield = rankOfNearest(own, column & own.pawns);
      int storm = rankOfNearest(own, column & other.pawns);
      int offset = file == kingFile ? 0 : 1;
      int blocked = shield != 0 && storm == shield + 1 ? 1 : 0;
      score += count.one(own, Feature.SHELTER + offset * 8 + shield);
      score += count.one(own, Feature.STORM + blocked * 8 + storm);
    }
    if ((FILE_A << kingFile & own.pawns) == 0) {
      score += count.one(own, Feature.KING_FILE);
    }
    return score;
  }

  /** The rank of the pawn nearest to a side's own back rank; 0 if there is none. */
  private static int rankOfNearest(Side own, long set) {
    if (set == 0) {
      return 0;
    }
    int nearest =
        own.isWhite() ? Long.numberOfTrailingZeros(set) : 63 - Long.numberOfLeadingZeros(set);
    return own.rank(nearest);
  }
}
