package games.janus.engines.chess;

import games.janus.chess.kernel.Attacks;
import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.LegalMoves;
import games.janus.chess.kernel.Men;
import games.janus.chess.kernel.Moves;
import games.janus.engine.Metric;
import games.janus.engine.SearchCounters;
import games.janus.engine.SplitMix64;
import games.janus.engine.Term;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;
import java.util.List;

/**
 * Alpha-beta on the kernel. Most branches are given up early for a named reason; each reason is a
 * method or a commented line here. Nothing is allocated per node. One object per thread.
 */
final class ChessSearch {
  static final int DEEPEST = 100;
  private static final int PLIES = Score.MOST_PLIES;
  private static final int POLL_MASK = 1023;
  private static final long LIGHT_SQUARES = 0x55AA55AA55AA55AAL;

  private final TranspositionTable table;
  private final History history = new History();
  private final Correction correction = new Correction();
  private final Evaluation evaluation;
  private final LegalMoves legal = new LegalMoves();

  // One of each for every ply; the root is ply 0.
  private final BoardState[] boards = new BoardState[PLIES + 1];
  private final MovePicker[] pickers = new MovePicker[PLIES + 1];
  private final int[][] lines = new int[PLIES + 2][PLIES + 2];
  private final int[] lineLength = new int[PLIES + 2];
  private final int[] evaluations = new int[PLIES + 1];
  private final int[] firstKiller = new int[PLIES + 3];
  private final int[] secondKiller = new int[PLIES + 3];
  private final int[] excluded = new int[PLIES + 1];
  private final boolean[] inCheck = new boolean[PLIES + 1];

  /** Moves tried in vain, to be told so when another one refutes the position. */
  private final int[][] triedQuiet = new int[PLIES + 1][64];

  private final int[][] triedLoud = new int[PLIES + 1][64];

  private final long[][] checkSquares = new long[PLIES + 1][7];

  /** What was moved where, with four empty steps before the root. */
  private final int[] steps = new int[PLIES + 8];

  /** Keys of the game so far and of the line being searched. */
  private long[] keys = new long[1024];

  private int rootKey;

  // The moves wanted at the root; all others are passed over.
  private int[] rootMoves = new int[0];
  private int rootCount;

  private Stop stop = () -> false;
  private long nodeLimit;
  private boolean stopped;
  private int deepest;
  private int passingForbiddenUntil;
  private int blur;
  private long blurSeed;

  private long nodes;
  private long quiescenceNodes;
  private long evaluationCount;
  private long cutoffs;
  private long firstMoveCutoffs;
  private long tableHits;
  private long tableCutoffs;
  private long nullMovePrunes;
  private long futilityPrunes;
  private long lateMovePrunes;
  private long exchangePrunes;
  private long reductions;
  private long researches;
  private long extensions;

  /** Asked now and then whether to stop. */
  @FunctionalInterface
  interface Stop {
    boolean isWanted();
  }

  ChessSearch(TranspositionTable table, Evaluation evaluation) {
    this.table = table;
    this.evaluation = evaluation;
    for (int ply = 0; ply <= PLIES; ply++) {
      boards[ply] = new BoardState();
      pickers[ply] = new MovePicker(legal, history);
    }
  }

  /** Forgets what earlier searches taught, but not the table, which may be shared. */
  void forget() {
    history.clear();
    correction.clear();
  }

