package games.janus.checkers.kernel;

/**
 * A position that can be written over: searches keep one for every ply and write each child into
 * the next with {@link #set(BoardState, long)}. Kept from the view of the side to move, so that no
 * rule needs to ask who that is; sets of squares are bits as on the {@link Grid}.
 */
public final class BoardState {
  /** The pieces of the side to move. */
  int mine;

  /** The pieces of the other side. */
  int theirs;

  int kings;

  /** All ones when White, whose men go up, is to move; otherwise 0. */
  int upward;

  private long key;
  private int quietPlies;

  /** Becomes a position given from outside. */
  public void set(int white, int black, int allKings, boolean whiteToMove, int plies) {
    mine = whiteToMove ? white : black;
    theirs = whiteToMove ? black : white;
    kings = allKings;
    upward = whiteToMove ? -1 : 0;
    quietPlies = plies;
    key = freshKey();
  }

  /**
   * As {@link #set(int, int, int, boolean, int)}, but leaves the key and the count of quiet plies
   * as they were: enough where every position is met once, as in building endgame databases.
   */
  public void place(int white, int black, int allKings, boolean whiteToMove) {
    mine = whiteToMove ? white : black;
    theirs = whiteToMove ? black : white;
    kings = allKings;
    upward = whiteToMove ? -1 : 0;
  }

  /** Becomes the same as another. */
  public void set(BoardState other) {
    mine = other.mine;
    theirs = other.theirs;
    kings = other.kings;
    upward = other.upward;
    key = other.key;
    quietPlies = other.quietPlies;
  }

  /** Becomes the position after a legal move in another one. */
  public void set(BoardState parent, long move) {
    place(parent, move);
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    boolean isQuiet = !PackedMove.isJump(move) && (parent.kings & (1 << from)) != 0;
    quietPlies = isQuiet ? parent.quietPlies + 1 : 0;
    key =
        parent.key
            ^ Keys.WHITE_TO_MOVE
            ^ Keys.piece(upward, parent.kings & (1 << from), from)
            ^ Keys.piece(upward, kings & (1 << to), to)
            ^ capturedKey(parent, PackedMove.captured(move));
  }

  /**
   * As {@link #set(BoardState, long)}, but leaves the key and the count of quiet plies as they
   * were: enough for counting paths.
   */
  public void place(BoardState parent, long move) {
    int from = 1 << PackedMove.from(move);
    int to = 1 << PackedMove.to(move);
    int captured = PackedMove.captured(move);
    boolean isKing = (parent.kings & from) != 0;
    boolean endsAsKing = isKing || PackedMove.isCrownedOnTheWay(move);
    mine = parent.theirs & ~captured;
    theirs = (parent.mine & ~from) | to;
    kings = (parent.kings & ~(from | captured)) | (endsAsKing ? to : to & parent.kingRow());
    upward = ~parent.upward;
  }

  private static long capturedKey(BoardState parent, int captured) {
    long key = 0;
    for (int left = captured; left != 0; left &= left - 1) {
      int bit = Integer.lowestOneBit(left);
      key ^= Keys.piece(parent.upward, parent.kings & bit, Integer.numberOfTrailingZeros(bit));
    }
    return key;
  }

  /** The key computed from nothing but the position, to start from and to test against. */
  long freshKey() {
    long fresh = upward != 0 ? Keys.WHITE_TO_MOVE : 0;
    for (int left = mine | theirs; left != 0; left &= left - 1) {
      int bit = Integer.lowestOneBit(left);
      int side = (white() & bit) != 0 ? 0 : 1;
      fresh ^= Keys.piece(side, kings & bit, Integer.numberOfTrailingZeros(bit));
    }
    return fresh;
  }

  int empty() {
    return ~(mine | theirs);
  }

  /** The pieces to move that may go up: all of White's, Black's kings. */
  int climbers() {
    return mine & (kings | upward);
  }

  /** The pieces to move that may go down: all of Black's, White's kings. */
  int descenders() {
    return mine & (kings | ~upward);
  }

  /** Where men of the side to move are crowned. */
  int kingRow() {
    return (upward & Grid.TOP) | (~upward & Grid.BOTTOM);
  }

  /** The squares of the pieces whose turn it is. */
  public int mine() {
    return mine;
  }

  /** The squares of the pieces whose turn it is not. */
  public int theirs() {
    return theirs;
  }

  public int white() {
    return upward != 0 ? mine : theirs;
  }

  public int black() {
    return upward != 0 ? theirs : mine;
  }

  public int kings() {
    return kings;
  }

  public boolean isWhiteToMove() {
    return upward != 0;
  }

  /** Plies since the last capture or man's move. */
  public int quietPlies() {
    return quietPlies;
  }

  /** A number that differs between positions, as good as always; kept up move by move. */
  public long key() {
    return key;
  }
}
