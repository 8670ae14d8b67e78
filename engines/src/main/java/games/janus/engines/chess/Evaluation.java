package games.janus.engines.chess;

import games.janus.chess.kernel.Attacks;
import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Men;
import games.janus.engine.Term;
import games.janus.engines.search.Score;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a position is worth at first sight: features of the position times their {@link Weights},
 * one weight for the middle game and one for the endgame, mixed by how many pieces are left. Holds
 * working space and a memory of pawn structures; make one per thread.
 */
final class Evaluation {
  static final int WHOLE_PHASE = 24;
  static final int WHOLE_SCALE = 64;

  private static final long FILE_A = 0x0101010101010101L;
  private static final long NOT_FILE_A = ~FILE_A;
  private static final long NOT_FILE_H = ~(FILE_A << 7);
  private static final long CENTRE_FILES = FILE_A << 2 | FILE_A << 3 | FILE_A << 4 | FILE_A << 5;
  private static final long CENTRE = 3L << 27 | 3L << 35;
  private static final long LIGHT_SQUARES = 0x55AA55AA55AA55AAL;

  private final int[] weights;
  private final int[] danger;
  private final @Nullable Trace trace;
  private final PawnMemory memory = new PawnMemory();

  // The position at hand. Arrays are indexed by colour.
  private BoardState board = new BoardState();
  private long occupied;
  private final long[] men = new long[2];
  private final int[] king = new int[2];
  private final long[] pawnAttacks = new long[2];
  private final long[] mobilityArea = new long[2];
  private final long[] kingZone = new long[2];
  private final long[] attacked = new long[2];
  private final long[] attackedTwice = new long[2];
  private final long[] minorAttacks = new long[2];
  private final long[] rookAttacks = new long[2];
  private final long[] queenAttacks = new long[2];
  private final long[] knightAttacks = new long[2];
  private final long[] bishopAttacks = new long[2];
  private final int[] dangerUnits = new int[2];
  private final int[] attackers = new int[2];
  private long passed;

  // The parts of the score, White's less Black's.
  private int material;
  private int placement;
  private int mobility;
  private int pieces;
  private int pawns;
  private int passedPawns;
  private int kingSafety;
  private int threats;
  private int space;

  Evaluation() {
    this(Weights.TAPERED, Weights.DANGER, null);
  }

  /**
   * An evaluation with other weights.
   *
   * @param trace filled at every evaluation, if there is one
   */
  Evaluation(int[] weights, int[] danger, @Nullable Trace trace) {
    this.weights = weights;
    this.danger = danger;
    this.trace = trace;
  }

  /** The score for the side to move. */
  int evaluate(BoardState position) {
    int known = Endgames.score(position);
    if (known != Score.NONE) {
      return known;
    }
    measure(position);
    int sum =
        material
            + placement
            + mobility
            + pieces
            + pawns
            + passedPawns
            + kingSafety
            + threats
            + space;
    sum += tempo();
    int scale = Endgames.scale(position, Packed.end(sum));
    if (trace != null) {
      trace.scale = scale;
    }
    int white = mix(sum, phase(position), scale);
    return position.turn() == Men.WHITE ? white : -white;
  }

  /** Fills all parts. */
  private void measure(BoardState position) {
    look(position);
    countPawns();
    for (int color = Men.WHITE; color <= Men.BLACK; color++) {
      knights(color);
      bishops(color);
      rooks(color);
      queens(color);
    }
    for (int color = Men.WHITE; color <= Men.BLACK; color++) {
      king(color);
      threats(color);
      passedPawns(color);
      space(color);
    }
    if (trace != null) {
      trace.phase = phase(position);
    }
  }

  private int tempo() {
    at(0);
    return board.turn() == Men.WHITE
        ? count(Men.WHITE, Feature.TEMPO)
        : -count(Men.BLACK, Feature.TEMPO);
  }

  static int phase(BoardState board) {
    long queens = board.queens();
    int phase =
        Long.bitCount(board.knights())
            + Long.bitCount(board.diagonals() & ~queens)
            + 2 * Long.bitCount(board.straights() & ~queens)
            + 4 * Long.bitCount(queens);
    return Math.min(phase, WHOLE_PHASE);
  }

  /** One score out of both, as far as the middle game is over. */
  private static int mix(int packed, int phase, int scale) {
    return mix(Packed.middle(packed), Packed.end(packed), phase, scale);
  }

