package games.janus.engines.chess;

import games.janus.chess.kernel.Attacks;
import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Men;
import games.janus.chess.kernel.Moves;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;

/**
 * The state of one node while it is searched: depth and window, what the transposition table and
 * the evaluation say, and how its moves have done so far. Made once for each ply and used again for
 * every node there.
 *
 * <p>A search of the same position inside the search of a node (singular extension, null-move
 * verification) uses the {@link #excludedEntry}.
 */
final class StackEntry {
  /** The node itself, a null-move verification in it, and in that a singular search. */
  static final int ENTRIES_PER_PLY = 3;

  final int ply;
  final BoardState board;
  final MovePicker picker;
  private final StackEntry[] entries;
  private final int index;

  // Depth and window.
  int depth;
  int alpha;
  int beta;
  boolean isPvNode; // searched with an open window: the exact score is wanted
  boolean isCutNode; // a beta cutoff by one of the first moves is expected
  int excludedMove; // left out by a singular search; otherwise none

  // From the transposition table.
  long tableEntry;
  int tableMove;
  int tableScore;
  int tableDepth;
  int tableBound;
  boolean isTableMoveNoisy;

  // From the evaluation.
  boolean isCheck;
  int rawEval; // the evaluation, uncorrected: what the table keeps
  int eval; // corrected, and replaced by the table's score where that is the better bound
  int correctionIndex; // see CorrectionHistory
  boolean isImproving; // the static evaluation is better than two plies ago

  // How the moves have done.
  int best;
  int bestMove;
  int moveCount;
  int quietCount;
  int noisyCount;
  final int[] quietTried = new int[History.MAX_TRIED];
  final int[] noisyTried = new int[History.MAX_TRIED];

  // The move whose turn it is.
  int move;
  boolean isQuiet;
  boolean givesCheck; // known for quiet moves only
  int pieceTo; // see History
  int historyScore; // how a quiet move has done before: see History

  /** Whence men of each kind would attack the other king. */
  private final long[] checkSquares = new long[7];

  private StackEntry(
      int ply, BoardState board, MovePicker picker, StackEntry[] entries, int index) {
    this.ply = ply;
    this.board = board;
    this.picker = picker;
    this.entries = entries;
    this.index = index;
  }

  /** The entry of a ply, with its excluded entries. */
  static StackEntry of(int ply, BoardState board, MovePicker picker) {
    var entries = new StackEntry[ENTRIES_PER_PLY];
    for (int index = 0; index < ENTRIES_PER_PLY; index++) {
      entries[index] = new StackEntry(ply, board, picker, entries, index);
    }
    return entries[0];
  }

  /** The entry for a search of the same position while this one is not over. */
  StackEntry excludedEntry() {
    return entries[index + 1];
  }

  /** Sets depth and window; answers itself. */
  StackEntry prepare(int newDepth, int newAlpha, int newBeta, boolean isCut, int newExcludedMove) {
    depth = newDepth;
    alpha = newAlpha;
    beta = newBeta;
    isPvNode = newBeta - newAlpha > 1;
    isCutNode = isCut;
    excludedMove = newExcludedMove;
    return this;
  }

  /** Whether this searches the position without one of its moves, as for singular extensions. */
  boolean hasExcludedMove() {
    return excludedMove != MovePicker.NONE;
  }

  /** Mate distance pruning: narrows the window to mates that can still be reached from here. */
  boolean mateDistancePruning() {
    alpha = Math.max(alpha, Score.lostIn(ply));
    beta = Math.min(beta, Score.wonIn(ply + 1));
    return alpha >= beta;
  }

  /** Unpacks what the table answered. */
  void setTableEntry(long entry) {
    tableEntry = entry;
    boolean isKnown = entry != TranspositionTable.UNKNOWN;
    tableMove = isKnown ? TranspositionTable.move(entry) : MovePicker.NONE;
    tableScore = isKnown ? TranspositionTable.score(entry, ply) : Score.NONE;
    tableDepth = isKnown ? TranspositionTable.depth(entry) : -10;
    tableBound = isKnown ? TranspositionTable.bound(entry) : 0;
  }

  /** Whether the table's score is a better bound than the static evaluation. */
  boolean isTableScoreBetter() {
    int wanted = tableScore > eval ? TranspositionTable.AT_LEAST : TranspositionTable.AT_MOST;
    return tableScore != Score.NONE && (tableBound & wanted) != 0 && !Score.isDecided(tableScore);
  }

  void beginMoves() {
    best = -Score.INFINITE;
    bestMove = MovePicker.NONE;
    moveCount = 0;
    quietCount = 0;
    noisyCount = 0;
    isTableMoveNoisy = tableMove != MovePicker.NONE && MovePicker.isNoisy(board, tableMove);
    int king = Long.numberOfTrailingZeros(board.kings() & board.enemy());
    long occupied = board.occupied();
    checkSquares[Men.PAWN] = Attacks.pawn(board.turn() ^ 1, king);
    checkSquares[Men.KNIGHT] = Attacks.knight(king);
    checkSquares[Men.BISHOP] = Attacks.bishop(king, occupied);
    checkSquares[Men.ROOK] = Attacks.rook(king, occupied);
    checkSquares[Men.QUEEN] = checkSquares[Men.BISHOP] | checkSquares[Men.ROOK];
  }

  /** Makes this the move being searched. */
  void take(int next) {
    int man = board.man(Moves.from(next));
    int to = Moves.to(next);
    move = next;
    isQuiet = !MovePicker.isNoisy(board, next);
    pieceTo = History.pieceTo(board.turn(), man, to);
    givesCheck = isQuiet && (checkSquares[man] >>> to & 1) != 0;
    moveCount++;
  }

  /** Remembers a move that did not cut, to lower its history if another one does. */
  void recordTried() {
    if (isQuiet && quietCount < quietTried.length) {
      quietTried[quietCount++] = move;
    } else if (!isQuiet && noisyCount < noisyTried.length) {
      noisyTried[noisyCount++] = move;
    }
  }

  /** The bound that the best score is, once the moves are done. */
  int bound() {
    if (best >= beta) {
      return TranspositionTable.AT_LEAST;
    }
    return bestMove != MovePicker.NONE ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
  }

  /** Whether the evaluation should have known better: not if captures or mates explain it. */
  boolean canUpdateCorrection() {
    return !isCheck
        && !Score.isDecided(best)
        && (bestMove == MovePicker.NONE || !MovePicker.isNoisy(board, bestMove));
  }

  /** Whether the side to move has more than king and pawns: without, zugzwang is likely. */
  boolean hasPieces() {
    return pieces() != 0;
  }

  boolean hasSeveralPieces() {
    return Long.bitCount(pieces()) > 1;
  }

  private long pieces() {
    return board.own() & ~board.pawns() & ~board.kings();
  }
}