  /**
   * Sets the root.
   *
   * @param past keys of earlier positions that can come again, the oldest first
   */
  void begin(BoardState root, long[] past, int pastCount, Stop stop, long nodeLimit) {
    boards[0].set(root);
    if (keys.length < pastCount + PLIES + 2) {
      keys = new long[pastCount + PLIES + 2];
    }
    System.arraycopy(past, 0, keys, 0, pastCount);
    rootKey = pastCount;
    keys[rootKey] = root.key();
    inCheck[0] = root.isCheck();
    table.nextSearch();
    this.stop = stop;
    this.nodeLimit = nodeLimit;
    stopped = false;
    passingForbiddenUntil = 0;
    nodes = 0;
    quiescenceNodes = 0;
    evaluationCount = 0;
    cutoffs = 0;
    firstMoveCutoffs = 0;
    tableHits = 0;
    tableCutoffs = 0;
    nullMovePrunes = 0;
    futilityPrunes = 0;
    lateMovePrunes = 0;
    exchangePrunes = 0;
    reductions = 0;
    researches = 0;
    extensions = 0;
    for (int ply = 0; ply < firstKiller.length; ply++) {
      firstKiller[ply] = MovePicker.NONE;
      secondKiller[ply] = MovePicker.NONE;
    }
  }

  /** Misjudges every position by up to this much, the same position always the same way. */
  void blur(int hundredths, long seed) {
    blur = hundredths;
    blurSeed = SplitMix64.mix(seed);
  }

  /** Which moves are tried at the root; all if there are none. */
  void among(int[] moves, int count) {
    rootMoves = moves;
    rootCount = count;
  }

  /** The score of the root within a window. */
  int search(int depth, int alpha, int beta) {
    deepest = 0;
    return search(0, depth, alpha, beta, false);
  }

  boolean isStopped() {
    return stopped;
  }

  long nodes() {
    return nodes;
  }

  /** The longest line of the last look, in plies. */
  int deepest() {
    return deepest;
  }

  /** The best line of the last look: its length, and its moves in {@link #lineMove}. */
  int lineLength() {
    return lineLength[0];
  }

  int lineMove(int at) {
    return lines[0][at];
  }

  /** How full the table is, in thousandths. */
  int tableUse() {
    return table.use();
  }

  /** What the root is worth at first sight, in named terms. */
  List<Term> explainRoot() {
    return evaluation.explain(boards[0]);
  }

  void copyTo(SearchCounters counters) {
    counters.set(Metric.NODES, nodes);
    counters.set(Metric.QUIESCENCE_NODES, quiescenceNodes);
    counters.set(Metric.EVALUATIONS, evaluationCount);
    counters.set(Metric.CUTOFFS, cutoffs);
    counters.set(Metric.FIRST_MOVE_CUTOFFS, firstMoveCutoffs);
    counters.set(Metric.TABLE_HITS, tableHits);
    counters.set(Metric.TABLE_CUTOFFS, tableCutoffs);
    counters.set(Metric.NULL_MOVE_PRUNES, nullMovePrunes);
    counters.set(Metric.FUTILITY_PRUNES, futilityPrunes);
    counters.set(Metric.LATE_MOVE_PRUNES, lateMovePrunes);
    counters.set(Metric.EXCHANGE_PRUNES, exchangePrunes);
    counters.set(Metric.REDUCTIONS, reductions);
    counters.set(Metric.RESEARCHES, researches);
    counters.set(Metric.EXTENSIONS, extensions);
  }

  // ---- One position

