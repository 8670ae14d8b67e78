package games.janus.engines.chess;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.LegalMoves;
import games.janus.chess.kernel.Men;
import games.janus.chess.kernel.Moves;
import games.janus.engines.search.Killers;
import games.janus.engines.search.Sampler;

/**
 * Hands out the moves of a position, the likely best first, and makes none before it is needed: the
 * move of the table, captures that win or hold material, moves that refuted sisters of this
 * position, the other quiet moves by their history, and captures that lose material last.
 *
 * <p>How much one sign of a good move weighs beside another: untested.
 *
 * <p>One picker for each ply; it is used again for every node there.
 */
final class MovePicker {
  /** No more moves. Also the empty move of tables: a1 to a1. */
  static final int NONE = 0;

  private static final int TABLE_MOVE = 0;
  private static final int GENERATE_NOISY = 1;
  private static final int GOOD_NOISY = 2;
  private static final int FIRST_KILLER = 3;
  private static final int SECOND_KILLER = 4;
  private static final int COUNTER_MOVE = 5;
  private static final int GENERATE_QUIET = 6;
  private static final int QUIET = 7;
  private static final int BAD_NOISY = 8;
  private static final int DONE = 9;

  private final LegalMoves legal;
  private final History history;
  private final int[] moves = new int[LegalMoves.MOST];
  private final int[] scores = new int[LegalMoves.MOST];

  private BoardState board = new BoardState();
  private int tableMove;
  private int firstKiller;
  private int secondKiller;
  private int counterMove;
  private int pieceTo1;
  private int pieceTo2;
  private int pieceTo4;
  private int threshold;
  private boolean onlyNoisy;
  private boolean noQuiet;
  private int stage;
  private int next;
  private int size;

  /** Captures that lose material, kept at the front of the list, which they have left. */
  private int bad;

  MovePicker(LegalMoves legal, History history) {
    this.legal = legal;
    this.history = history;
  }

  /** Begins a node. */
  void begin(BoardState position, int move, Killers killers, SearchStack stack, int ply) {
    begin(
        position,
        move,
        (int) killers.first(ply),
        (int) killers.second(ply),
        stack.pieceTo(ply, 1),
        stack.pieceTo(ply, 2),
        stack.pieceTo(ply, 4));
  }

  /**
   * Begins a node.
   *
   * @param tableMove tried first if it is legal; 0 for none
   * @param pieceTo1 what the opponent did last, see {@link History}
   * @param pieceTo2 what this side did before that
   * @param pieceTo4 and before that
   */
  void begin(
      BoardState board,
      int tableMove,
      int firstKiller,
      int secondKiller,
      int pieceTo1,
      int pieceTo2,
      int pieceTo4) {
    this.board = board;
    this.tableMove = tableMove != NONE && legal.isLegal(board, tableMove) ? tableMove : NONE;
    this.firstKiller = firstKiller;
    this.secondKiller = secondKiller;
    this.pieceTo1 = pieceTo1;
    this.pieceTo2 = pieceTo2;
    this.pieceTo4 = pieceTo4;
    counterMove = history.counterMove(pieceTo1);
    threshold = 0;
    onlyNoisy = false;
    noQuiet = false;
    stage = this.tableMove == NONE ? GENERATE_NOISY : TABLE_MOVE;
  }

  /** Begins a node in check, of which quiescence tries captures and evasions. */
  void beginEvasions(BoardState position, int move, SearchStack stack, int ply) {
    begin(
        position,
        move,
        NONE,
        NONE,
        stack.pieceTo(ply, 1),
        stack.pieceTo(ply, 2),
        stack.pieceTo(ply, 4));
  }

  /** Begins a node of which only captures and promotions that win this much are wanted. */
  void beginNoisy(BoardState board, int tableMove, int threshold) {
    begin(
        board,
        tableMove,
        NONE,
        NONE,
        History.NO_PIECE_TO,
        History.NO_PIECE_TO,
        History.NO_PIECE_TO);
    this.threshold = threshold;
    onlyNoisy = true;
    if (this.tableMove != NONE
        && (!isNoisy(board, this.tableMove) || !See.atLeast(board, this.tableMove, threshold))) {
      this.tableMove = NONE;
      stage = GENERATE_NOISY;
    }
  }

  static boolean isNoisy(BoardState board, int move) {
    int kind = Moves.kind(move);
    return kind >= Moves.PROMOTION
        || kind == Moves.EN_PASSANT
        || (kind != Moves.CASTLE && board.man(Moves.to(move)) != Men.NONE);
  }

