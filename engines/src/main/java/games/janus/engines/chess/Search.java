package games.janus.engines.chess;

import games.janus.engine.SearchTree.Ending;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;

/**
 * Alpha-beta, one position after another: what is known, what it looks like, whether to leave it at
 * that, and if not, its moves.
 */
final class Search {
  private final TranspositionTable table;
  private final SearchStats stats;
  private final StopCheck stopCheck;
  private final SearchStack stack;
  private final PvTable pv;
  private final StaticEval evaluator;
  private final Refutations refutations;
  private final LateMoves lateMoves;
  private final Quiescence quiescence;
  private final Shortcuts shortcuts;
  private final Sampler sampler;
  private final StackEntry[] nodes = new StackEntry[SearchStack.MAX_PLY + 1];

  // The moves wanted at the root; all others are passed over.
  private int[] rootMoves = new int[0];
  private int rootCount;

  Search(SearchParts parts) {
    table = parts.table;
    stats = parts.stats;
    stopCheck = parts.stopCheck;
    stack = parts.stack;
    pv = parts.pv;
    evaluator = parts.evaluator;
    refutations = parts.refutations;
    lateMoves = new LateMoves(parts);
    quiescence = new Quiescence(parts);
    shortcuts = new Shortcuts(parts, quiescence, this);
    sampler = parts.sampler;
    for (int ply = 0; ply <= SearchStack.MAX_PLY; ply++) {
      nodes[ply] = StackEntry.of(ply, stack.board(ply), parts.pickers[ply]);
    }
  }

  void begin() {
    refutations.begin();
    shortcuts.begin();
  }

  /** Which moves are tried at the root; all if there are none. */
  void among(int[] moves, int count) {
    rootMoves = moves;
    rootCount = count;
  }

  int bestAtRoot() {
    return nodes[0].best;
  }

  /**
   * The score of a position for the side to move, searched so many plies deep: exact inside the
   * window, otherwise a bound.
   *
   * @param isCutNode whether one good move is expected to settle the position
   */
  int search(int ply, int depth, int alpha, int beta, boolean isCutNode) {
    if (depth <= 0) {
      return quiescence.search(ply, alpha, beta);
    }
    StackEntry node = nodes[ply].prepare(depth, alpha, beta, isCutNode, MovePicker.NONE);
    return sampler.isSampling(ply) ? searchSampled(node) : search(node);
  }

  private int searchSampled(StackEntry node) {
    int ply = node.ply;
    sampler.enter(ply, stack.move(ply), node.depth, node.alpha, node.beta, stats.nodes);
    int score = search(node);
    sampler.leave(ply, score, stopCheck.isStopped(), stats.nodes);
    return score;
  }

