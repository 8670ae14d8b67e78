package games.janus.engines.chess;

import games.janus.engine.SearchTree.Ending;
import games.janus.engines.search.Killers;
import games.janus.engines.search.PvTable;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.Score;
import games.janus.engines.search.SearchStats;
import games.janus.engines.search.StopCheck;
import games.janus.engines.search.TranspositionTable;

/**
 * Principal variation search: what is done at a node, step by step. When a step applies, and by how
 * much it prunes, reduces or extends, is in {@link Pruning}.
 */
final class Search {
  /** Near the fifty-move rule a position is no longer worth what the table says: untested. */
  private static final int TABLE_MAX_HALFMOVES = 90;

  private final TranspositionTable table;
  private final SearchStats stats;
  private final StopCheck stopCheck;
  private final SearchStack stack;
  private final PvTable pv;
  private final StaticEval evaluator;
  private final History history;
  private final Killers killers;
  private final Sampler sampler;
  private final Quiescence quiescence;
  private final Pruning pruning;
  private final RootMoves rootMoves;

  /** While a null move is verified, there is no other before this ply. */
  private int nullMoveMinPly;

  Search(SearchParts parts) {
    table = parts.table;
    stats = parts.stats;
    stopCheck = parts.stopCheck;
    stack = parts.stack;
    pv = parts.pv;
    evaluator = parts.evaluator;
    history = parts.history;
    killers = parts.killers;
    sampler = parts.sampler;
    quiescence = new Quiescence(parts);
    pruning = new Pruning(parts);
    rootMoves = parts.rootMoves;
  }

  void begin() {
    killers.clear();
    nullMoveMinPly = 0;
  }

  /**
   * The score of a position for the side to move, searched so many plies deep: exact inside the
   * window, otherwise a bound.
   *
   * @param isCutNode whether a beta cutoff by one of the first moves is expected
   */
  int search(int ply, int depth, int alpha, int beta, boolean isCutNode) {
    if (depth <= 0) {
      return quiescence.search(ply, alpha, beta);
    }
    StackEntry node = stack.entry(ply).prepare(depth, alpha, beta, isCutNode, MovePicker.NONE);
    return sampler.isSampling(ply) ? searchSampled(node) : search(node);
  }

  private int searchSampled(StackEntry node) {
    int ply = node.ply;
    sampler.enter(ply, stack.move(ply), node.depth, node.alpha, node.beta, stats.nodes);
    int score = search(node);
    sampler.leave(ply, score, stopCheck.isStopped(), stats.nodes);
    return score;
  }

  /** Searches a node whose depth and window are set. */
  private int search(StackEntry node) {
    int ply = node.ply;
    pv.clear(ply);
    stopCheck.enter(ply);
    if (stopCheck.isStopped()) {
      return Score.DRAW;
    }
    if (ply > 0) {
      if (stack.isDraw(ply)) {
        sampler.endReason(Ending.GAME_OVER);
        return Score.DRAW;
      }
      if (ply >= SearchStack.MAX_PLY - 1) {
        sampler.endReason(Ending.LEAF);
        return stack.isCheck(ply) ? Score.DRAW : evaluator.rawEval(node.board);
      }
      if (node.mateDistancePruning()) {
        sampler.endReason(Ending.MATE_KNOWN);
        return node.alpha;
      }
    }
    if (tableCutoff(node)) {
      sampler.endReason(Ending.TABLE, MovePicker.sampled(node.tableMove));
      return node.tableScore;
    }
    evaluate(node);
    if (!node.isPvNode && !node.isCheck && !node.hasExcludedMove() && !Score.isDecided(node.beta)) {
      int paused = sampler.pause();
      int early = pruneEarly(node);
      sampler.resume(paused);
      if (stopCheck.isStopped()) {
        return Score.DRAW;
      }
      if (early != Score.NONE) {
        return early;
      }
    }
    if (Pruning.reduceInternally(node)) {
      node.depth--;
    }
    return searchMoves(node);
  }

  /** Whether an earlier search of the position, at least as deep, has a score that will do. */
  private boolean tableCutoff(StackEntry node) {
    node.setTableEntry(
        node.hasExcludedMove() ? TranspositionTable.UNKNOWN : table.probe(node.board.key()));
    if (node.tableEntry == TranspositionTable.UNKNOWN) {
      return false;
    }
    stats.tableHits++;
    boolean settles =
        !node.isPvNode
            && node.tableDepth >= node.depth
            && node.board.halfmoves() < TABLE_MAX_HALFMOVES
            && TranspositionTable.settles(node.tableBound, node.tableScore, node.alpha, node.beta);
    if (settles) {
      stats.tableCutoffs++;
    }
    return settles;
  }

