package games.janus.engines.chess;

import games.janus.engines.search.Score;

/**
 * Moves that come late in a well-ordered list seldom matter: which of them are not tried at all,
 * and how much less deep the others are looked at.
 */
final class LateMoves {
  private static final int QUIET_SEE_MARGIN = -28;
  private static final int NOISY_SEE_MARGIN = -95;
  private static final int FUTILITY_BASE = 110;
  private static final int FUTILITY_MARGIN = 90;
  private static final int BAD_HISTORY = -3500;

  private final SearchStats stats;
  private final SearchStack stack;
  private final Refutations refutations;

  LateMoves(SearchParts parts) {
    stats = parts.stats;
    stack = parts.stack;
    refutations = parts.refutations;
  }

  /** Whether a move need not be tried, as another one already holds the position. */
  boolean skipMove(StackEntry node) {
    if (node.ply == 0 || node.best <= -Score.WON + 2 * SearchStack.MAX_PLY || !node.hasPieces()) {
      return false;
    }
    return node.isQuiet ? skipQuiet(node) : skipNoisy(node);
  }

  private boolean skipQuiet(StackEntry node) {
    int depth = node.depth;
    // Good refutations come early. Where a score is wanted and no refutation, the best move may
    // come last: giving up there would overlook even mates.
    int enough = (4 + depth * depth) / (node.isImproving ? 1 : 2);
    if (depth <= 8 && !node.isPvNode && !node.givesCheck && node.moveCount > enough) {
      stats.lateMovePrunes++;
      node.picker.skipQuiet();
      return true;
    }
    int left =
        Math.max(
            1, depth - ReductionTable.plies(depth, node.moveCount) + (node.isImproving ? 1 : 0));
    return left <= 8 && skipLateQuiet(node, left);
  }

  /** Judged by how deep the move would be looked at. */
  private boolean skipLateQuiet(StackEntry node, int left) {
    // Futility: a quiet move does not make up for so much.
    if (!node.isCheck
        && !node.givesCheck
        && node.eval + FUTILITY_BASE + FUTILITY_MARGIN * left + node.historyScore / 128
            <= node.alpha) {
      stats.futilityPrunes++;
      return true;
    }
    if (left <= 4 && node.historyScore < BAD_HISTORY * left) {
      stats.lateMovePrunes++;
      return true;
    }
    if (!See.atLeast(node.board, node.move, QUIET_SEE_MARGIN * left * left)) {
      stats.exchangePrunes++;
      return true;
    }
    return false;
  }

  private boolean skipNoisy(StackEntry node) {
    if (node.depth <= 7 && !See.atLeast(node.board, node.move, NOISY_SEE_MARGIN * node.depth)) {
      stats.exchangePrunes++;
      return true;
    }
    return false;
  }

  /** How many plies less a move is looked at first; if it does well all the same, again in full. */
  int reduction(StackEntry node, int nextDepth) {
    if (node.depth < 3
        || node.moveCount <= (node.isPvNode ? 2 : 1)
        || !(node.isQuiet || node.picker.isAtBadNoisy())) {
      return 0;
    }
    int reduction = ReductionTable.plies(node.depth, node.moveCount);
    if (node.isQuiet) {
      reduction -= node.historyScore / 8192;
      reduction += node.isCutNode ? 1 : 0;
      reduction += node.isTableMoveNoisy ? 1 : 0; // then quiet moves have not done well here
      reduction -= refutations.isKiller(node.ply, node.move) ? 1 : 0;
    } else {
      reduction--;
    }
    reduction -= node.isPvNode ? 1 : 0;
    reduction += node.isImproving ? 0 : 1;
    reduction -= node.isCheck || stack.isCheck(node.ply + 1) ? 1 : 0;
    return Math.max(0, Math.min(reduction, nextDepth - 1));
  }
}
