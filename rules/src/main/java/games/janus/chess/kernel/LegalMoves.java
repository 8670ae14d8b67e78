package games.janus.chess.kernel;

/**
 * The legal moves of a position: looks once at checks and pins, and then every move it makes is
 * legal, so none has to be tried and taken back. {@link #count} and {@link #fill} walk the same
 * sets of squares. Holds no state between calls; make one per thread and keep it.
 */
public final class LegalMoves {
  /** No legal position has more moves; the record is 218. */
  public static final int MOST = 256;

  private static final long NOT_FILE_A = ~0x0101010101010101L;
  private static final long NOT_FILE_H = ~0x8080808080808080L;
  private static final long RANK_3 = 0xFFL << 16;
  private static final long RANK_6 = 0xFFL << 40;
  private static final long LAST_RANKS = 0xFFL | 0xFFL << 56;

  private BoardState board = new BoardState();
  private long occupied;
  private long own;
  private long enemy;
  private int king;
  private long checkers;
  private long pinned;

  /**
   * Where men other than the king may go: anywhere, or in check only between or onto the checker.
   */
  private long targets;

  private int[] moves = new int[0];
  private int size;

  /** How many legal moves there are, found without listing them. */
  public int count(BoardState position) {
    look(position);
    int count = Long.bitCount(kingTargets(~own));
    if (targets == 0) {
      return count; // double check: only the king can move
    }
    for (long rest = board.knights() & own & ~pinned; rest != 0; rest &= rest - 1) {
      count += Long.bitCount(Attacks.knight(Long.numberOfTrailingZeros(rest)) & targets);
    }
    for (long rest = board.diagonals() & own; rest != 0; rest &= rest - 1) {
      count += Long.bitCount(diagonalTargets(Long.numberOfTrailingZeros(rest)));
    }
    for (long rest = board.straights() & own; rest != 0; rest &= rest - 1) {
      count += Long.bitCount(straightTargets(Long.numberOfTrailingZeros(rest)));
    }
    count += countPawnMoves();
    if (board.enPassant != BoardState.NO_SQUARE) {
      count += Long.bitCount(enPassantTakers());
    }
    if ((board.castlingRooks & own) != 0 && checkers == 0) {
      count += Long.bitCount(castlingRooks());
    }
    return count;
  }

  /**
   * Writes every legal move into {@code into} from index {@code start}.
   *
   * @return the index after the last move
   */
  public int fill(BoardState position, int[] into, int start) {
    look(position);
    moves = into;
    size = start;
    if (targets != 0) {
      fillPawnMoves();
      if (board.enPassant != BoardState.NO_SQUARE) {
        for (long rest = enPassantTakers(); rest != 0; rest &= rest - 1) {
          add(Long.numberOfTrailingZeros(rest), board.enPassant, Moves.EN_PASSANT);
        }
      }
      addPieceMoves(~own);
    }
    addAll(king, kingTargets(~own));
    if ((board.castlingRooks & own) != 0 && checkers == 0) {
      for (long rest = castlingRooks(); rest != 0; rest &= rest - 1) {
        add(king, Long.numberOfTrailingZeros(rest), Moves.CASTLE);
      }
    }
    return size;
  }

  /**
   * Writes the legal captures and promotions, the moves that change the material, from index {@code
   * start}. With {@link #fillQuiet} these are all moves.
   *
   * @return the index after the last move
   */
  public int fillNoisy(BoardState position, int[] into, int start) {
    look(position);
    moves = into;
    size = start;
    if (targets != 0) {
      int forward = board.turn == Men.WHITE ? 8 : -8;
      addPawnMoves(ahead(takingLeft()) >>> 1 & enemy & targets, forward - 1);
      addPawnMoves(ahead(takingRight()) << 1 & enemy & targets, forward + 1);
      addPawnMoves(ahead(stepping()) & ~occupied & targets & LAST_RANKS, forward);
      if (board.enPassant != BoardState.NO_SQUARE) {
        for (long rest = enPassantTakers(); rest != 0; rest &= rest - 1) {
          add(Long.numberOfTrailingZeros(rest), board.enPassant, Moves.EN_PASSANT);
        }
      }
      addPieceMoves(enemy);
    }
    addAll(king, kingTargets(enemy));
    return size;
  }