  /** Finds the static evaluation, and whether it is improving. */
  private void evaluate(StackEntry node) {
    int ply = node.ply;
    node.isCheck = stack.isCheck(ply);
    node.isImproving = false;
    node.rawEval = Score.NONE;
    node.eval = Score.NONE;
    if (node.isCheck) {
      stack.setStaticEval(ply, Score.NONE); // in check it would mean nothing
      return;
    }
    node.correctionIndex = StaticEval.correctionIndex(node.board);
    if (node.hasExcludedMove()) {
      node.eval = stack.staticEval(ply); // of the search this one is part of
    } else {
      node.rawEval = evaluator.rawEval(node.board, node.tableEntry);
      node.eval = node.rawEval + evaluator.correction(node.correctionIndex);
      stack.setStaticEval(ply, node.eval);
    }
    node.isImproving = stack.isImproving(ply, node.eval);
    if (node.isTableScoreBetter()) {
      node.eval = node.tableScore;
    }
  }

  // ---- Before the moves

  /** A score that will do without searching the moves; none if there is no reason for one. */
  private int pruneEarly(StackEntry node) {
    if (Pruning.reverseFutility(node)) {
      stats.futilityPrunes++;
      sampler.endReason(Ending.REVERSE_FUTILITY);
      return (node.eval + node.beta) / 2; // untested
    }
    int score = Pruning.canRazor(node) ? razor(node) : Score.NONE;
    if (score == Score.NONE && node.ply >= nullMoveMinPly && pruning.canNullMove(node)) {
      score = nullMove(node);
    }
    if (score == Score.NONE && Pruning.canProbCut(node) && !stopCheck.isStopped()) {
      score = probCut(node);
    }
    return score;
  }

  private int razor(StackEntry node) {
    int score = quiescence.search(node.ply, node.alpha, node.alpha + 1);
    if (score > node.alpha) {
      return Score.NONE;
    }
    stats.futilityPrunes++;
    sampler.endReason(Ending.RAZORING);
    return score;
  }

  private int nullMove(StackEntry node) {
    int ply = node.ply;
    int beta = node.beta;
    int depth = Pruning.nullMoveDepth(node);
    stack.playNullMove(ply);
    int score = -search(ply + 1, depth, -beta, -beta + 1, !node.isCutNode);
    if (score >= beta && !stopCheck.isStopped() && Pruning.mustVerifyNullMove(node)) {
      score = verifyNullMove(node, depth);
    }
    if (score < beta) {
      return Score.NONE;
    }
    stats.nullMovePrunes++;
    sampler.endReason(Ending.NULL_MOVE);
    return Score.isDecided(score) ? beta : score;
  }

  /** Makes sure that it is not zugzwang: the same search without a null move for a while. */
  private int verifyNullMove(StackEntry node, int depth) {
    int before = nullMoveMinPly;
    nullMoveMinPly = node.ply + 3 * depth / 4; // untested
    int score =
        depth <= 0
            ? quiescence.search(node.ply, node.beta - 1, node.beta)
            : search(
                node.excludedEntry()
                    .prepare(depth, node.beta - 1, node.beta, false, MovePicker.NONE));
    nullMoveMinPly = before;
    return score;
  }