  /** Answers the question put to a node. */
  int search(StackEntry node) {
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
      sampler.endReason(Ending.TABLE, moveOrNone(node.tableMove));
      return node.tableScore;
    }
    evaluate(node);
    if (!node.isPvNode && !node.isCheck && !node.hasExcludedMove() && !Score.isDecided(node.beta)) {
      int paused = sampler.pause();
      int early = shortcuts.pruneEarly(node);
      sampler.resume(paused);
      if (stopCheck.isStopped()) {
        return Score.DRAW;
      }
      if (early != Score.NONE) {
        return early;
      }
    }
    // Where no earlier search knows a move, ordering is poor: a deep look is not worth its price
    // yet.
    if (node.depth >= 4 && node.tableMove == MovePicker.NONE && (node.isPvNode || node.isCutNode)) {
      node.depth--;
    }
    return searchMoves(node);
  }

  /** Whether an earlier search of the position, at least as deep, answers the question. */
  private boolean tableCutoff(StackEntry node) {
    node.setTableEntry(
        node.hasExcludedMove() ? TranspositionTable.UNKNOWN : table.probe(node.board.key()));
    if (node.tableEntry == TranspositionTable.UNKNOWN) {
      return false;
    }
    stats.tableHits++;
    // Near the fifty moves the same position is no longer worth the same.
    boolean settles =
        !node.isPvNode
            && node.tableDepth >= node.depth
            && node.board.halfmoves() < 90
            && TranspositionTable.settles(node.tableBound, node.tableScore, node.alpha, node.beta);
    if (settles) {
      stats.tableCutoffs++;
    }
    return settles;
  }

  /** Sees what the position is worth before any move is tried. */
  private void evaluate(StackEntry node) {
    int ply = node.ply;
    node.isCheck = stack.isCheck(ply);
    node.isImproving = false;
    node.rawEval = Score.NONE;
    node.eval = Score.NONE;
    if (node.isCheck) {
      stack.setStaticEval(ply, Score.NONE); // it would be wrong whatever it were
      return;
    }
    node.correctionIndex = StaticEval.correctionIndex(node.board);
    if (!node.hasExcludedMove()) {
      node.rawEval = evaluator.rawEval(node.board, node.tableEntry);
      node.eval = node.rawEval + evaluator.correction(node.correctionIndex);
      stack.setStaticEval(ply, node.eval);
    } else {
      node.eval = stack.staticEval(ply); // seen a moment ago
    }
    node.isImproving = stack.isImproving(ply, node.eval);
    if (node.isTableScoreBetter()) {
      node.eval = node.tableScore;
    }
  }

  // ---- The moves

  private int searchMoves(StackEntry node) {
    int ply = node.ply;
    MovePicker picker = node.picker;
    node.beginMoves();
    refutations.clearKillers(ply + 2);
    beginPicking(node);
    for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
      if (move == node.excludedMove || (ply == 0 && !isWantedAtRoot(move))) {
        continue;
      }
      node.take(move);
      node.historyScore =
          node.isQuiet ? refutations.historyScore(ply, node.board.turn(), move, node.pieceTo) : 0;
      if (lateMoves.skipMove(node)) {
        continue;
      }
      int extension = 0;
      if (isSingularCandidate(node)) {
        int singularBeta = node.tableScore - 2 * node.depth;
        int others = searchWithoutBest(node, singularBeta);
        if (stopCheck.isStopped()) {
          return Score.DRAW;
        }
        if (others >= singularBeta && singularBeta >= node.beta) {
          sampler.endReason(Ending.SEVERAL);
          return singularBeta; // several moves beat beta: one of them will
        }
        extension = extension(node, singularBeta, others);
        // The look aside has used up the picker: begin again behind the move.
        beginPicking(node);
        picker.next();
      }
      int score = searchMove(node, extension);
      if (stopCheck.isStopped()) {
        return Score.DRAW;
      }
      if (score > node.best) {
        node.best = score;
        if (score > node.alpha) {
          node.bestMove = move;
          if (node.isPvNode) {
            pv.extend(ply, move);
          }
          if (score >= node.beta) {
            stats.countCutoff(node.moveCount);
            refutations.update(node);
            break;
          }
          node.alpha = score;
        }
      }
      node.recordTried();
    }
    return node.moveCount == 0 ? noMoves(node) : finish(node);
  }

  private void beginPicking(StackEntry node) {
    int ply = node.ply;
    node.picker.begin(
        node.board,
        node.tableMove,
        refutations.firstKiller(ply),
        refutations.secondKiller(ply),
        stack.pieceTo(ply, 1),
        stack.pieceTo(ply, 2),
        stack.pieceTo(ply, 4));
  }

  private boolean isWantedAtRoot(int move) {
    for (int i = 0; i < rootCount; i++) {
      if (rootMoves[i] == move) {
        return true;
      }
    }
    return rootCount == 0;
  }

  /** Whether to ask if the move the table knows is the only good one. */
  private static boolean isSingularCandidate(StackEntry node) {
    return node.move == node.tableMove
        && node.depth >= 7
        && node.ply > 0
        && !node.hasExcludedMove()
        && node.tableDepth >= node.depth - 3
        && (node.tableBound & TranspositionTable.AT_LEAST) != 0
        && !Score.isDecided(node.tableScore)
        && node.ply < SearchStack.MAX_PLY / 2;
  }

  private int searchWithoutBest(StackEntry node, int singularBeta) {
    int paused = sampler.pause();
    int others =
        search(
            node.excludedEntry()
                .prepare(
                    (node.depth - 1) / 2,
                    singularBeta - 1,
                    singularBeta,
                    node.isCutNode,
                    node.move));
    sampler.resume(paused);
    return others;
  }

  /** How much deeper to look when every other move is clearly worse, or less deep when not. */
  private static int extension(StackEntry node, int singularBeta, int others) {
    if (others < singularBeta) {
      return !node.isPvNode && others < singularBeta - 20 ? 2 : 1;
    }
    if (node.tableScore >= node.beta) {
      return -2;
    }
    return node.isCutNode ? -1 : 0;
  }

  /** Plays a move and looks at what comes of it. */
  private int searchMove(StackEntry node, int extension) {
    int ply = node.ply;
    stack.play(ply, node.move);
    int nextDepth = node.depth - 1 + extension;
    if (extension == 0 && isSafeCheck(node)) {
      nextDepth++;
      stats.extensions++;
    } else if (extension > 0) {
      stats.extensions++;
    }
    if (node.moveCount == 1) {
      boolean expected = !node.isPvNode && !node.isCutNode;
      return -search(ply + 1, nextDepth, -node.beta, -node.alpha, expected);
    }
    return searchLateMove(node, nextDepth);
  }

  /** Checks are answered by few moves: a deeper look at them is cheap. */
  private boolean isSafeCheck(StackEntry node) {
    return stack.isCheck(node.ply + 1) && node.depth <= 10 && See.atLeast(node.board, node.move, 0);
  }

  /** Moves after the first are expected to be worse; only if not are they looked at in full. */
  private int searchLateMove(StackEntry node, int nextDepth) {
    int next = node.ply + 1;
    int alpha = node.alpha;
    int reduction = lateMoves.reduction(node, nextDepth);
    if (reduction > 0) {
      stats.reductions++;
    }
    int score = -search(next, nextDepth - reduction, -alpha - 1, -alpha, true);
    if (score > alpha && reduction > 0) {
      stats.researches++;
      score = -search(next, nextDepth, -alpha - 1, -alpha, !node.isCutNode);
    }
    if (score > alpha && node.isPvNode) {
      score = -search(next, nextDepth, -node.beta, -alpha, false);
    }
    return score;
  }

  private static long moveOrNone(int move) {
    return move == MovePicker.NONE ? Sampler.NO_MOVE : move;
  }

  private int noMoves(StackEntry node) {
    sampler.endReason(Ending.GAME_OVER);
    if (node.hasExcludedMove()) {
      return node.alpha;
    }
    return node.isCheck ? Score.lostIn(node.ply) : Score.DRAW;
  }

  /** Remembers what was found. */
  private int finish(StackEntry node) {
    boolean isCut = node.best >= node.beta;
    sampler.endReason(isCut ? Ending.CUT : Ending.ALL_TRIED, moveOrNone(node.bestMove));
    if (!node.hasExcludedMove()) {
      int bound = node.bound();
      if (node.ply > 0 || rootCount == 0) {
        table.store(
            node.board.key(), node.bestMove, node.best, node.rawEval, node.depth, bound, node.ply);
      }
      if (updatesCorrection(node)) {
        evaluator.updateCorrection(
            node.correctionIndex, stack.staticEval(node.ply), node.best, bound, node.depth);
      }
    }
    return node.best;
  }

  /** Whether first sight should have known better: not where captures or mates explain it. */
  private static boolean updatesCorrection(StackEntry node) {
    return !node.isCheck
        && !Score.isDecided(node.best)
        && (node.bestMove == MovePicker.NONE || !MovePicker.isNoisy(node.board, node.bestMove));
  }
}