  /**
   * The score of a position for the side to move, searched so many plies deep: exact inside the
   * window, otherwise a bound.
   *
   * @param cutExpected whether one good move is expected to settle the position
   */
  private int search(int ply, int depth, int alpha, int beta, boolean cutExpected) {
    if (depth <= 0) {
      return quiesce(ply, alpha, beta);
    }
    BoardState board = boards[ply];
    boolean isRoot = ply == 0;
    boolean isOpen = beta - alpha > 1; // on the principal variation
    lineLength[ply] = 0;
    enter(ply);
    if (stopped) {
      return Score.DRAW;
    }
    if (!isRoot) {
      if (isDraw(ply)) {
        return Score.DRAW;
      }
      if (ply >= PLIES - 1) {
        return inCheck[ply] ? Score.DRAW : evaluate(board);
      }
      // Even mate on the next move is not news when a shorter one is known.
      alpha = Math.max(alpha, Score.lostIn(ply));
      beta = Math.min(beta, Score.wonIn(ply + 1));
      if (alpha >= beta) {
        return alpha;
      }
    }

    int without = excluded[ply];
    long known = without == MovePicker.NONE ? table.probe(board.key()) : TranspositionTable.UNKNOWN;
    int tableMove = MovePicker.NONE;
    int tableScore = Score.NONE;
    int tableDepth = -10;
    int tableBound = 0;
    if (known != TranspositionTable.UNKNOWN) {
      tableHits++;
      tableMove = TranspositionTable.move(known);
      tableScore = TranspositionTable.score(known, ply);
      tableDepth = TranspositionTable.depth(known);
      tableBound = TranspositionTable.bound(known);
      if (!isOpen
          && tableDepth >= depth
          && board.halfmoves() < 90
          && TranspositionTable.settles(tableBound, tableScore, alpha, beta)) {
        tableCutoffs++;
        return tableScore;
      }
    }

    int rough = Score.NONE;
    int sight = Score.NONE;
    int place = 0;
    boolean improving = false;
    if (inCheck[ply]) {
      evaluations[ply] = Score.NONE;
    } else {
      place =
          Correction.place(
              board.turn(),
              board.pawns() & board.men(Men.WHITE),
              board.pawns() & board.men(Men.BLACK));
      rough =
          known != TranspositionTable.UNKNOWN && TranspositionTable.evaluation(known) != Score.NONE
              ? TranspositionTable.evaluation(known)
              : without != MovePicker.NONE ? evaluations[ply] : evaluate(board);
      sight = without != MovePicker.NONE ? evaluations[ply] : rough + correction.at(place);
      evaluations[ply] = sight;
      improving = isImproving(ply, sight);
      // What the table knows is a better guess than first sight, if it points the right way.
      if (tableScore != Score.NONE
          && (tableBound
                  & (tableScore > sight ? TranspositionTable.AT_LEAST : TranspositionTable.AT_MOST))
              != 0
          && !Score.isDecided(tableScore)) {
        sight = tableScore;
      }
    }

    if (!isOpen && !inCheck[ply] && without == MovePicker.NONE && !Score.isDecided(beta)) {
      // Reverse futility: so far ahead that a few quiet plies will not change it.
      if (depth <= 8
          && sight - 80 * (depth - (improving ? 1 : 0)) >= beta
          && !Score.isDecided(sight)) {
        futilityPrunes++;
        return (sight + beta) / 2;
      }
      // Razoring: so far behind that only captures can help.
      if (depth <= 3 && sight + 220 * depth < alpha) {
        int score = quiesce(ply, alpha, alpha + 1);
        if (score <= alpha) {
          futilityPrunes++;
          return score;
        }
      }
      // Null move: if the position stands up even to two moves in a row, it is good.
      if (depth >= 3
          && sight >= beta
          && evaluations[ply] >= beta - 20 * depth + 160
          && ply >= passingForbiddenUntil
          && steps[ply + 3] != History.NO_STEP
          && hasPieces(board)) {
        int score = searchAfterPassing(ply, depth, sight, beta, cutExpected);
        if (stopped) {
          return Score.DRAW;
        }
        if (score >= beta) {
          nullMovePrunes++;
          return Score.isDecided(score) ? beta : score;
        }
      }
      // A capture that beats beta by far in a shallower search will beat it in a deeper one.
      if (depth >= 5) {
        int score = probeCaptures(ply, depth, beta, tableScore, tableDepth, tableMove);
        if (stopped) {
          return Score.DRAW;
        }
        if (score != Score.NONE) {
          return score;
        }
      }
    }
    // Where no earlier search knows a move, ordering is poor: a deep look is not worth its price
    // yet.
    if (depth >= 4 && tableMove == MovePicker.NONE && (isOpen || cutExpected)) {
      depth--;
    }
    return searchMoves(
        ply,
        depth,
        alpha,
        beta,
        cutExpected,
        isOpen,
        improving,
        tableMove,
        tableScore,
        tableDepth,
        tableBound,
        rough,
        sight,
        place);
  }