  static int mix(int middle, int end, int phase, int scale) {
    return (middle * phase + end * (WHOLE_PHASE - phase) * scale / WHOLE_SCALE) / WHOLE_PHASE;
  }

  /**
   * The same score in its named parts, for the side to move; added up they are exactly the score.
   * Each part is what the score grows by when it is added to the parts before it, so that no
   * rounding is lost.
   */
  List<Term> explain(BoardState position) {
    var terms = new ArrayList<Term>();
    int sign = position.turn() == Men.WHITE ? 1 : -1;
    int known = Endgames.score(position);
    if (known != Score.NONE) {
      terms.add(new Term("known endgame", known));
      return terms;
    }
    measure(position);
    int[] parts = {
      material, placement, mobility, pieces, pawns, passedPawns, kingSafety, threats, space, tempo()
    };
    int phase = phase(position);
    int sum = 0;
    int before = 0;
    for (Feature.Part part : Feature.Part.values()) {
      sum += parts[part.ordinal()];
      int after = mix(sum, phase, WHOLE_SCALE);
      terms.add(new Term(part.words(), sign * (after - before)));
      before = after;
    }
    int score = evaluate(position);
    terms.add(new Term("drawish endgame", score - sign * before));
    return terms;
  }

  // ---- Counting

  /** One more of a feature; answers its weight. */
  private int count(int color, int feature) {
    if (trace != null) {
      trace.count(color, feature, 1);
    }
    return weights[feature];
  }

  private int count(int color, int feature, int times) {
    if (trace != null) {
      trace.count(color, feature, times);
    }
    return weights[feature] * times;
  }

  /** One of a feature for each square of a set. */
  private int countOn(int color, int feature, long set) {
    at(set);
    return count(color, feature, Long.bitCount(set));
  }

  /** What is counted from here on lives on these squares. */
  private void at(long set) {
    if (trace != null) {
      trace.at(set);
    }
  }

  private void endanger(int color, int feature, int times) {
    if (trace != null) {
      trace.danger[color][feature] += times;
    }
    dangerUnits[color] += danger[feature] * times;
  }

  /** A square as its owner sees it: the own back rank first. */
  private static int seen(int color, int square) {
    return color == Men.WHITE ? square : square ^ 56;
  }

  private static int rank(int color, int square) {
    return seen(color, square) >> 3;
  }

  /** The board folded down the middle: 32 squares. */
  private static int folded(int color, int square) {
    int seen = seen(color, square);
    int file = seen & 7;
    return (seen >> 3) * 4 + Math.min(file, 7 - file);
  }

  private void place(int color, int man, int feature, int square) {
    int sign = 1 - 2 * color;
    at(1L << square);
    material += sign * count(color, Feature.MATERIAL + man);
    placement += sign * count(color, Feature.PLACEMENT + feature * 32 + folded(color, square));
  }

  // ---- The parts

  private void look(BoardState position) {
    board = position;
    occupied = position.occupied();
    material = 0;
    placement = 0;
    mobility = 0;
    pieces = 0;
    pawns = 0;
    passedPawns = 0;
    kingSafety = 0;
    threats = 0;
    space = 0;
    if (trace != null) {
      trace.clear();
    }
    for (int color = Men.WHITE; color <= Men.BLACK; color++) {
      men[color] = position.men(color);
      king[color] = Long.numberOfTrailingZeros(position.kings() & men[color]);
      pawnAttacks[color] = pawnAttacks(color, position.pawns() & men[color]);
      long around = Attacks.king(king[color]);
      attacked[color] = around | pawnAttacks[color];
      attackedTwice[color] = around & pawnAttacks[color];
      minorAttacks[color] = 0;
      rookAttacks[color] = 0;
      queenAttacks[color] = 0;
      knightAttacks[color] = 0;
      bishopAttacks[color] = 0;
      dangerUnits[color] = 0;
      attackers[color] = 0;
      int file = Math.max(1, Math.min(6, king[color] & 7));
      int rank = Math.max(1, Math.min(6, king[color] >> 3));
      int zoneKing = rank << 3 | file;
      kingZone[color] = Attacks.king(zoneKing) | 1L << zoneKing;
    }
    for (int color = Men.WHITE; color <= Men.BLACK; color++) {
      long own = position.pawns() & men[color];
      long blocked = own & behind(color, occupied);
      long unmoved =
          own & (color == Men.WHITE ? 0xFFL << 8 | 0xFFL << 16 : 0xFFL << 48 | 0xFFL << 40);
      mobilityArea[color] = ~(blocked | unmoved | 1L << king[color] | pawnAttacks[color ^ 1]);
    }
  }