  /**
   * Writes the legal moves that change no material, from index {@code start}.
   *
   * @return the index after the last move
   */
  public int fillQuiet(BoardState position, int[] into, int start) {
    look(position);
    moves = into;
    size = start;
    if (targets != 0) {
      int forward = board.turn == Men.WHITE ? 8 : -8;
      long steps = ahead(stepping()) & ~occupied;
      addPawnMoves(steps & targets & ~LAST_RANKS, forward);
      addDoubleSteps(steps, forward);
      addPieceMoves(~occupied);
    }
    addAll(king, kingTargets(~occupied));
    if ((board.castlingRooks & own) != 0 && checkers == 0) {
      for (long rest = castlingRooks(); rest != 0; rest &= rest - 1) {
        add(king, Long.numberOfTrailingZeros(rest), Moves.CASTLE);
      }
    }
    return size;
  }

  private void addPieceMoves(long wanted) {
    for (long rest = board.knights() & own & ~pinned; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      addAll(from, Attacks.knight(from) & targets & wanted);
    }
    for (long rest = board.diagonals() & own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      addAll(from, diagonalTargets(from) & wanted);
    }
    for (long rest = board.straights() & own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      addAll(from, straightTargets(from) & wanted);
    }
  }

  /** Whether sixteen bits from anywhere, such as a table of known positions, are a legal move. */
  public boolean isLegal(BoardState position, int move) {
    int from = Moves.from(move);
    if (move >>> 16 != 0 || (position.own >>> from & 1) == 0) {
      return false;
    }
    look(position);
    int kind = Moves.kind(move);
    long to = 1L << Moves.to(move);
    return switch (position.man(from)) {
      case Men.PAWN -> isLegalPawnMove(move);
      case Men.KING ->
          kind == Moves.CASTLE
              ? checkers == 0 && (castlingRooks() & to) != 0
              : kind == Moves.NORMAL && kingTargets(to & ~own) != 0;
      case Men.KNIGHT ->
          kind == Moves.NORMAL
              && (pinned >>> from & 1) == 0
              && (Attacks.knight(from) & targets & to) != 0;
      case Men.BISHOP -> kind == Moves.NORMAL && (diagonalTargets(from) & to) != 0;
      case Men.ROOK -> kind == Moves.NORMAL && (straightTargets(from) & to) != 0;
      default ->
          kind == Moves.NORMAL && ((diagonalTargets(from) | straightTargets(from)) & to) != 0;
    };
  }

  private boolean isLegalPawnMove(int move) {
    if (targets == 0) {
      return false;
    }
    int kind = Moves.kind(move);
    int from = Moves.from(move);
    int to = Moves.to(move);
    long pawn = 1L << from;
    int forward = board.turn == Men.WHITE ? 8 : -8;
    if (kind == Moves.EN_PASSANT) {
      return board.enPassant != BoardState.NO_SQUARE
          && to == board.enPassant
          && (enPassantTakers() & pawn) != 0;
    }
    long landing = 1L << to;
    if (kind == Moves.DOUBLE_STEP) {
      long step = ahead(stepping() & pawn) & ~occupied & (forward > 0 ? RANK_3 : RANK_6);
      return (ahead(step) & ~occupied & targets & landing) != 0;
    }
    boolean promotes = (LAST_RANKS & landing) != 0;
    int becomes = Moves.promotion(move);
    boolean isKindRight =
        promotes
            ? becomes == Men.QUEEN
                || becomes == Men.ROOK
                || becomes == Men.BISHOP
                || becomes == Men.KNIGHT
            : kind == Moves.NORMAL;
    long reach =
        (ahead(stepping() & pawn) & ~occupied)
            | (ahead(takingLeft() & pawn) >>> 1 & enemy)
            | (ahead(takingRight() & pawn) << 1 & enemy);
    return isKindRight && (reach & targets & landing) != 0;
  }

