package games.janus.engines.chess;

import games.janus.engines.search.Killers;
import games.janus.engines.search.ReductionTable;
import games.janus.engines.search.Score;
import games.janus.engines.search.SearchStats;
import games.janus.engines.search.TranspositionTable;

/**
 * Every condition and margin by which {@link Search} prunes, reduces or extends, in centipawns.
 *
 * <p>"Step" is what the whole player won against the player without that step: Elo with the error
 * of 95 %, 80 games of 6,000 nodes a move, 2026-11-17, before the weights of that day.
 */
final class Pruning {
  // Reverse futility. Step: +137 ± 80. Depth and margin a ply: untested.
  private static final int REVERSE_FUTILITY_MAX_DEPTH = 8;
  private static final int REVERSE_FUTILITY_MARGIN = 80;

  // Razoring. Step: +4 ± 60. Depth and margin a ply: untested.
  private static final int RAZOR_MAX_DEPTH = 3;
  private static final int RAZOR_MARGIN = 220;

  // Null move. Step: +22 ± 67. These and the numbers of nullMoveDepth: untested.
  private static final int NULL_MOVE_MIN_DEPTH = 3;
  private static final int NULL_MOVE_VERIFY_DEPTH = 14;

  // ProbCut. Step: -13 ± 66. Depth, margin and reduction: untested.
  private static final int PROB_CUT_MIN_DEPTH = 5;
  private static final int PROB_CUT_MARGIN = 160;
  private static final int PROB_CUT_REDUCTION = 4;

  // Internal iterative reduction. Step: -4 ± 56. The depth: untested.
  private static final int INTERNAL_REDUCTION_MIN_DEPTH = 4;

  // Late move pruning, by count and by history. Step: +57 ± 59. Only outside PV nodes: +70 ± 19,
  // 1,000 games of 6,000 nodes a move, 2026-11-17. Depths, counts and bound: untested.
  private static final int LATE_MOVE_MAX_DEPTH = 8;
  private static final int LATE_MOVE_BASE = 4;
  private static final int BAD_HISTORY_MAX_DEPTH = 4;
  private static final int BAD_HISTORY = -3500;

  // Futility. Step: +31 ± 56. Depth, margins and share of the history: untested.
  private static final int FUTILITY_MAX_DEPTH = 8;
  private static final int FUTILITY_BASE = 110;
  private static final int FUTILITY_MARGIN = 90;
  private static final int FUTILITY_HISTORY_DIVISOR = 128;

  // By static exchange evaluation. Step: +132 ± 71. Depth and margins: untested.
  private static final int NOISY_SEE_MAX_DEPTH = 7;
  private static final int NOISY_SEE_MARGIN = -95;
  private static final int QUIET_SEE_MARGIN = -28;

  // Singular extension. Step: +17 ± 70. Depths and margins: untested.
  private static final int SINGULAR_MIN_DEPTH = 7;
  private static final int SINGULAR_TABLE_DEPTH = 3;
  private static final int SINGULAR_MARGIN = 2;
  private static final int DOUBLE_EXTENSION_MARGIN = 20;

  // Check extension. Step: -22 ± 57. The depth: untested.
  private static final int CHECK_EXTENSION_MAX_DEPTH = 10;

  // Late move reductions. Step: +203 ± 84. All numbers here and in reduction(): untested.
  private static final ReductionTable REDUCTIONS = new ReductionTable(0.80, 2.3);
  private static final int REDUCTION_MIN_DEPTH = 3;
  private static final int REDUCTION_HISTORY_DIVISOR = 8192;

  private final SearchStats stats;
  private final SearchStack stack;
  private final Killers killers;

  Pruning(SearchParts parts) {
    stats = parts.stats;
    stack = parts.stack;
    killers = parts.killers;
  }