  /** The squares one step back from a set, as a colour sees it. */
  private static long behind(int color, long set) {
    return color == Men.WHITE ? set >>> 8 : set << 8;
  }

  private static long ahead(int color, long set) {
    return color == Men.WHITE ? set << 8 : set >>> 8;
  }

  private static long pawnAttacks(int color, long set) {
    long forward = ahead(color, set);
    return (forward & NOT_FILE_A) >>> 1 | (forward & NOT_FILE_H) << 1;
  }

  private void countPawns() {
    long own = board.pawns() & men[Men.WHITE];
    long other = board.pawns() & men[Men.BLACK];
    int at = trace == null ? memory.find(own, other) : PawnMemory.UNKNOWN;
    if (at == PawnMemory.UNKNOWN) {
      long white = PawnStructure.passed(Men.WHITE, own, other);
      long black = PawnStructure.passed(Men.BLACK, other, own);
      passed = white | black;
      pawns = structure(Men.WHITE, own, other) - structure(Men.BLACK, other, own);
      int placed = placement;
      int counted = material;
      placePawns(Men.WHITE, own);
      placePawns(Men.BLACK, other);
      memory.store(own, other, passed, pawns, placement - placed, material - counted);
    } else {
      passed = memory.passed(at);
      pawns = memory.structure(at);
      placement += memory.placement(at);
      material += memory.material(at);
    }
  }

  private void placePawns(int color, long own) {
    for (long rest = own; rest != 0; rest &= rest - 1) {
      place(color, 0, 0, Long.numberOfTrailingZeros(rest));
    }
  }