  /** Finds the checking and the pinned men by looking along the lines through the king. */
  private void look(BoardState position) {
    board = position;
    occupied = position.occupied();
    own = position.own;
    enemy = occupied & ~own;
    king = Long.numberOfTrailingZeros(position.kings() & own);
    checkers =
        ((Attacks.knight(king) & position.knights())
                | (Attacks.pawn(position.turn, king) & position.pawns()))
            & enemy;
    pinned = 0;
    long snipers =
        ((Attacks.bishopRays(king) & position.diagonals())
                | (Attacks.rookRays(king) & position.straights()))
            & enemy;
    for (long rest = snipers; rest != 0; rest &= rest - 1) {
      long shield = Attacks.between(king, Long.numberOfTrailingZeros(rest)) & occupied;
      if (shield == 0) {
        checkers |= rest & -rest;
      } else if ((shield & (shield - 1)) == 0) {
        pinned |= shield & own;
      }
    }
    targets = ~own;
    if (checkers != 0) {
      boolean single = (checkers & (checkers - 1)) == 0;
      targets = single ? checkers | Attacks.between(king, Long.numberOfTrailingZeros(checkers)) : 0;
    }
  }

  private long diagonalTargets(int from) {
    long reach = Attacks.bishop(from, occupied) & targets;
    return (pinned >>> from & 1) == 0 ? reach : reach & Attacks.line(king, from);
  }

  private long straightTargets(int from) {
    long reach = Attacks.rook(from, occupied) & targets;
    return (pinned >>> from & 1) == 0 ? reach : reach & Attacks.line(king, from);
  }

  private long kingTargets(long wanted) {
    long reach = Attacks.king(king) & wanted;
    if (reach == 0) {
      return 0;
    }
    reach &= ~pawnAttacks(board.pawns() & enemy, board.turn ^ 1);
    long safe = 0;
    long withoutKing = occupied & ~(1L << king); // the king does not hide behind himself
    for (long rest = reach; rest != 0; rest &= rest - 1) {
      if (isSafe(Long.numberOfTrailingZeros(rest), withoutKing)) {
        safe |= rest & -rest;
      }
    }
    return safe;
  }

  private boolean isSafe(int square, long occupied) {
    return (board.attackersOf(square, occupied, board.turn) & enemy) == 0;
  }

  private static long pawnAttacks(long pawns, int color) {
    long left = pawns & NOT_FILE_A;
    long right = pawns & NOT_FILE_H;
    return color == Men.WHITE ? left << 7 | right << 9 : left >>> 9 | right >>> 7;
  }

  // Pawns move as sets. A pinned pawn may still move along its pin, which is the file or one of the
  // diagonals through the king.

  private long stepping() {
    return board.pawns() & own & (~pinned | Attacks.file(king));
  }

  private long takingLeft() {
    long line = board.turn == Men.WHITE ? Attacks.falling(king) : Attacks.rising(king);
    return board.pawns() & own & NOT_FILE_A & (~pinned | line);
  }

  private long takingRight() {
    long line = board.turn == Men.WHITE ? Attacks.rising(king) : Attacks.falling(king);
    return board.pawns() & own & NOT_FILE_H & (~pinned | line);
  }

  /** The set one rank further on. */
  private long ahead(long set) {
    return board.turn == Men.WHITE ? set << 8 : set >>> 8;
  }