  /** Reverse futility: so far above beta that a few quiet plies will not change it. */
  static boolean reverseFutility(StackEntry node) {
    int plies = node.depth - (node.isImproving ? 1 : 0);
    return node.depth <= REVERSE_FUTILITY_MAX_DEPTH
        && node.eval - REVERSE_FUTILITY_MARGIN * plies >= node.beta
        && !Score.isDecided(node.eval);
  }

  /** Razoring: so far below alpha that only captures can help. */
  static boolean canRazor(StackEntry node) {
    return node.depth <= RAZOR_MAX_DEPTH && node.eval + RAZOR_MARGIN * node.depth < node.alpha;
  }

  /** Null move: a side that is above beta even after passing is well above it. */
  boolean canNullMove(StackEntry node) {
    return node.depth >= NULL_MOVE_MIN_DEPTH
        && node.eval >= node.beta
        && stack.staticEval(node.ply) >= node.beta - 20 * node.depth + 160
        && stack.pieceTo(node.ply, 1) != History.NO_PIECE_TO
        && node.hasPieces();
  }

  static int nullMoveDepth(StackEntry node) {
    return node.depth - 3 - node.depth / 3 - Math.min(3, (node.eval - node.beta) / 200);
  }

  /** Whether zugzwang is likely, or costly to miss: then the cutoff is verified by a search. */
  static boolean mustVerifyNullMove(StackEntry node) {
    return node.depth >= NULL_MOVE_VERIFY_DEPTH || !node.hasSeveralPieces();
  }

  /** ProbCut: a capture far above beta in a shallow search will be above beta in a deep one. */
  static boolean canProbCut(StackEntry node) {
    int probCutBeta = probCutBeta(node);
    boolean isDoubtful =
        node.tableDepth >= node.depth - 3
            && node.tableScore != Score.NONE
            && node.tableScore < probCutBeta;
    return node.depth >= PROB_CUT_MIN_DEPTH && !Score.isDecided(probCutBeta) && !isDoubtful;
  }

  static int probCutBeta(StackEntry node) {
    return node.beta + PROB_CUT_MARGIN;
  }

  static int probCutDepth(StackEntry node) {
    return node.depth - PROB_CUT_REDUCTION;
  }

  /**
   * Internal iterative reduction: without a table move ordering is poor, and a deep search dear.
   */
  static boolean reduceInternally(StackEntry node) {
    return node.depth >= INTERNAL_REDUCTION_MIN_DEPTH
        && node.tableMove == MovePicker.NONE
        && (node.isPvNode || node.isCutNode);
  }

  /** Whether a move need not be searched, as another one already holds the position. */
  boolean skipMove(StackEntry node) {
    if (node.ply == 0 || Score.isLost(node.best) || !node.hasPieces()) {
      return false;
    }
    return node.isQuiet ? skipQuiet(node) : skipNoisy(node);
  }

  private boolean skipQuiet(StackEntry node) {
    int depth = node.depth;
    // Late move pruning. Not in PV nodes: there the best move may come last, even a mate.
    int enough = (LATE_MOVE_BASE + depth * depth) / (node.isImproving ? 1 : 2);
    boolean isLate = depth <= LATE_MOVE_MAX_DEPTH && node.moveCount > enough;
    if (isLate && !node.isPvNode && !node.givesCheck) {
      stats.lateMovePrunes++;
      node.picker.skipQuiet();
      return true;
    }
    int reduction = REDUCTIONS.plies(depth, node.moveCount) - (node.isImproving ? 1 : 0);
    int reducedDepth = Math.max(1, depth - reduction);
    return reducedDepth <= FUTILITY_MAX_DEPTH && skipReduced(node, reducedDepth);
  }