  private int searchMoves(
      int ply,
      int depth,
      int alphaOnEntry,
      int beta,
      boolean cutExpected,
      boolean isOpen,
      boolean improving,
      int tableMove,
      int tableScore,
      int tableDepth,
      int tableBound,
      int rough,
      int sight,
      int place) {
    BoardState board = boards[ply];
    MovePicker picker = pickers[ply];
    int without = excluded[ply];
    int color = board.turn();
    int alpha = alphaOnEntry;
    int best = -Score.INFINITE;
    int bestMove = MovePicker.NONE;
    int tried = 0;
    int quietCount = 0;
    int loudCount = 0;
    long[] checkSquares = this.checkSquares[ply];
    findCheckSquares(board, checkSquares);
    boolean tableMoveIsLoud = tableMove != MovePicker.NONE && MovePicker.isLoud(board, tableMove);
    firstKiller[ply + 2] = MovePicker.NONE;
    secondKiller[ply + 2] = MovePicker.NONE;
    int step1 = steps[ply + 3];
    int step2 = steps[ply + 2];
    int step4 = steps[ply];
    picker.begin(board, tableMove, firstKiller[ply], secondKiller[ply], step1, step2, step4);
    for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
      if (move == without || (ply == 0 && !isWantedAtRoot(move))) {
        continue;
      }
      boolean isQuiet = !MovePicker.isLoud(board, move);
      int step = History.step(color, board.man(Moves.from(move)), Moves.to(move));
      int past =
          isQuiet
              ? history.quiet(color, move & 0xFFF)
                  + history.followUp(step1, step)
                  + history.followUp(step2, step)
              : 0;
      tried++;
      boolean checks =
          isQuiet && (checkSquares[board.man(Moves.from(move))] >>> Moves.to(move) & 1) != 0;
      if (ply > 0 && best > -Score.WON + 2 * PLIES && hasPieces(board)) {
        int left = Math.max(1, depth - Reductions.plies(depth, tried) + (improving ? 1 : 0));
        if (isQuiet) {
          // Late move pruning: good refutations come early.
          if (depth <= 8 && !checks && tried > (4 + depth * depth) / (improving ? 1 : 2)) {
            lateMovePrunes++;
            picker.skipQuiet();
            continue;
          }
          // Futility: a quiet move does not make up for so much.
          if (!inCheck[ply]
              && !checks
              && left <= 8
              && sight + 110 + 90 * left + past / 128 <= alpha) {
            futilityPrunes++;
            continue;
          }
          if (left <= 4 && past < -3500 * left) {
            lateMovePrunes++;
            continue;
          }
          if (left <= 8 && !Exchange.wins(board, move, -28 * left * left)) {
            exchangePrunes++;
            continue;
          }
        } else if (depth <= 7 && !Exchange.wins(board, move, -95 * depth)) {
          exchangePrunes++;
          continue;
        }
      }

      int extension = 0;
      if (ply > 0
          && depth >= 7
          && move == tableMove
          && without == MovePicker.NONE
          && tableDepth >= depth - 3
          && (tableBound & TranspositionTable.AT_LEAST) != 0
          && !Score.isDecided(tableScore)
          && ply < PLIES / 2) {
        int singular = tableScore - 2 * depth;
        int others = searchWithout(ply, move, (depth - 1) / 2, singular, cutExpected);
        if (stopped) {
          return Score.DRAW;
        }
        if (others < singular) {
          // Singular: every other move is clearly worse, so this one decides and deserves a look.
          extension = !isOpen && others < singular - 20 ? 2 : 1;
        } else if (singular >= beta) {
          return singular; // several moves beat beta: one of them will
        } else if (tableScore >= beta) {
          extension = -2;
        } else if (cutExpected) {
          extension = -1;
        }
        // The inner search used this ply's picker up to its own end; begin again behind the move.
        picker.begin(board, tableMove, firstKiller[ply], secondKiller[ply], step1, step2, step4);
        picker.next();
      }

      BoardState child = boards[ply + 1];
      child.set(board, move);
      keys[rootKey + ply + 1] = child.key();
      inCheck[ply + 1] = child.isCheck();
      steps[ply + 4] = step;
      if (extension == 0 && inCheck[ply + 1] && depth <= 10 && Exchange.wins(board, move, 0)) {
        extension = 1;
      }
      if (extension > 0) {
        extensions++;
      }
      int nextDepth = depth - 1 + extension;

      int score;
      if (tried == 1) {
        score = -search(ply + 1, nextDepth, -beta, -alpha, !isOpen && !cutExpected);
      } else {
        int reduction = 0;
        if (depth >= 3 && tried > 1 + (isOpen ? 1 : 0) && (isQuiet || picker.isAtBadLoud())) {
          reduction = Reductions.plies(depth, tried);
          if (isQuiet) {
            reduction -= past / 8192;
            if (cutExpected) {
              reduction += 1;
            }
            if (tableMoveIsLoud) {
              reduction++;
            }
            if (move == firstKiller[ply] || move == secondKiller[ply]) {
              reduction--;
            }
          } else {
            reduction -= 1;
          }
          if (isOpen) {
            reduction--;
          }
          if (!improving) {
            reduction++;
          }
          if (inCheck[ply] || inCheck[ply + 1]) {
            reduction--;
          }
          reduction = Math.max(0, Math.min(reduction, nextDepth - 1));
        }
        if (reduction > 0) {
          reductions++;
        }
        score = -search(ply + 1, nextDepth - reduction, -alpha - 1, -alpha, true);
        if (score > alpha && reduction > 0) {
          researches++;
          score = -search(ply + 1, nextDepth, -alpha - 1, -alpha, !cutExpected);
        }
        if (score > alpha && isOpen) {
          score = -search(ply + 1, nextDepth, -beta, -alpha, false);
        }
      }
      if (stopped) {
        return Score.DRAW;
      }

      if (score > best) {
        best = score;
        if (score > alpha) {
          bestMove = move;
          if (isOpen) {
            extendLine(ply, move);
          }
          if (score >= beta) {
            cutoffs++;
            if (tried == 1) {
              firstMoveCutoffs++;
            }
            reward(ply, depth, move, isQuiet, quietCount, loudCount);
            break;
          }
          alpha = score;
        }
      }
      if (isQuiet && quietCount < 64) {
        triedQuiet[ply][quietCount++] = move;
      } else if (!isQuiet && loudCount < 64) {
        triedLoud[ply][loudCount++] = move;
      }
    }

