package games.janus.engines.chess;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.LegalMoves;
import games.janus.engines.search.RepetitionKeys;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.Score;

/**
 * The line from the root to the node being searched: boards, moves and static evaluations by ply,
 * the {@link StackEntry} of every node, and the keys by which repetitions are seen.
 */
final class SearchStack {
  static final int MAX_PLY = Score.MAX_PLY;

  private static final long LIGHT_SQUARES = 0x55AA55AA55AA55AAL;

  /** There are four empty plies before the root, so that four plies ago can be asked there. */
  private static final int BEFORE_ROOT = 4;

  private final LegalMoves legal = new LegalMoves();
  private final BoardState[] boards = new BoardState[MAX_PLY + 1];
  private final StackEntry[] entries = new StackEntry[MAX_PLY + 1];
  private final RepetitionKeys keys = new RepetitionKeys();
  private final boolean[] inCheck = new boolean[MAX_PLY + 1];
  private final int[] pieceTos = new int[MAX_PLY + 1 + BEFORE_ROOT];
  private final int[] moves = new int[MAX_PLY + 2];
  private final int[] staticEvals = new int[MAX_PLY + 1];

  SearchStack(History history) {
    for (int ply = 0; ply <= MAX_PLY; ply++) {
      boards[ply] = new BoardState();
      entries[ply] = StackEntry.of(ply, boards[ply], new MovePicker(legal, history));
    }
  }

  /**
   * Sets the root.
   *
   * @param gameKeys keys of earlier positions that can come again, the oldest first
   */
  void begin(BoardState root, long[] gameKeys) {
    boards[0].set(root);
    keys.begin(gameKeys, root.key());
    inCheck[0] = root.isCheck();
  }

  /** The state of the node at a ply. */
  StackEntry entry(int ply) {
    return entries[ply];
  }

  BoardState board(int ply) {
    return boards[ply];
  }

  boolean isCheck(int ply) {
    return inCheck[ply];
  }

  /** The piece-to of the move made so many plies before a ply; see {@link History}. */
  int pieceTo(int ply, int back) {
    return pieceTos[ply + BEFORE_ROOT - back];
  }

  /** The corrected static evaluation; {@link Score#NONE} in check. */
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
    BoardState child = boards[ply + 1];
    child.set(board, move);
    keys.put(ply + 1, child.key());
    inCheck[ply + 1] = child.isCheck();
    pieceTos[ply + BEFORE_ROOT] = History.pieceTo(board, move);
    moves[ply + 1] = move;
  }

  /** Makes a null move: the other side moves twice. */
  void playNullMove(int ply) {
    BoardState child = boards[ply + 1];
    child.pass(boards[ply]);
    keys.put(ply + 1, child.key());
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
    return (quiet >= 4 && keys.isRepeated(ply, quiet)) || isDead(board);
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