  private int countPawnMoves() {
    long steps = ahead(stepping()) & ~occupied;
    long doubles = ahead(steps & (board.turn == Men.WHITE ? RANK_3 : RANK_6)) & ~occupied & targets;
    steps &= targets;
    long left = ahead(takingLeft()) >>> 1 & enemy & targets;
    long right = ahead(takingRight()) << 1 & enemy & targets;
    int count =
        Long.bitCount(steps) + Long.bitCount(doubles) + Long.bitCount(left) + Long.bitCount(right);
    if (((steps | left | right) & LAST_RANKS) != 0) {
      count +=
          3
              * (Long.bitCount(steps & LAST_RANKS)
                  + Long.bitCount(left & LAST_RANKS)
                  + Long.bitCount(right & LAST_RANKS));
    }
    return count;
  }

  private void fillPawnMoves() {
    int forward = board.turn == Men.WHITE ? 8 : -8;
    long steps = ahead(stepping()) & ~occupied;
    addPawnMoves(ahead(takingLeft()) >>> 1 & enemy & targets, forward - 1);
    addPawnMoves(ahead(takingRight()) << 1 & enemy & targets, forward + 1);
    addPawnMoves(steps & targets, forward);
    addDoubleSteps(steps, forward);
  }

  private void addDoubleSteps(long steps, int forward) {
    long doubles = ahead(steps & (forward > 0 ? RANK_3 : RANK_6)) & ~occupied & targets;
    for (long rest = doubles; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      add(to - 2 * forward, to, Moves.DOUBLE_STEP);
    }
  }

  private void addPawnMoves(long landings, int step) {
    for (long rest = landings; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      if ((LAST_RANKS >>> to & 1) == 0) {
        add(to - step, to, Moves.NORMAL);
      } else {
        add(to - step, to, Moves.PROMOTION + Men.QUEEN);
        add(to - step, to, Moves.PROMOTION + Men.ROOK);
        add(to - step, to, Moves.PROMOTION + Men.BISHOP);
        add(to - step, to, Moves.PROMOTION + Men.KNIGHT);
      }
    }
  }

  private long enPassantTakers() {
    long takers = 0;
    long near = Attacks.pawn(board.turn ^ 1, board.enPassant) & board.pawns() & own;
    for (long rest = near; rest != 0; rest &= rest - 1) {
      if (board.canTakeInPassing(Long.numberOfTrailingZeros(rest), board.enPassant)) {
        takers |= rest & -rest;
      }
    }
    return takers;
  }

  /** The rooks the king can castle with now; he is not in check (FIDE 3.8.2.2). */
  private long castlingRooks() {
    long rooks = 0;
    for (long rest = board.castlingRooks & own; rest != 0; rest &= rest - 1) {
      if (canCastle(Long.numberOfTrailingZeros(rest))) {
        rooks |= rest & -rest;
      }
    }
    return rooks;
  }

  private boolean canCastle(int rook) {
    boolean kingSide = rook > king;
    int kingTo = Castling.kingTo(king, kingSide);
    int rookTo = Castling.rookTo(king, kingSide);
    long kingWay = Attacks.between(king, kingTo) | 1L << kingTo;
    long rookWay = Attacks.between(rook, rookTo) | 1L << rookTo;
    long others = occupied & ~(1L << king) & ~(1L << rook);
    if (((kingWay | rookWay) & others) != 0) {
      return false;
    }
    for (long rest = kingWay; rest != 0; rest &= rest - 1) {
      if (!isSafe(Long.numberOfTrailingZeros(rest), occupied & ~(1L << king))) {
        return false;
      }
    }
    // In Chess960 the rook may have been the king's only shield.
    return isSafe(kingTo, others | 1L << rookTo);
  }

  private void addAll(int from, long landings) {
    for (long rest = landings; rest != 0; rest &= rest - 1) {
      add(from, Long.numberOfTrailingZeros(rest), Moves.NORMAL);
    }
  }

  private void add(int from, int to, int kind) {
    moves[size++] = Moves.move(from, to, kind);
  }
}
