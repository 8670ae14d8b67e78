package games.janus.engines.chess;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.LegalMoves;
import games.janus.chess.kernel.Men;
import games.janus.chess.kernel.Moves;

/**
 * Hands out the moves of a position, the likely best first, and makes none before it is needed: the
 * move of the table, captures that win or hold material, moves that refuted sisters of this
 * position, the other quiet moves by their history, and captures that lose material last.
 *
 * <p>One picker for each ply; it is used again for every node there.
 */
final class MovePicker {
  /** No more moves. Also the empty move of tables: a1 to a1. */
  static final int NONE = 0;

  private static final int TABLE_MOVE = 0;
  private static final int MAKE_LOUD = 1;
  private static final int GOOD_LOUD = 2;
  private static final int FIRST_KILLER = 3;
  private static final int SECOND_KILLER = 4;
  private static final int ANSWER = 5;
  private static final int MAKE_QUIET = 6;
  private static final int QUIET = 7;
  private static final int BAD_LOUD = 8;
  private static final int DONE = 9;

  private final LegalMoves legal;
  private final History history;
  private final int[] moves = new int[LegalMoves.MOST];
  private final int[] worth = new int[LegalMoves.MOST];

  private BoardState board = new BoardState();
  private int tableMove;
  private int firstKiller;
  private int secondKiller;
  private int answer;
  private int step1;
  private int step2;
  private int step4;
  private int threshold;
  private boolean onlyLoud;
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

  /**
   * Begins a position.
   *
   * @param tableMove tried first if it is legal; 0 for none
   * @param step1 what the opponent did last, see {@link History}
   * @param step2 what this side did before that
   * @param step4 and before that
   */
  void begin(
      BoardState board,
      int tableMove,
      int firstKiller,
      int secondKiller,
      int step1,
      int step2,
      int step4) {
    this.board = board;
    this.tableMove = tableMove != NONE && legal.isLegal(board, tableMove) ? tableMove : NONE;
    this.firstKiller = firstKiller;
    this.secondKiller = secondKiller;
    this.step1 = step1;
    this.step2 = step2;
    this.step4 = step4;
    answer = history.answer(step1);
    threshold = 0;
    onlyLoud = false;
    noQuiet = false;
    stage = this.tableMove == NONE ? MAKE_LOUD : TABLE_MOVE;
  }

  /** Begins a position where only captures and promotions that win this much are wanted. */
  void beginLoud(BoardState board, int tableMove, int threshold) {
    begin(board, tableMove, NONE, NONE, History.NO_STEP, History.NO_STEP, History.NO_STEP);
    this.threshold = threshold;
    onlyLoud = true;
    if (this.tableMove != NONE
        && (!isLoud(board, this.tableMove) || !Exchange.wins(board, this.tableMove, threshold))) {
      this.tableMove = NONE;
      stage = MAKE_LOUD;
    }
  }

  static boolean isLoud(BoardState board, int move) {
    int kind = Moves.kind(move);
    return kind >= Moves.PROMOTION
        || kind == Moves.EN_PASSANT
        || (kind != Moves.CASTLE && board.man(Moves.to(move)) != Men.NONE);
  }

  /** The next move, or {@link #NONE}. */
  int next() {
    while (true) {
      switch (stage) {
        case TABLE_MOVE -> {
          stage = MAKE_LOUD;
          return tableMove;
        }
        case MAKE_LOUD -> {
          makeLoud();
          stage = GOOD_LOUD;
        }
        case GOOD_LOUD -> {
          int move = nextGoodLoud();
          if (move != NONE) {
            return move;
          }
          next = 0;
          stage = onlyLoud ? DONE : noQuiet ? BAD_LOUD : FIRST_KILLER;
        }
        case FIRST_KILLER -> {
          stage = SECOND_KILLER;
          if (isFreshQuiet(firstKiller)) {
            return firstKiller;
          }
          firstKiller = NONE;
        }
        case SECOND_KILLER -> {
          stage = ANSWER;
          if (secondKiller != firstKiller && isFreshQuiet(secondKiller)) {
            return secondKiller;
          }
          secondKiller = NONE;
        }
        case ANSWER -> {
          stage = MAKE_QUIET;
          if (answer != firstKiller && answer != secondKiller && isFreshQuiet(answer)) {
            return answer;
          }
          answer = NONE;
        }
        case MAKE_QUIET -> {
          makeQuiet();
          stage = QUIET;
        }
        case QUIET -> {
          while (next < size) {
            int move = takeBest();
            if (move != tableMove
                && move != firstKiller
                && move != secondKiller
                && move != answer) {
              return move;
            }
          }
          next = 0;
          stage = BAD_LOUD;
        }
        case BAD_LOUD -> {
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
      stage = BAD_LOUD;
    }
    noQuiet = true;
  }

  /** Whether the moves still to come are the captures that lose material. */
  boolean isAtBadLoud() {
    return stage == BAD_LOUD;
  }

  private boolean isFreshQuiet(int move) {
    return move != NONE && move != tableMove && legal.isLegal(board, move) && !isLoud(board, move);
  }

  private void makeLoud() {
    bad = 0;
    next = 0;
    size = legal.fillLoud(board, moves, 0);
    int color = board.turn();
    for (int i = 0; i < size; i++) {
      int move = moves[i];
      int taken = Moves.kind(move) == Moves.EN_PASSANT ? Men.PAWN : board.man(Moves.to(move));
      int step = History.step(color, board.man(Moves.from(move)), Moves.to(move));
      worth[i] = 16 * Exchange.gain(board, move) + history.loud(step, taken);
    }
  }

  private int nextGoodLoud() {
    while (next < size) {
      int move = takeBest();
      if (move == tableMove) {
        continue;
      }
      if (Exchange.wins(board, move, threshold)) {
        return move;
      }
      if (!onlyLoud) {
        moves[bad++] = move;
      }
    }
    return NONE;
  }

  private void makeQuiet() {
    next = bad;
    size = legal.fillQuiet(board, moves, bad);
    int color = board.turn();
    for (int i = next; i < size; i++) {
      int move = moves[i];
      int step = History.step(color, board.man(Moves.from(move)), Moves.to(move));
      worth[i] =
          history.quiet(color, move & 0xFFF)
              + history.followUp(step1, step)
              + history.followUp(step2, step)
              + history.followUp(step4, step) / 2;
    }
  }

  /** Takes the worthiest of the rest: most lists are left long before they would be sorted. */
  private int takeBest() {
    int best = next;
    for (int i = next + 1; i < size; i++) {
      if (worth[i] > worth[best]) {
        best = i;
      }
    }
    int move = moves[best];
    moves[best] = moves[next];
    worth[best] = worth[next];
    moves[next] = move;
    next++;
    return move;
  }
}
