package games.janus.engines.chess;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.LegalMoves;
import games.janus.chess.kernel.Moves;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.Score;

/**
 * The moves from the root to the position being searched: the boards on the way, what was moved,
 * and the keys of the game before, so that positions that come again are recognised.
 */
final class SearchStack {
  static final int MAX_PLY = Score.MAX_PLY;

  private static final long LIGHT_SQUARES = 0x55AA55AA55AA55AAL;

  /** Steps begin with four empty ones, so that "four plies ago" can be asked at the root too. */
  private static final int BEFORE_ROOT = 4;

  private final LegalMoves legal;
  private final BoardState[] boards = new BoardState[MAX_PLY + 1];
  private final boolean[] inCheck = new boolean[MAX_PLY + 1];
  private final int[] pieceTos = new int[MAX_PLY + 1 + BEFORE_ROOT];
  private final int[] moves = new int[MAX_PLY + 2];
  private final int[] staticEvals = new int[MAX_PLY + 1];

  /** Keys of the game so far and of the line being searched. */
  private long[] keys = new long[1024];

  private int rootKey;

  SearchStack(LegalMoves legal) {
    this.legal = legal;
    for (int ply = 0; ply <= MAX_PLY; ply++) {
      boards[ply] = new BoardState();
    }
  }

  /**
   * Sets the root.
   *
   * @param gameKeys keys of earlier positions that can come again, the oldest first
   */
  void begin(BoardState root, long[] gameKeys, int gameKeyCount) {
    boards[0].set(root);
    if (keys.length < gameKeyCount + MAX_PLY + 2) {
      keys = new long[gameKeyCount + MAX_PLY + 2];
    }
    System.arraycopy(gameKeys, 0, keys, 0, gameKeyCount);
    rootKey = gameKeyCount;
    keys[rootKey] = root.key();
    inCheck[0] = root.isCheck();
  }

  BoardState board(int ply) {
    return boards[ply];
  }

  boolean isCheck(int ply) {
    return inCheck[ply];
  }

  /** The step that led so many plies back to the next position; see {@link History}. */
  int pieceTo(int ply, int back) {
    return pieceTos[ply + BEFORE_ROOT - back];
  }

  /** What the position looked like at first sight; {@link Score#NONE} in check. */
  int staticEval(int ply) {
    return staticEvals[ply];
  }

  void setStaticEval(int ply, int staticEval) {
    staticEvals[ply] = staticEval;
  }

  /** Better than two plies ago, when it was this side's turn before; or four, if that was check. */
  boolean isImproving(int ply, int staticEval) {
    if (ply >= 2 && staticEvals[ply - 2] != Score.NONE) {
      return staticEval > staticEvals[ply - 2];
    }
    return ply >= 4 && staticEvals[ply - 4] != Score.NONE && staticEval > staticEvals[ply - 4];
  }

  /** The move that led to a position; none at the root. */
  long move(int ply) {
    return ply == 0 ? Sampler.NO_MOVE : moves[ply];
  }

  /** Makes a move: the next ply is the position after it. */
  void play(int ply, int move) {
    BoardState board = boards[ply];
    int pieceTo = History.pieceTo(board.turn(), board.man(Moves.from(move)), Moves.to(move));
    BoardState child = boards[ply + 1];
    child.set(board, move);
    keys[rootKey + ply + 1] = child.key();
    inCheck[ply + 1] = child.isCheck();
    pieceTos[ply + BEFORE_ROOT] = pieceTo;
    moves[ply + 1] = move;
  }

  /** Lets the other side move twice. */
  void pass(int ply) {
    BoardState child = boards[ply + 1];
    child.pass(boards[ply]);
    keys[rootKey + ply + 1] = child.key();
    inCheck[ply + 1] = false;
    pieceTos[ply + BEFORE_ROOT] = History.NO_PIECE_TO;
  }

  /** A draw by repetition, by fifty moves or because nobody can win. */
  boolean isDraw(int ply) {
    BoardState board = boards[ply];
    int quiet = board.halfmoves();
    if (quiet >= 100) {
      return !inCheck[ply] || legal.count(board) > 0;
    }
    return (quiet >= 4 && isRepeated(ply, quiet)) || isDead(board);
  }

  /** Once within the search is enough; before it, it must have been twice. */
  private boolean isRepeated(int ply, int quiet) {
    int here = rootKey + ply;
    int first = Math.max(0, here - quiet);
    long key = keys[here];
    boolean seen = false;
    for (int at = here - 4; at >= first; at -= 2) {
      if (keys[at] == key) {
        if (at > rootKey || seen) {
          return true;
        }
        seen = true;
      }
    }
    return false;
  }

  /** Kings with at most a knight, or with bishops of one shade. */
  private static boolean isDead(BoardState board) {
    if ((board.pawns() | board.straights()) != 0) {
      return false;
    }
    long bishops = board.diagonals();
    if (board.knights() != 0) {
      return bishops == 0 && Long.bitCount(board.knights()) == 1;
    }
    return (bishops & LIGHT_SQUARES) == 0 || (bishops & ~LIGHT_SQUARES) == 0;
  }
}