  private int probCut(StackEntry node) {
    int ply = node.ply;
    int beta = Pruning.probCutBeta(node);
    int depth = Pruning.probCutDepth(node);
    MovePicker picker = node.picker;
    picker.beginNoisy(node.board, node.tableMove, Math.max(1, beta - stack.staticEval(ply)));
    for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
      stack.play(ply, move);
      int score = -quiescence.search(ply + 1, -beta, -beta + 1);
      if (score >= beta) {
        score = -search(ply + 1, depth, -beta, -beta + 1, true);
      }
      if (stopCheck.isStopped()) {
        return Score.NONE;
      }
      if (score >= beta) {
        stats.probCuts++;
        int bound = TranspositionTable.AT_LEAST;
        table.store(node.board.key(), move, score, node.rawEval, depth + 1, bound, ply);
        sampler.endReason(Ending.PROBCUT_CAPTURE, move);
        return score;
      }
    }
    return Score.NONE;
  }

  // ---- The moves

  private int searchMoves(StackEntry node) {
    int ply = node.ply;
    MovePicker picker = node.picker;
    node.beginMoves();
    killers.clear(ply + 2);
    picker.begin(node.board, node.tableMove, killers, stack, ply);
    for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
      if (move == node.excludedMove || (ply == 0 && !rootMoves.contains(move))) {
        continue;
      }
      node.take(move);
      node.historyScore = node.isQuiet ? history.score(stack, node) : 0;
      if (pruning.skipMove(node)) {
        continue;
      }
      int extension = 0;
      if (Pruning.isSingularCandidate(node)) {
        int others = searchOthers(node);
        if (stopCheck.isStopped()) {
          return Score.DRAW;
        }
        if (Pruning.isMultiCut(node, others)) {
          sampler.endReason(Ending.MULTI_CUT);
          return Pruning.singularBeta(node);
        }
        extension = Pruning.singularExtension(node, others);
      }
      if (ply == 0) {
        rootMoves.beginMove(stats);
      }
      int score = searchMove(node, extension);
      if (ply == 0) {
        rootMoves.endMove(node, stopCheck.isStopped() ? Score.NONE : score, stats);
      }
      if (stopCheck.isStopped()) {
        return Score.DRAW;
      }
      if (score > node.best && raisesToBeta(node, score)) {
        break;
      }
      node.recordTried();
    }
    return node.moveCount == 0 ? noMoves(node) : finish(node);
  }

  /** The best score without the table move, which is the move at hand. */
  private int searchOthers(StackEntry node) {
    int paused = sampler.pause();
    int depth = Pruning.singularDepth(node);
    int beta = Pruning.singularBeta(node);
    int others =
        search(node.excludedEntry().prepare(depth, beta - 1, beta, node.isCutNode, node.move));
    sampler.resume(paused);
    // That search has used up the picker: begin again behind the table move.
    node.picker.begin(node.board, node.tableMove, killers, stack, node.ply);
    node.picker.next();
    return others;
  }

  /** Plays the move at hand and searches the position after it. */
  private int searchMove(StackEntry node, int extension) {
    int ply = node.ply;
    stack.play(ply, node.move);
    int extended = extension == 0 && pruning.extendCheck(node) ? 1 : extension;
    stats.extensions += extended > 0 ? 1 : 0;
    int newDepth = node.depth - 1 + extended;
    if (node.moveCount == 1) {
      boolean isCutNode = !node.isPvNode && !node.isCutNode;
      return -search(ply + 1, newDepth, -node.beta, -node.alpha, isCutNode);
    }
    return searchLateMove(node, newDepth);
  }

  /** A move after the first: reduced with a zero window; in full only if it raises alpha. */
  private int searchLateMove(StackEntry node, int newDepth) {
    int next = node.ply + 1;
    int alpha = node.alpha;
    int reduction = pruning.reduction(node, newDepth);
    if (reduction > 0) {
      stats.reductions++;
    }
    int score = -search(next, newDepth - reduction, -alpha - 1, -alpha, true);
    if (score > alpha && reduction > 0) {
      stats.researches++;
      score = -search(next, newDepth, -alpha - 1, -alpha, !node.isCutNode);
    }
    if (score > alpha && node.isPvNode) {
      score = -search(next, newDepth, -node.beta, -alpha, false);
    }
    return score;
  }

  /** Takes the best score so far; answers whether it is a beta cutoff. */
  private boolean raisesToBeta(StackEntry node, int score) {
    node.best = score;
    if (score <= node.alpha) {
      return false;
    }
    node.bestMove = node.move;
    if (node.isPvNode) {
      pv.extend(node.ply, node.move);
    }
    if (score < node.beta) {
      node.alpha = score;
      return false;
    }
    stats.countCutoff(node.moveCount);
    if (node.isQuiet) {
      killers.add(node.ply, node.move);
    }
    history.update(stack, node);
    return true;
  }

  // ---- After the moves

  private int noMoves(StackEntry node) {
    sampler.endReason(Ending.GAME_OVER);
    if (node.hasExcludedMove()) {
      return node.alpha;
    }
    return node.isCheck ? Score.lostIn(node.ply) : Score.DRAW;
  }

  /** Stores what was found, and corrects the evaluation by it. */
  private int finish(StackEntry node) {
    boolean isCut = node.best >= node.beta;
    sampler.endReason(isCut ? Ending.CUT : Ending.ALL_TRIED, MovePicker.sampled(node.bestMove));
    if (!node.hasExcludedMove()) {
      int bound = node.bound();
      if (node.ply > 0 || rootMoves.isAll()) {
        table.store(
            node.board.key(), node.bestMove, node.best, node.rawEval, node.depth, bound, node.ply);
      }
      if (node.canUpdateCorrection()) {
        int staticEval = stack.staticEval(node.ply);
        evaluator.updateCorrection(node.correctionIndex, staticEval, node.best, bound, node.depth);
      }
    }
    return node.best;
  }
}
