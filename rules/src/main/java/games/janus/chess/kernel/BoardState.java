package games.janus.chess.kernel;

/**
 * A position at node speed. Mutable: {@link #set(BoardState, int)} writes the position after a move
 * into this preallocated slot and leaves the parent as it was, so nothing is ever taken back.
 *
 * <p>Where the men stand is kept in three bit planes holding the code of the man on each square
 * (see {@link Men}) and one plane of the men of the side to move.
 */
public final class BoardState {
  /** The en passant square when there is none. a1 can never be one. */
  public static final int NO_SQUARE = 0;

  long low;
  long mid;
  long high;
  long own;

  /** The rooks that may still castle, of both sides: all that Chess960 needs to know. */
  long castlingRooks;

  /** The square a pawn may be taken on, kept only when some such capture is legal. */
  int enPassant;

  int turn;
  int halfmoves;
  int fullmoves;
  long key;

  /** Empties the board, White to move, ready for {@link #put}. */
  public void clear() {
    low = 0;
    mid = 0;
    high = 0;
    own = 0;
    castlingRooks = 0;
    enPassant = NO_SQUARE;
    turn = Men.WHITE;
    halfmoves = 0;
    fullmoves = 1;
    key = 0;
  }

  /**
   * Puts a man on an empty square; part of building a position, with {@link #complete} at the end.
   */
  public void put(int color, int man, int square) {
    assert man(square) == Men.NONE : "one man per square";
    drop(man, square);
    if (color == turn) {
      own |= 1L << square;
    }
    key ^= Keys.man(color, man, square);
  }

  /**
   * Finishes a position whose men have been {@link #put} for White to move.
   *
   * @param enPassant the square passed over by the pawn that just moved two, or {@link #NO_SQUARE};
   *     forgotten unless a capture there is legal
   */
  public void complete(int turn, long castlingRooks, int enPassant, int halfmoves, int fullmoves) {
    assert this.turn == Men.WHITE : "men are put for White to move";
    if (turn == Men.BLACK) {
      this.turn = Men.BLACK;
      own = occupied() & ~own;
      key ^= Keys.BLACK_TO_MOVE;
    }
    this.castlingRooks = castlingRooks;
    key ^= Keys.castling(castlingRooks);
    this.halfmoves = halfmoves;
    this.fullmoves = fullmoves;
    if (enPassant != NO_SQUARE) {
      rememberEnPassant(enPassant);
    }
  }

  /** Becomes the same as another. */
  public void set(BoardState other) {
    low = other.low;
    mid = other.mid;
    high = other.high;
    own = other.own;
    castlingRooks = other.castlingRooks;
    enPassant = other.enPassant;
    turn = other.turn;
    halfmoves = other.halfmoves;
    fullmoves = other.fullmoves;
    key = other.key;
  }

  /** Becomes the position after a legal move of the parent. */
  public void set(BoardState parent, int move) {
    int from = Moves.from(move);
    int to = Moves.to(move);
    int kind = Moves.kind(move);
    int mover = parent.man(from);
    int taken = parent.man(to);
    int color = parent.turn;
    long fromBit = 1L << from;
    long toBit = 1L << to;
    long vacated = ~(fromBit | toBit);

    low = parent.low & vacated;
    mid = parent.mid & vacated;
    high = parent.high & vacated;
    own = parent.occupied() & ~parent.own & vacated;
    turn = color ^ 1;
    fullmoves = parent.fullmoves + color;
    enPassant = NO_SQUARE;
    key = parent.key ^ Keys.BLACK_TO_MOVE ^ Keys.enPassant(parent.enPassant);
    key ^= Keys.man(color, mover, from);

    if (kind == Moves.CASTLE) {
      castle(color, from, to);
      halfmoves = parent.halfmoves + 1;
    } else {
      int becomes = kind >= Moves.PROMOTION ? kind - Moves.PROMOTION : mover;
      drop(becomes, to);
      key ^= Keys.man(color, becomes, to);
      if (taken != Men.NONE) {
        key ^= Keys.man(color ^ 1, taken, to);
      }
      halfmoves = mover == Men.PAWN || taken != Men.NONE ? 0 : parent.halfmoves + 1;
    }
    loseCastling(parent.castlingRooks, mover, color, fromBit | toBit);

    if (kind == Moves.EN_PASSANT) {
      takeInPassing(color ^ 1, to);
    } else if (kind == Moves.DOUBLE_STEP) {
      rememberEnPassant((from + to) >> 1);
    }
  }

  /** Becomes the position after a pass, which the rules do not know but searches try. */
  public void pass(BoardState parent) {
    assert !parent.isCheck() : "a king in check cannot wait";
    low = parent.low;
    mid = parent.mid;
    high = parent.high;
    own = parent.enemy();
    castlingRooks = parent.castlingRooks;
    enPassant = NO_SQUARE;
    turn = parent.turn ^ 1;
    halfmoves = parent.halfmoves + 1;
    fullmoves = parent.fullmoves + parent.turn;
    key = parent.key ^ Keys.BLACK_TO_MOVE ^ Keys.enPassant(parent.enPassant);
  }

