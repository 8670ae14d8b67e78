package games.janus.engines.chess;

import games.janus.chess.kernel.Attacks;
import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Men;
import games.janus.chess.kernel.Moves;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;

/**
 * One look at one position: what was asked, what is known before any move is tried, and how the
 * moves have done so far. Made once for each ply and used again for every position there.
 *
 * <p>Now and then the search asks a second question about a position while the first is open, such
 * as how good it is without its best move; such a look takes the node {@link #aside}.
 */
final class Node {
  /** A look, one inside it without passing, and one inside that without the best move. */
  static final int LOOKS_AT_ONCE = 3;

  final int ply;
  final BoardState board;
  final MovePicker picker;
  private final Node[] looks;
  private final int look;

  // What was asked.
  int depth;
  int alpha;
  int beta;
  boolean isOpen; // on the principal variation: the exact score is wanted
  boolean cutExpected; // one good move is expected to settle the position
  int without; // a move that is left out

  // What the table knows.
  long known;
  int tableMove;
  int tableScore;
  int tableDepth;
  int tableBound;
  boolean tableMoveIsLoud;

  // What the position looks like.
  boolean isCheck;
  int rough;
  int sight;
  int place; // of its correction
  boolean isImproving;

  // How the moves have done.
  int best;
  int bestMove;
  int tried;
  int quietCount;
  int loudCount;
  final int[] triedQuiet = new int[Refutations.MOST_TRIED];
  final int[] triedLoud = new int[Refutations.MOST_TRIED];

  // The move whose turn it is.
  int move;
  boolean isQuiet;
  boolean checks; // known for quiet moves only
  int step;
  int past; // see Refutations

  /** Whence men of each kind would attack the other king. */
  private final long[] checkSquares = new long[7];

  private Node(int ply, BoardState board, MovePicker picker, Node[] looks, int look) {
    this.ply = ply;
    this.board = board;
    this.picker = picker;
    this.looks = looks;
    this.look = look;
  }

  /** The node of a ply, with others aside. */
  static Node of(int ply, BoardState board, MovePicker picker) {
    var looks = new Node[LOOKS_AT_ONCE];
    for (int look = 0; look < LOOKS_AT_ONCE; look++) {
      looks[look] = new Node(ply, board, picker, looks, look);
    }
    return looks[0];
  }

  /** A node for another look at the same position while this one is not over. */
  Node aside() {
    return looks[look + 1];
  }

  /** Puts a question; answers itself. */
  Node ask(int newDepth, int newAlpha, int newBeta, boolean isCutExpected, int leftOut) {
    depth = newDepth;
    alpha = newAlpha;
    beta = newBeta;
    isOpen = newBeta - newAlpha > 1;
    cutExpected = isCutExpected;
    without = leftOut;
    return this;
  }

  boolean isWhole() {
    return without == MovePicker.NONE;
  }

  /** Even mate on the next move is not news when a shorter one is known: narrows the window. */
  boolean isBeyondMates() {
    alpha = Math.max(alpha, Score.lostIn(ply));
    beta = Math.min(beta, Score.wonIn(ply + 1));
    return alpha >= beta;
  }

  /** Takes in what the table answered. */
  void learnFromTable(long answer) {
    known = answer;
    boolean isKnown = answer != TranspositionTable.UNKNOWN;
    tableMove = isKnown ? TranspositionTable.move(answer) : MovePicker.NONE;
    tableScore = isKnown ? TranspositionTable.score(answer, ply) : Score.NONE;
    tableDepth = isKnown ? TranspositionTable.depth(answer) : -10;
    tableBound = isKnown ? TranspositionTable.bound(answer) : 0;
  }

  /** What the table knows is a better guess than first sight, if it points the right way. */
  boolean tableKnowsBetter() {
    int wanted = tableScore > sight ? TranspositionTable.AT_LEAST : TranspositionTable.AT_MOST;
    return tableScore != Score.NONE && (tableBound & wanted) != 0 && !Score.isDecided(tableScore);
  }

  void beginMoves() {
    best = -Score.INFINITE;
    bestMove = MovePicker.NONE;
    tried = 0;
    quietCount = 0;
    loudCount = 0;
    tableMoveIsLoud = tableMove != MovePicker.NONE && MovePicker.isLoud(board, tableMove);
    int king = Long.numberOfTrailingZeros(board.kings() & board.enemy());
    long occupied = board.occupied();
    checkSquares[Men.PAWN] = Attacks.pawn(board.turn() ^ 1, king);
    checkSquares[Men.KNIGHT] = Attacks.knight(king);
    checkSquares[Men.BISHOP] = Attacks.bishop(king, occupied);
    checkSquares[Men.ROOK] = Attacks.rook(king, occupied);
    checkSquares[Men.QUEEN] = checkSquares[Men.BISHOP] | checkSquares[Men.ROOK];
  }

  /** The turn of the next move. */
  void take(int next) {
    int man = board.man(Moves.from(next));
    int to = Moves.to(next);
    move = next;
    isQuiet = !MovePicker.isLoud(board, next);
    step = History.step(board.turn(), man, to);
    checks = isQuiet && (checkSquares[man] >>> to & 1) != 0;
    tried++;
  }

  /** The move was not good enough to end the search. */
  void keepTried() {
    if (isQuiet && quietCount < triedQuiet.length) {
      triedQuiet[quietCount++] = move;
    } else if (!isQuiet && loudCount < triedLoud.length) {
      triedLoud[loudCount++] = move;
    }
  }

  /** What kind of truth the score is once all moves have been tried, or one was enough. */
  int bound() {
    if (best >= beta) {
      return TranspositionTable.AT_LEAST;
    }
    return bestMove != MovePicker.NONE ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
  }

  /** Whether the side to move has more than its king and pawns: if not, having to move may hurt. */
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
