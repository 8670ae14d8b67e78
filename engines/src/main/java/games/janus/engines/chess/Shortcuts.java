package games.janus.engines.chess;

import games.janus.engine.SearchTree.Ending;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;

/** Reasons to leave a position before its moves are tried. */
final class Shortcuts {
  // In hundredths of a pawn; the first two for each ply of depth.
  private static final int REVERSE_FUTILITY_MARGIN = 80;
  private static final int RAZOR_MARGIN = 220;
  private static final int PROB_CUT_MARGIN = 160;

  private final TranspositionTable table;
  private final SearchStats stats;
  private final StopCheck stopCheck;
  private final SearchStack stack;
  private final Quiescence quiescence;
  private final Search search;
  private final Sampler sampler;
  private int nullMoveMinPly;

  Shortcuts(SearchParts parts, Quiescence quiescence, Search search) {
    table = parts.table;
    stats = parts.stats;
    stopCheck = parts.stopCheck;
    stack = parts.stack;
    this.quiescence = quiescence;
    this.search = search;
    sampler = parts.sampler;
  }

  void begin() {
    nullMoveMinPly = 0;
  }

  /** A score that is good enough without trying the moves; none if there is no such reason. */
  int pruneEarly(StackEntry node) {
    if (reverseFutility(node)) {
      stats.futilityPrunes++;
      sampler.endReason(Ending.FAR_AHEAD);
      return (node.eval + node.beta) / 2;
    }
    int score = Score.NONE;
    if (node.depth <= 3 && node.eval + RAZOR_MARGIN * node.depth < node.alpha) {
      score = razor(node);
    }
    if (score == Score.NONE && canNullMove(node)) {
      score = nullMove(node);
    }
    if (score == Score.NONE && node.depth >= 5 && !stopCheck.isStopped()) {
      score = probCut(node);
    }
    return score;
  }

  /** Reverse futility: so far ahead that a few quiet plies will not change it. */
  private static boolean reverseFutility(StackEntry node) {
    int plies = node.depth - (node.isImproving ? 1 : 0);
    return node.depth <= 8
        && node.eval - REVERSE_FUTILITY_MARGIN * plies >= node.beta
        && !Score.isDecided(node.eval);
  }

  /** Razoring: so far behind that only captures can help. */
  private int razor(StackEntry node) {
    int score = quiescence.search(node.ply, node.alpha, node.alpha + 1);
    if (score > node.alpha) {
      return Score.NONE;
    }
    stats.futilityPrunes++;
    sampler.endReason(Ending.FAR_BEHIND);
    return score;
  }

  /** Null move: if the position stands up even to two moves in a row, it is good. */
  private boolean canNullMove(StackEntry node) {
    return node.depth >= 3
        && node.eval >= node.beta
        && stack.staticEval(node.ply) >= node.beta - 20 * node.depth + 160
        && node.ply >= nullMoveMinPly
        && stack.pieceTo(node.ply, 1) != History.NO_PIECE_TO
        && node.hasPieces();
  }

  private int nullMove(StackEntry node) {
    int ply = node.ply;
    int beta = node.beta;
    int depth = node.depth - 3 - node.depth / 3 - Math.min(3, (node.eval - beta) / 200);
    stack.pass(ply);
    int score = -search.search(ply + 1, depth, -beta, -beta + 1, !node.isCutNode);
    if (score >= beta && !stopCheck.isStopped() && (node.depth >= 14 || !node.hasSeveralPieces())) {
      score = verifyNullMove(node, depth);
    }
    if (score < beta) {
      return Score.NONE;
    }
    stats.nullMovePrunes++;
    sampler.endReason(Ending.PASS);
    return Score.isDecided(score) ? beta : score;
  }

  /** Makes sure that it is not zugzwang: the same without passing for a while. */
  private int verifyNullMove(StackEntry node, int depth) {
    int before = nullMoveMinPly;
    nullMoveMinPly = node.ply + 3 * depth / 4;
    int score =
        depth <= 0
            ? quiescence.search(node.ply, node.beta - 1, node.beta)
            : search.search(
                node.excludedEntry()
                    .prepare(depth, node.beta - 1, node.beta, false, MovePicker.NONE));
    nullMoveMinPly = before;
    return score;
  }

  /** A capture that beats beta by far in a shallower search will beat it in a deeper one. */
  private int probCut(StackEntry node) {
    int ply = node.ply;
    int high = node.beta + PROB_CUT_MARGIN;
    boolean isDoubtful =
        node.tableDepth >= node.depth - 3
            && node.tableScore != Score.NONE
            && node.tableScore < high;
    if (Score.isDecided(high) || isDoubtful) {
      return Score.NONE;
    }
    MovePicker picker = node.picker;
    picker.beginNoisy(node.board, node.tableMove, Math.max(1, high - stack.staticEval(ply)));
    for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
      stack.play(ply, move);
      int score = -quiescence.search(ply + 1, -high, -high + 1);
      if (score >= high) {
        score = -search.search(ply + 1, node.depth - 4, -high, -high + 1, true);
      }
      if (stopCheck.isStopped()) {
        return Score.NONE;
      }
      if (score >= high) {
        stats.exchangePrunes++;
        table.store(
            node.board.key(),
            move,
            score,
            stack.staticEval(ply),
            node.depth - 3,
            TranspositionTable.AT_LEAST,
            ply);
        sampler.endReason(Ending.CAPTURE, move);
        return score;
      }
    }
    return Score.NONE;
  }
}