  /** Whether a quiet move is not worth the reduced search that it would get. */
  private boolean skipReduced(StackEntry node, int reducedDepth) {
    int futility =
        node.eval
            + FUTILITY_BASE
            + FUTILITY_MARGIN * reducedDepth
            + node.historyScore / FUTILITY_HISTORY_DIVISOR;
    if (!node.isCheck && !node.givesCheck && futility <= node.alpha) {
      stats.futilityPrunes++;
      return true;
    }
    if (reducedDepth <= BAD_HISTORY_MAX_DEPTH && node.historyScore < BAD_HISTORY * reducedDepth) {
      stats.lateMovePrunes++;
      return true;
    }
    int seeMargin = QUIET_SEE_MARGIN * reducedDepth * reducedDepth;
    boolean losesMaterial = !See.atLeast(node.board, node.move, seeMargin);
    stats.exchangePrunes += losesMaterial ? 1 : 0;
    return losesMaterial;
  }

  private boolean skipNoisy(StackEntry node) {
    int seeMargin = NOISY_SEE_MARGIN * node.depth;
    boolean losesMaterial =
        node.depth <= NOISY_SEE_MAX_DEPTH && !See.atLeast(node.board, node.move, seeMargin);
    stats.exchangePrunes += losesMaterial ? 1 : 0;
    return losesMaterial;
  }

  /** Whether to ask if the table move is the only good one. */
  static boolean isSingularCandidate(StackEntry node) {
    return node.move == node.tableMove
        && node.depth >= SINGULAR_MIN_DEPTH
        && node.ply > 0
        && !node.hasExcludedMove()
        && node.tableDepth >= node.depth - SINGULAR_TABLE_DEPTH
        && (node.tableBound & TranspositionTable.AT_LEAST) != 0
        && !Score.isDecided(node.tableScore)
        && node.ply < SearchStack.MAX_PLY / 2;
  }

  static int singularBeta(StackEntry node) {
    return node.tableScore - SINGULAR_MARGIN * node.depth;
  }

  static int singularDepth(StackEntry node) {
    return (node.depth - 1) / 2;
  }

  /** Multi-cut: other moves than the table move are above beta, too. */
  static boolean isMultiCut(StackEntry node, int others) {
    return others >= singularBeta(node) && singularBeta(node) >= node.beta;
  }

  /** How many plies deeper to search the table move, by the best score without it. */
  static int singularExtension(StackEntry node, int others) {
    int singularBeta = singularBeta(node);
    if (others < singularBeta) {
      return !node.isPvNode && others < singularBeta - DOUBLE_EXTENSION_MARGIN ? 2 : 1;
    }
    return node.tableScore >= node.beta ? -2 : node.isCutNode ? -1 : 0;
  }

  /** Whether the move just played is a check that loses nothing: it has few replies. */
  boolean extendCheck(StackEntry node) {
    return stack.isCheck(node.ply + 1)
        && node.depth <= CHECK_EXTENSION_MAX_DEPTH
        && See.atLeast(node.board, node.move, 0);
  }

  /** Late move reductions: how many plies less deep the move just played is searched first. */
  int reduction(StackEntry node, int newDepth) {
    if (node.depth < REDUCTION_MIN_DEPTH
        || node.moveCount <= (node.isPvNode ? 2 : 1)
        || !(node.isQuiet || node.picker.isAtBadNoisy())) {
      return 0;
    }
    int reduction = REDUCTIONS.plies(node.depth, node.moveCount);
    if (node.isQuiet) {
      reduction -= node.historyScore / REDUCTION_HISTORY_DIVISOR;
      reduction += node.isCutNode ? 1 : 0;
      reduction += node.isTableMoveNoisy ? 1 : 0; // then quiet moves have not done well here
      reduction -= killers.isKiller(node.ply, node.move) ? 1 : 0;
    } else {
      reduction--;
    }
    reduction -= node.isPvNode ? 1 : 0;
    reduction += node.isImproving ? 0 : 1;
    reduction -= node.isCheck || stack.isCheck(node.ply + 1) ? 1 : 0;
    return Math.max(0, Math.min(reduction, newDepth - 1));
  }
}