  /** A move as the {@link Sampler} keeps it. */
  static long sampled(int move) {
    return move == NONE ? Sampler.NO_MOVE : move;
  }

  /** The next move, or {@link #NONE}. */
  int next() {
    while (true) {
      switch (stage) {
        case TABLE_MOVE -> {
          stage = GENERATE_NOISY;
          return tableMove;
        }
        case GENERATE_NOISY -> {
          generateNoisy();
          stage = GOOD_NOISY;
        }
        case GOOD_NOISY -> {
          int move = nextGoodNoisy();
          if (move != NONE) {
            return move;
          }
          next = 0;
          stage = onlyNoisy ? DONE : noQuiet ? BAD_NOISY : FIRST_KILLER;
        }
        case FIRST_KILLER -> {
          stage = SECOND_KILLER;
          if (isFreshQuiet(firstKiller)) {
            return firstKiller;
          }
          firstKiller = NONE;
        }
        case SECOND_KILLER -> {
          stage = COUNTER_MOVE;
          if (secondKiller != firstKiller && isFreshQuiet(secondKiller)) {
            return secondKiller;
          }
          secondKiller = NONE;
        }
        case COUNTER_MOVE -> {
          stage = GENERATE_QUIET;
          if (counterMove != firstKiller
              && counterMove != secondKiller
              && isFreshQuiet(counterMove)) {
            return counterMove;
          }
          counterMove = NONE;
        }
        case GENERATE_QUIET -> {
          generateQuiet();
          stage = QUIET;
        }
        case QUIET -> {
          int move = nextQuiet();
          if (move != NONE) {
            return move;
          }
          next = 0;
          stage = BAD_NOISY;
        }
        case BAD_NOISY -> {
          if (next < bad) {
            return moves[next++];
          }
          stage = DONE;
        }
        default -> {
          return NONE;
        }
      }
    }
  }

  /** From here on the remaining quiet moves are not wanted. */
  void skipQuiet() {
    if (stage >= FIRST_KILLER && stage <= QUIET) {
      next = 0;
      stage = BAD_NOISY;
    }
    noQuiet = true;
  }

  /** Whether the moves still to come are the captures that lose material. */
  boolean isAtBadNoisy() {
    return stage == BAD_NOISY;
  }

  private boolean isFreshQuiet(int move) {
    return move != NONE && move != tableMove && legal.isLegal(board, move) && !isNoisy(board, move);
  }

  private void generateNoisy() {
    bad = 0;
    next = 0;
    size = legal.fillNoisy(board, moves, 0);
    for (int i = 0; i < size; i++) {
      int move = moves[i];
      int pieceTo = History.pieceTo(board, move);
      int captured = History.captured(board, move);
      scores[i] = 16 * See.gain(board, move) + history.captureHistory(pieceTo, captured);
    }
  }

  private int nextGoodNoisy() {
    while (next < size) {
      int move = takeBest();
      if (move == tableMove) {
        continue;
      }
      if (See.atLeast(board, move, threshold)) {
        return move;
      }
      if (!onlyNoisy) {
        moves[bad++] = move;
      }
    }
    return NONE;
  }

  private int nextQuiet() {
    while (next < size) {
      int move = takeBest();
      if (move != tableMove && move != firstKiller && move != secondKiller && move != counterMove) {
        return move;
      }
    }
    return NONE;
  }

  private void generateQuiet() {
    next = bad;
    size = legal.fillQuiet(board, moves, bad);
    int color = board.turn();
    for (int i = next; i < size; i++) {
      int move = moves[i];
      int pieceTo = History.pieceTo(board, move);
      scores[i] =
          history.quietHistory(color, move & 0xFFF)
              + history.continuationHistory(pieceTo1, pieceTo)
              + history.continuationHistory(pieceTo2, pieceTo)
              + history.continuationHistory(pieceTo4, pieceTo) / 2;
    }
  }

  /** Takes the worthiest of the rest: most lists are left long before they would be sorted. */
  private int takeBest() {
    int best = next;
    for (int i = next + 1; i < size; i++) {
      if (scores[i] > scores[best]) {
        best = i;
      }
    }
    int move = moves[best];
    moves[best] = moves[next];
    scores[best] = scores[next];
    moves[next] = move;
    next++;
    return move;
  }
}
