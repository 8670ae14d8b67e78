package games.janus.engines.chess;

import games.janus.engines.search.Score;

/**
 * Moves that come late in a well-ordered list seldom matter: which of them are not tried at all,
 * and how much less deep the others are looked at.
 */
final class LateMoves {
  private static final int QUIET_EXCHANGE_MARGIN = -28;
  private static final int LOUD_EXCHANGE_MARGIN = -95;
  private static final int FUTILITY_BASE = 110;
  private static final int FUTILITY_MARGIN = 90;
  private static final int BAD_PAST = -3500;

  private final Tally tally;
  private final Path path;
  private final Refutations refutations;

  LateMoves(Parts parts) {
    tally = parts.tally;
    path = parts.path;
    refutations = parts.refutations;
  }

  /** Whether a move need not be tried, as another one already holds the position. */
  boolean isPassedOver(Node node) {
    if (node.ply == 0 || node.best <= -Score.WON + 2 * Path.PLIES || !node.hasPieces()) {
      return false;
    }
    return node.isQuiet ? isQuietPassedOver(node) : losesTooMuch(node);
  }

  private boolean isQuietPassedOver(Node node) {
    int depth = node.depth;
    // Good refutations come early. Where a score is wanted and no refutation, the best move may
    // come last: giving up there would overlook even mates.
    int enough = (4 + depth * depth) / (node.isImproving ? 1 : 2);
    if (depth <= 8 && !node.isOpen && !node.checks && node.tried > enough) {
      tally.lateMovePrunes++;
      node.picker.skipQuiet();
      return true;
    }
    int left =
        Math.max(1, depth - Reductions.plies(depth, node.tried) + (node.isImproving ? 1 : 0));
    return left <= 8 && isPoor(node, left);
  }

  /** Judged by how deep the move would be looked at. */
  private boolean isPoor(Node node, int left) {
    // Futility: a quiet move does not make up for so much.
    if (!node.isCheck
        && !node.checks
        && node.sight + FUTILITY_BASE + FUTILITY_MARGIN * left + node.past / 128 <= node.alpha) {
      tally.futilityPrunes++;
      return true;
    }
    if (left <= 4 && node.past < BAD_PAST * left) {
      tally.lateMovePrunes++;
      return true;
    }
    if (!Exchange.wins(node.board, node.move, QUIET_EXCHANGE_MARGIN * left * left)) {
      tally.exchangePrunes++;
      return true;
    }
    return false;
  }

  private boolean losesTooMuch(Node node) {
    if (node.depth <= 7
        && !Exchange.wins(node.board, node.move, LOUD_EXCHANGE_MARGIN * node.depth)) {
      tally.exchangePrunes++;
      return true;
    }
    return false;
  }

  /** How many plies less a move is looked at first; if it does well all the same, again in full. */
  int reduction(Node node, int nextDepth) {
    if (node.depth < 3
        || node.tried <= (node.isOpen ? 2 : 1)
        || !(node.isQuiet || node.picker.isAtBadLoud())) {
      return 0;
    }
    int reduction = Reductions.plies(node.depth, node.tried);
    if (node.isQuiet) {
      reduction -= node.past / 8192;
      reduction += node.cutExpected ? 1 : 0;
      reduction += node.tableMoveIsLoud ? 1 : 0; // then quiet moves have not done well here
      reduction -= refutations.isKiller(node.ply, node.move) ? 1 : 0;
    } else {
      reduction--;
    }
    reduction -= node.isOpen ? 1 : 0;
    reduction += node.isImproving ? 0 : 1;
    reduction -= node.isCheck || path.isCheck(node.ply + 1) ? 1 : 0;
    return Math.max(0, Math.min(reduction, nextDepth - 1));
  }
}