  private int structure(int color, long own, long other) {
    int score = 0;
    long attacks = pawnAttacks(color, own);
    long otherAttacks = pawnAttacks(color ^ 1, other);
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long bit = 1L << square;
      int rank = rank(color, square);
      at(bit);
      boolean isOpen = (PawnStructure.front(color, square) & other) == 0;
      long neighbours = PawnStructure.beside(square) & own;
      if ((PawnStructure.front(color, square) & own) != 0) {
        score += count(color, Feature.DOUBLED);
      }
      if ((attacks & bit) != 0) {
        score += count(color, Feature.SUPPORTED + rank);
      }
      if ((PawnStructure.nextTo(square) & own) != 0) {
        score += count(color, Feature.PHALANX + rank);
      }
      if (neighbours == 0) {
        score += count(color, Feature.ISOLATED + (isOpen ? 1 : 0));
      } else if ((PawnStructure.support(color, square) & own) == 0
          && (ahead(color, bit) & (otherAttacks | other)) != 0) {
        score += count(color, Feature.BACKWARD + (isOpen ? 1 : 0));
      }
      if (isOpen && PawnStructure.isCandidate(color, square, own, other)) {
        score += count(color, Feature.CANDIDATE + rank);
      }
    }
    return score;
  }

  private void knights(int color) {
    int sign = 1 - 2 * color;
    for (long rest = board.knights() & men[color]; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long reach = Attacks.knight(square);
      place(color, 1, 1, square);
      attack(color, reach, Feature.DANGER_ATTACKER);
      knightAttacks[color] |= reach;
      int safe = Long.bitCount(reach & mobilityArea[color]);
      mobility += sign * count(color, Feature.KNIGHT_MOBILITY + safe);
      pieces += sign * minor(color, square, 0);
    }
    minorAttacks[color] |= knightAttacks[color];
  }

  private void bishops(int color) {
    int sign = 1 - 2 * color;
    long bishops = board.diagonals() & ~board.queens() & men[color];
    long through = occupied & ~board.queens(); // a queen in front makes a battery
    if ((bishops & LIGHT_SQUARES) != 0 && (bishops & ~LIGHT_SQUARES) != 0) {
      at(bishops);
      pieces += sign * count(color, Feature.BISHOP_PAIR);
    }
    long ownPawns = board.pawns() & men[color];
    for (long rest = bishops; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long reach = Attacks.bishop(square, through);
      place(color, 2, 2, square);
      attack(color, reach, Feature.DANGER_ATTACKER + 1);
      bishopAttacks[color] |= reach;
      int safe = Long.bitCount(reach & mobilityArea[color]);
      mobility += sign * count(color, Feature.BISHOP_MOBILITY + safe);
      pieces += sign * minor(color, square, 1);
      long shade = (LIGHT_SQUARES >>> square & 1) != 0 ? LIGHT_SQUARES : ~LIGHT_SQUARES;
      pieces += sign * count(color, Feature.BISHOP_PAWNS, Long.bitCount(ownPawns & shade));
      if (Long.bitCount(Attacks.bishop(square, board.pawns()) & CENTRE) == 2) {
        pieces += sign * count(color, Feature.LONG_DIAGONAL);
      }
    }
    minorAttacks[color] |= bishopAttacks[color];
  }

  private int minor(int color, int square, int kind) {
    int score = 0;
    int rank = rank(color, square);
    long bit = 1L << square;
    if (rank >= 3
        && rank <= 5
        && (PawnStructure.attackSpan(color, square) & board.pawns() & men[color ^ 1]) == 0) {
      int supported = (pawnAttacks[color] & bit) != 0 ? 1 : 0;
      score += count(color, Feature.OUTPOST + 2 * kind + supported);
    }
    if ((ahead(color, bit) & board.pawns()) != 0) {
      score += count(color, Feature.BEHIND_PAWN);
    }
    return score + count(color, Feature.KING_PROTECTOR + kind, distance(square, king[color]));
  }

  static int distance(int one, int other) {
    int files = Math.abs((one & 7) - (other & 7));
    int ranks = Math.abs((one >> 3) - (other >> 3));
    return Math.max(files, ranks);
  }

  private void rooks(int color) {
    int sign = 1 - 2 * color;
    long through = occupied & ~(board.straights() & men[color]); // rooks support each other
    long ownPawns = board.pawns() & men[color];
    for (long rest = board.straights() & ~board.queens() & men[color];
        rest != 0;
        rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long reach = Attacks.rook(square, through);
      place(color, 3, 3, square);
      attack(color, reach, Feature.DANGER_ATTACKER + 2);
      rookAttacks[color] |= reach;
      int safe = Long.bitCount(reach & mobilityArea[color]);
      mobility += sign * count(color, Feature.ROOK_MOBILITY + safe);
      long file = FILE_A << (square & 7);
      if ((file & ownPawns) == 0) {
        pieces += sign * count(color, Feature.ROOK_FILE + ((file & board.pawns()) == 0 ? 1 : 0));
      }
      if (rank(color, square) == 6 && rank(color, king[color ^ 1]) >= 6) {
        pieces += sign * count(color, Feature.ROOK_ON_SEVENTH);
      }
    }
  }

  private void queens(int color) {
    int sign = 1 - 2 * color;
    for (long rest = board.queens() & men[color]; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long reach = Attacks.rook(square, occupied) | Attacks.bishop(square, occupied);
      place(color, 4, 4, square);
      attack(color, reach, Feature.DANGER_ATTACKER + 3);
      queenAttacks[color] |= reach;
      int safe = Long.bitCount(reach & mobilityArea[color]);
      mobility += sign * count(color, Feature.QUEEN_MOBILITY + safe);
    }
  }

  /** Notes what a piece attacks, and whether that is near the other king. */
  private void attack(int color, long reach, int attacker) {
    attackedTwice[color] |= attacked[color] & reach;
    attacked[color] |= reach;
    int other = color ^ 1;
    if ((reach & kingZone[other]) != 0) {
      attackers[other]++;
      endanger(other, attacker, 1);
      endanger(other, Feature.DANGER_HIT, Long.bitCount(reach & Attacks.king(king[other])));
    }
  }

  private void king(int color) {
    int sign = 1 - 2 * color;
    int square = king[color];
    at(1L << square);
    placement += sign * count(color, Feature.PLACEMENT + 5 * 32 + folded(color, square));
    kingSafety += sign * shelter(color, square);
    boolean hasQueen = (board.queens() & men[color ^ 1]) != 0;
    if (attackers[color] > (hasQueen ? 0 : 1)) {
      measureDanger(color, square, hasQueen);
      int units = Math.max(0, dangerUnits[color]);
      int worth = Packed.of(units * units / 1024, units / 16);
      kingSafety -= sign * worth;
      if (trace != null) {
        trace.endangered(color, square, worth);
      }
    } else if (trace != null) {
      java.util.Arrays.fill(trace.danger[color], 0);
    }
  }

  private int shelter(int color, int square) {
    int score = 0;
    long ownPawns = board.pawns() & men[color];
    long otherPawns = board.pawns() & men[color ^ 1];
    int centre = Math.max(1, Math.min(6, square & 7));
    long inFront = PawnStructure.aheadOrBeside(color, square);
    for (int file = centre - 1; file <= centre + 1; file++) {
      long column = FILE_A << file & inFront;
      long shield = column & ownPawns;
      int shieldRank = shield == 0 ? 0 : rank(color, nearest(color, shield));
      int offset = file == (square & 7) ? 0 : 1;
      score += count(color, Feature.SHELTER + offset * 8 + shieldRank);
      long stormers = column & otherPawns;
      int stormRank = stormers == 0 ? 0 : rank(color, nearest(color, stormers));
      int blocked = shieldRank != 0 && stormRank == shieldRank + 1 ? 1 : 0;
      score += count(color, Feature.STORM + blocked * 8 + stormRank);
    }
    if ((FILE_A << (square & 7) & ownPawns) == 0) {
      score += count(color, Feature.KING_FILE);
    }
    return score;
  }

  /** The square of a set that is nearest to a colour's own back rank. */
  private static int nearest(int color, long set) {
    return color == Men.WHITE
        ? Long.numberOfTrailingZeros(set)
        : 63 - Long.numberOfLeadingZeros(set);
  }

  private void measureDanger(int color, int square, boolean hasQueen) {
    int other = color ^ 1;
    long weak =
        attacked[other]
            & ~attackedTwice[color]
            & (~attacked[color] | Attacks.king(square) | queenAttacks[color]);
    endanger(color, Feature.DANGER_WEAK, Long.bitCount(weak & kingZone[color]));
    long safe = ~men[other] & (~attacked[color] | (weak & attackedTwice[other]));
    long straight = Attacks.rook(square, occupied & ~(board.queens() & men[color]));
    long diagonal = Attacks.bishop(square, occupied & ~(board.queens() & men[color]));
    long rookChecks = straight & safe & rookAttacks[other];
    long bishopChecks = diagonal & safe & bishopAttacks[other];
    long queenChecks = (straight | diagonal) & safe & queenAttacks[other];
    long knightChecks = Attacks.knight(square) & safe & knightAttacks[other];
    endanger(color, Feature.DANGER_CHECK, Long.bitCount(knightChecks));
    endanger(color, Feature.DANGER_CHECK + 1, Long.bitCount(bishopChecks));
    endanger(color, Feature.DANGER_CHECK + 2, Long.bitCount(rookChecks));
    endanger(color, Feature.DANGER_CHECK + 3, Long.bitCount(queenChecks));
    if (!hasQueen) {
      endanger(color, Feature.DANGER_NO_QUEEN, 1);
    }
    if ((knightAttacks[color] & Attacks.king(square)) != 0) {
      endanger(color, Feature.DANGER_KNIGHT_DEFENDS, 1);
    }
    endanger(color, Feature.DANGER_PINNED, Long.bitCount(pinned(color, square)));
    endanger(color, Feature.DANGER_BASE, 1);
  }

  private long pinned(int color, int square) {
    long snipers =
        ((Attacks.bishopRays(square) & board.diagonals())
                | (Attacks.rookRays(square) & board.straights()))
            & men[color ^ 1];
    long pinned = 0;
    for (long rest = snipers; rest != 0; rest &= rest - 1) {
      long between = Attacks.between(square, Long.numberOfTrailingZeros(rest)) & occupied;
      if (between != 0 && (between & (between - 1)) == 0) {
        pinned |= between & men[color];
      }
    }
    return pinned;
  }

  private void threats(int color) {
    int other = color ^ 1;
    long queens = board.queens() & men[other];
    long rooks = board.straights() & men[other] & ~queens;
    long minors = (board.knights() | (board.diagonals() & ~board.queens())) & men[other];
    long othersPawns = board.pawns() & men[other];
    long byPawn = pawnAttacks[color];
    long byMinor = minorAttacks[color];
    int score =
        countOn(color, Feature.PAWN_HITS_MINOR, byPawn & minors)
            + countOn(color, Feature.PAWN_HITS_ROOK, byPawn & rooks)
            + countOn(color, Feature.PAWN_HITS_QUEEN, byPawn & queens)
            + countOn(color, Feature.MINOR_HITS_MINOR, byMinor & minors)
            + countOn(color, Feature.MINOR_HITS_ROOK, byMinor & rooks)
            + countOn(color, Feature.MINOR_HITS_QUEEN, byMinor & queens)
            + countOn(color, Feature.ROOK_HITS_QUEEN, rookAttacks[color] & queens)
            + countOn(color, Feature.ROOK_HITS_MINOR, rookAttacks[color] & minors);
    long undefended =
        attacked[color]
            & (~attacked[other]
                | (attackedTwice[color] & ~attackedTwice[other] & ~pawnAttacks[other]));
    score +=
        countOn(color, Feature.HANGING_PAWN, undefended & othersPawns)
            + countOn(color, Feature.HANGING_PIECE, undefended & (minors | rooks | queens));
    long weak = men[other] & ~attacked[other] & Attacks.king(king[color]);
    if (weak != 0) {
      at(1L << king[color]);
      score += count(color, Feature.KING_HITS);
    }
    long steps = ahead(color, board.pawns() & men[color]) & ~occupied;
    long thirdRank = color == Men.WHITE ? 0xFFL << 16 : 0xFFL << 40;
    steps |= ahead(color, steps & thirdRank) & ~occupied;
    steps &= ~pawnAttacks[other] & (attacked[color] | ~attacked[other]);
    long pushed = pawnAttacks(color, steps) & (minors | rooks | queens);
    score += countOn(color, Feature.PUSH_THREAT, pushed);
    long restricted =
        attacked[other] & ~pawnAttacks[other] & ~attackedTwice[other] & attacked[color];
    score += countOn(color, Feature.RESTRICTED, restricted);
    threats += (1 - 2 * color) * score;
  }

  private void passedPawns(int color) {
    int score = 0;
    int other = color ^ 1;
    for (long rest = passed & men[color]; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int rank = rank(color, square);
      int step = color == Men.WHITE ? square + 8 : square - 8;
      long stop = 1L << step;
      at(1L << square);
      score += count(color, Feature.PASSED + rank);
      score += count(color, Feature.PASSED_OWN_KING + rank, distance(king[color], step));
      score += count(color, Feature.PASSED_ENEMY_KING + rank, distance(king[other], step));
      if ((occupied & stop) == 0) {
        score += count(color, Feature.PASSED_FREE + rank);
        if ((attacked[other] & stop) == 0) {
          score += count(color, Feature.PASSED_SAFE + rank);
        }
      }
      if ((pawnAttacks[color] & 1L << square) != 0) {
        score += count(color, Feature.PASSED_SUPPORTED);
      }
      long behind = PawnStructure.front(other, square);
      if ((behind & board.straights() & ~board.queens() & men[color]) != 0) {
        score += count(color, Feature.PASSED_ROOK_BEHIND);
      }
      if (isUnstoppable(color, square)) {
        score += count(color, Feature.PASSED_UNSTOPPABLE);
      }
    }
    passedPawns += (1 - 2 * color) * score;
  }

  /** The rule of the square, with nothing but the kings and pawns of the other side left. */
  private boolean isUnstoppable(int color, int square) {
    int other = color ^ 1;
    if ((men[other] & ~board.pawns() & ~board.kings()) != 0
        || (PawnStructure.front(color, square) & occupied) != 0) {
      return false;
    }
    int goal = seen(color, 56 | (square & 7));
    int steps = Math.min(5, 7 - rank(color, square));
    int lead = board.turn() == color ? 0 : 1;
    return distance(king[other], goal) - lead > steps;
  }

  private void space(int color) {
    if (phase(board) < 12) {
      return;
    }
    long area = CENTRE_FILES & (color == Men.WHITE ? 0xFFFFFFL << 8 : 0xFFFFFFL << 32);
    long ownPawns = board.pawns() & men[color];
    long safe = area & ~ownPawns & ~pawnAttacks[color ^ 1];
    long behind = behind(color, ownPawns);
    behind |= behind(color, behind);
    behind |= behind(color, behind);
    long guarded = safe & behind & ~attacked[color ^ 1];
    space +=
        (1 - 2 * color)
            * (countOn(color, Feature.SPACE, safe) + countOn(color, Feature.SPACE, guarded));
  }
}