  private void castle(int color, int king, int rook) {
    boolean kingSide = rook > king;
    int kingTo = Castling.kingTo(king, kingSide);
    int rookTo = Castling.rookTo(king, kingSide);
    drop(Men.KING, kingTo);
    drop(Men.ROOK, rookTo);
    key ^= Keys.man(color, Men.ROOK, rook);
    key ^= Keys.man(color, Men.KING, kingTo) ^ Keys.man(color, Men.ROOK, rookTo);
  }

  /** FIDE 3.8.2.1: the right is lost once the king or the rook has moved, or the rook is gone. */
  private void loseCastling(long rooks, int mover, int color, long touched) {
    castlingRooks = rooks;
    if (rooks == 0) {
      return;
    }
    castlingRooks &= ~touched;
    if (mover == Men.KING) {
      castlingRooks &= ~Castling.backRank(color);
    }
    key ^= Keys.castling(rooks ^ castlingRooks);
  }

  private void takeInPassing(int victim, int to) {
    int square = to ^ 8;
    long rest = ~(1L << square);
    low &= rest;
    mid &= rest;
    high &= rest;
    own &= rest;
    key ^= Keys.man(victim, Men.PAWN, square);
  }

  private void rememberEnPassant(int square) {
    long takers = Attacks.pawn(turn ^ 1, square) & pawns() & own;
    for (long rest = takers; rest != 0; rest &= rest - 1) {
      if (canTakeInPassing(Long.numberOfTrailingZeros(rest), square)) {
        enPassant = square;
        key ^= Keys.enPassant(square);
        return;
      }
    }
  }

  /** Whether taking en passant leaves the own king safe: two pawns leave their squares at once. */
  boolean canTakeInPassing(int from, int to) {
    long passed = 1L << (to ^ 8);
    long occupied = (occupied() & ~(1L << from) & ~passed) | 1L << to;
    int king = Long.numberOfTrailingZeros(kings() & own);
    long enemy = occupied & ~own & ~(1L << to);
    return (attackersOf(king, occupied, turn) & enemy) == 0;
  }

  /** The men of either side that attack a square; {@code color} is the side that is attacked. */
  public long attackersOf(int square, long occupied, int color) {
    return (Attacks.knight(square) & knights())
        | (Attacks.king(square) & kings())
        | (Attacks.pawn(color, square) & pawns())
        | (Attacks.bishop(square, occupied) & diagonals())
        | (Attacks.rook(square, occupied) & straights());
  }

  private void drop(int man, int square) {
    low |= (long) (man & 1) << square;
    mid |= (long) (man >> 1 & 1) << square;
    high |= (long) (man >> 2) << square;
  }

  /** The code of the man on a square, or {@link Men#NONE}. */
  public int man(int square) {
    return (int) ((low >>> square & 1) | (mid >>> square & 1) << 1 | (high >>> square & 1) << 2);
  }

  public long occupied() {
    return low | mid | high;
  }

  /** The men of the side to move. */
  public long own() {
    return own;
  }

  /** The men of the side that just moved. */
  public long enemy() {
    return occupied() & ~own;
  }

  public long men(int color) {
    return color == turn ? own : enemy();
  }

  public long pawns() {
    return high & ~low & ~mid;
  }

  public long knights() {
    return high & low;
  }

  public long kings() {
    return high & mid;
  }

  /** Bishops and queens. */
  public long diagonals() {
    return low & ~high;
  }

  /** Rooks and queens. */
  public long straights() {
    return mid & ~high;
  }

  public long queens() {
    return low & mid;
  }

  public int turn() {
    return turn;
  }

  public long castlingRooks() {
    return castlingRooks;
  }

  /** The square a pawn may be taken on, or {@link #NO_SQUARE}. */
  public int enPassant() {
    return enPassant;
  }

  /** Plies since the last capture or pawn move. */
  public int halfmoves() {
    return halfmoves;
  }

  public int fullmoves() {
    return fullmoves;
  }

  /** Equal for positions that are the same for repetition, and almost never for others. */
  public long key() {
    return key;
  }

  /** The king of the side to move is attacked. */
  public boolean isCheck() {
    int king = Long.numberOfTrailingZeros(kings() & own);
    return (attackersOf(king, occupied(), turn) & enemy()) != 0;
  }

  /** The same position for repetition (FIDE 9.2.3): men, turn, castling and en passant. */
  public boolean isSameAs(BoardState other) {
    return low == other.low
        && mid == other.mid
        && high == other.high
        && own == other.own
        && turn == other.turn
        && castlingRooks == other.castlingRooks
        && enPassant == other.enPassant;
  }
}