    if (tried == 0) {
      if (without != MovePicker.NONE) {
        return alpha;
      }
      return inCheck[ply] ? Score.lostIn(ply) : Score.DRAW;
    }
    if (without == MovePicker.NONE) {
      int bound =
          best >= beta
              ? TranspositionTable.AT_LEAST
              : bestMove != MovePicker.NONE ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
      if (ply > 0 || rootCount == 0) {
        table.store(board.key(), bestMove, best, rough, depth, bound, ply);
      }
      learn(ply, depth, best, bestMove, bound, place);
    }
    return best;
  }

  /** Teaches the correction what first sight missed, unless captures or mates explain it. */
  private void learn(int ply, int depth, int best, int bestMove, int bound, int place) {
    if (inCheck[ply]
        || Score.isDecided(best)
        || (bestMove != MovePicker.NONE && MovePicker.isLoud(boards[ply], bestMove))) {
      return;
    }
    int error = best - evaluations[ply] + correction.at(place);
    boolean says =
        bound == TranspositionTable.EXACT
            || (bound == TranspositionTable.AT_LEAST && best > evaluations[ply])
            || (bound == TranspositionTable.AT_MOST && best < evaluations[ply]);
    if (says) {
      correction.learn(place, error, depth);
    }
  }

  private int searchWithout(int ply, int move, int depth, int score, boolean cutExpected) {
    excluded[ply] = move;
    int others = search(ply, depth, score - 1, score, cutExpected);
    excluded[ply] = MovePicker.NONE;
    return others;
  }

  private int searchAfterPassing(int ply, int depth, int sight, int beta, boolean cutExpected) {
    int reduction = 3 + depth / 3 + Math.min(3, (sight - beta) / 200);
    BoardState child = boards[ply + 1];
    child.pass(boards[ply]);
    keys[rootKey + ply + 1] = child.key();
    inCheck[ply + 1] = false;
    steps[ply + 4] = History.NO_STEP;
    int score = -search(ply + 1, depth - reduction, -beta, -beta + 1, !cutExpected);
    if (stopped || score < beta || (depth < 14 && hasSeveralPieces(boards[ply]))) {
      return score;
    }
    // Make sure it is not zugzwang: the same without passing for a while.
    int before = passingForbiddenUntil;
    passingForbiddenUntil = ply + 3 * (depth - reduction) / 4;
    int verified = search(ply, depth - reduction, beta - 1, beta, false);
    passingForbiddenUntil = before;
    return verified;
  }

  private int probeCaptures(
      int ply, int depth, int beta, int tableScore, int tableDepth, int tableMove) {
    int high = beta + 160;
    if (Score.isDecided(high)
        || (tableDepth >= depth - 3 && tableScore != Score.NONE && tableScore < high)) {
      return Score.NONE;
    }
    BoardState board = boards[ply];
    MovePicker picker = pickers[ply];
    picker.beginLoud(board, tableMove, Math.max(1, high - evaluations[ply]));
    for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
      BoardState child = boards[ply + 1];
      child.set(board, move);
      keys[rootKey + ply + 1] = child.key();
      inCheck[ply + 1] = child.isCheck();
      steps[ply + 4] = History.step(board.turn(), board.man(Moves.from(move)), Moves.to(move));
      int score = -quiesce(ply + 1, -high, -high + 1);
      if (score >= high) {
        score = -search(ply + 1, depth - 4, -high, -high + 1, true);
      }
      if (stopped) {
        return Score.NONE;
      }
      if (score >= high) {
        exchangePrunes++;
        table.store(
            board.key(),
            move,
            score,
            evaluations[ply],
            depth - 3,
            TranspositionTable.AT_LEAST,
            ply);
        return score;
      }
    }
    return Score.NONE;
  }

  // ---- Captures until it is quiet

  private int quiesce(int ply, int alphaOnEntry, int beta) {
    BoardState board = boards[ply];
    lineLength[ply] = 0;
    enter(ply);
    quiescenceNodes++;
    if (stopped || isDraw(ply)) {
      return Score.DRAW;
    }
    if (ply >= PLIES - 1) {
      return inCheck[ply] ? Score.DRAW : evaluate(board);
    }
    boolean isOpen = beta - alphaOnEntry > 1;
    int alpha = alphaOnEntry;
    long known = table.probe(board.key());
    int tableMove = MovePicker.NONE;
    if (known != TranspositionTable.UNKNOWN) {
      tableHits++;
      tableMove = TranspositionTable.move(known);
      int score = TranspositionTable.score(known, ply);
      if (!isOpen
          && TranspositionTable.settles(TranspositionTable.bound(known), score, alpha, beta)) {
        tableCutoffs++;
        return score;
      }
    }
    int rough = Score.NONE;
    int best = -Score.INFINITE;
    int floor = -Score.INFINITE;
    if (!inCheck[ply]) {
      rough =
          known != TranspositionTable.UNKNOWN && TranspositionTable.evaluation(known) != Score.NONE
              ? TranspositionTable.evaluation(known)
              : evaluate(board);
      best =
          rough
              + correction.at(
                  Correction.place(
                      board.turn(),
                      board.pawns() & board.men(Men.WHITE),
                      board.pawns() & board.men(Men.BLACK)));
      evaluations[ply] = best;
      if (best >= beta) { // standing still is already enough
        return best;
      }
      alpha = Math.max(alpha, best);
      floor = best + 150;
    }
    MovePicker picker = pickers[ply];
    if (inCheck[ply]) {
      picker.begin(
          board,
          tableMove,
          MovePicker.NONE,
          MovePicker.NONE,
          steps[ply + 3],
          steps[ply + 2],
          steps[ply]);
    } else {
      picker.beginLoud(board, tableMove, 0);
    }
    int bestMove = MovePicker.NONE;
    int tried = 0;
    for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
      tried++;
      if (!inCheck[ply]
          && Moves.kind(move) < Moves.PROMOTION
          && floor + Exchange.gain(board, move) <= alpha
          && !Exchange.wins(board, move, 1)) {
        // Delta pruning: even with what it takes we stay behind.
        best = Math.max(best, floor + Exchange.gain(board, move));
        futilityPrunes++;
        continue;
      }
      if (inCheck[ply] && best > -Score.WON + 2 * PLIES && !MovePicker.isLoud(board, move)) {
        picker.skipQuiet(); // one quiet way out of check is enough to know
        continue;
      }
      BoardState child = boards[ply + 1];
      child.set(board, move);
      keys[rootKey + ply + 1] = child.key();
      inCheck[ply + 1] = child.isCheck();
      steps[ply + 4] = History.step(board.turn(), board.man(Moves.from(move)), Moves.to(move));
      int score = -quiesce(ply + 1, -beta, -alpha);
      if (stopped) {
        return Score.DRAW;
      }
      if (score > best) {
        best = score;
        if (score > alpha) {
          bestMove = move;
          if (isOpen) {
            extendLine(ply, move);
          }
          if (score >= beta) {
            cutoffs++;
            if (tried == 1) {
              firstMoveCutoffs++;
            }
            break;
          }
          alpha = score;
        }
      }
    }
    if (inCheck[ply] && tried == 0) {
      return Score.lostIn(ply);
    }
    int bound = best >= beta ? TranspositionTable.AT_LEAST : TranspositionTable.AT_MOST;
    table.store(board.key(), bestMove, best, rough, 0, bound, ply);
    return best;
  }

  // ---- Small questions

  /** Whence men of each kind would attack the other king. */
  private static void findCheckSquares(BoardState board, long[] squares) {
    int king = Long.numberOfTrailingZeros(board.kings() & board.enemy());
    long occupied = board.occupied();
    squares[Men.PAWN] = Attacks.pawn(board.turn() ^ 1, king);
    squares[Men.KNIGHT] = Attacks.knight(king);
    squares[Men.BISHOP] = Attacks.bishop(king, occupied);
    squares[Men.ROOK] = Attacks.rook(king, occupied);
    squares[Men.QUEEN] = squares[Men.BISHOP] | squares[Men.ROOK];
  }

  private void enter(int ply) {
    if (stopped) {
      return; // on the way back
    }
    nodes++;
    deepest = Math.max(deepest, ply);
    if (nodes >= nodeLimit || ((nodes & POLL_MASK) == 0 && stop.isWanted())) {
      stopped = true;
    }
  }

  private int evaluate(BoardState board) {
    evaluationCount++;
    int score = evaluation.evaluate(board);
    return blur == 0 ? score : score + error(board.key());
  }

  /** The sum of two lots, so that small errors are more likely than big ones. */
  private int error(long key) {
    long lots = SplitMix64.mix(key ^ blurSeed);
    int one = ((int) (lots & 0xFFFF) * blur) >> 16;
    int other = ((int) (lots >>> 16 & 0xFFFF) * blur) >> 16;
    return one - other;
  }

  /** Better than two plies ago, when it was this side's turn before. */
  private boolean isImproving(int ply, int sight) {
    if (ply >= 2 && evaluations[ply - 2] != Score.NONE) {
      return sight > evaluations[ply - 2];
    }
    return ply >= 4 && evaluations[ply - 4] != Score.NONE && sight > evaluations[ply - 4];
  }

  private static boolean hasPieces(BoardState board) {
    return (board.own() & ~board.pawns() & ~board.kings()) != 0;
  }

  private static boolean hasSeveralPieces(BoardState board) {
    return Long.bitCount(board.own() & ~board.pawns() & ~board.kings()) > 1;
  }

  /** A draw by repetition, by fifty moves or because nobody can win. */
  private boolean isDraw(int ply) {
    BoardState board = boards[ply];
    int quiet = board.halfmoves();
    if (quiet >= 100) {
      return !inCheck[ply] || legal.count(board) > 0;
    }
    if (quiet >= 4) {
      int here = rootKey + ply;
      int first = Math.max(0, here - quiet);
      long key = board.key();
      boolean seen = false;
      for (int at = here - 4; at >= first; at -= 2) {
        if (keys[at] == key) {
          // Once within the search is enough; before it, it must have been twice.
          if (at > rootKey || seen) {
            return true;
          }
          seen = true;
        }
      }
    }
    return isDead(board);
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

  private boolean isWantedAtRoot(int move) {
    if (rootCount == 0) {
      return true;
    }
    for (int i = 0; i < rootCount; i++) {
      if (rootMoves[i] == move) {
        return true;
      }
    }
    return false;
  }

  private void extendLine(int ply, int move) {
    int[] line = lines[ply];
    int length = lineLength[ply + 1];
    line[0] = move;
    System.arraycopy(lines[ply + 1], 0, line, 1, length);
    lineLength[ply] = length + 1;
  }

  /** The move that cut is praised, those tried before it are blamed. */
  private void reward(
      int ply, int depth, int move, boolean isQuiet, int quietCount, int loudCount) {
    BoardState board = boards[ply];
    int color = board.turn();
    int bonus = Math.min(1800, 16 * depth * depth + 130 * depth);
    if (isQuiet) {
      if (firstKiller[ply] != move) {
        secondKiller[ply] = firstKiller[ply];
        firstKiller[ply] = move;
      }
      history.rememberAnswer(steps[ply + 3], move);
      // A cut at once in a shallow search says little.
      if (depth > 3 || quietCount > 0) {
        rewardQuiet(ply, color, move, bonus);
      }
      for (int i = 0; i < quietCount; i++) {
        rewardQuiet(ply, color, triedQuiet[ply][i], -bonus);
      }
    } else {
      rewardLoud(board, color, move, bonus);
    }
    for (int i = 0; i < loudCount; i++) {
      rewardLoud(board, color, triedLoud[ply][i], -bonus);
    }
  }

  private void rewardQuiet(int ply, int color, int move, int bonus) {
    int step = History.step(color, boards[ply].man(Moves.from(move)), Moves.to(move));
    history.rewardQuiet(color, move & 0xFFF, bonus);
    history.rewardFollowUp(steps[ply + 3], step, bonus);
    history.rewardFollowUp(steps[ply + 2], step, bonus);
    history.rewardFollowUp(steps[ply], step, bonus / 2);
  }

  private void rewardLoud(BoardState board, int color, int move, int bonus) {
    int taken = Moves.kind(move) == Moves.EN_PASSANT ? Men.PAWN : board.man(Moves.to(move));
    int step = History.step(color, board.man(Moves.from(move)), Moves.to(move));
    history.rewardLoud(step, taken, bonus);
  }
}
