package games.janus.engines.chess;

import games.janus.engine.SearchTree.Ending;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;

/**
 * Alpha-beta, one position after another: what is known, what it looks like, whether to leave it at
 * that, and if not, its moves.
 */
final class AlphaBeta {
  private final TranspositionTable table;
  private final Tally tally;
  private final Watch watch;
  private final Path path;
  private final BestLines lines;
  private final Judgement judgement;
  private final Refutations refutations;
  private final LateMoves lateMoves;
  private final Quiescence quiescence;
  private final Shortcuts shortcuts;
  private final Sampler sampler;
  private final Node[] nodes = new Node[Path.PLIES + 1];

  // The moves wanted at the root; all others are passed over.
  private int[] rootMoves = new int[0];
  private int rootCount;

  AlphaBeta(Parts parts) {
    table = parts.table;
    tally = parts.tally;
    watch = parts.watch;
    path = parts.path;
    lines = parts.lines;
    judgement = parts.judgement;
    refutations = parts.refutations;
    lateMoves = new LateMoves(parts);
    quiescence = new Quiescence(parts);
    shortcuts = new Shortcuts(parts, quiescence, this);
    sampler = parts.sampler;
    for (int ply = 0; ply <= Path.PLIES; ply++) {
      nodes[ply] = Node.of(ply, path.board(ply), parts.pickers[ply]);
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
   * @param cutExpected whether one good move is expected to settle the position
   */
  int search(int ply, int depth, int alpha, int beta, boolean cutExpected) {
    if (depth <= 0) {
      return quiescence.search(ply, alpha, beta);
    }
    Node node = nodes[ply].ask(depth, alpha, beta, cutExpected, MovePicker.NONE);
    return sampler.watches(ply) ? watched(node) : look(node);
  }

  private int watched(Node node) {
    int ply = node.ply;
    sampler.enter(ply, path.move(ply), node.depth, node.alpha, node.beta, tally.nodes);
    int score = look(node);
    sampler.leave(ply, score, watch.isStopped(), tally.nodes);
    return score;
  }

  /** Answers the question put to a node. */
  int look(Node node) {
    int ply = node.ply;
    lines.clear(ply);
    watch.enter(ply);
    if (watch.isStopped()) {
      return Score.DRAW;
    }
    if (ply > 0) {
      if (path.isDraw(ply)) {
        sampler.because(Ending.GAME_OVER);
        return Score.DRAW;
      }
      if (ply >= Path.PLIES - 1) {
        sampler.because(Ending.LEAF);
        return path.isCheck(ply) ? Score.DRAW : judgement.rough(node.board);
      }
      if (node.isBeyondMates()) {
        sampler.because(Ending.MATE_KNOWN);
        return node.alpha;
      }
    }
    if (isKnown(node)) {
      sampler.because(Ending.TABLE, moveOrNone(node.tableMove));
      return node.tableScore;
    }
    judge(node);
    if (!node.isOpen && !node.isCheck && node.isWhole() && !Score.isDecided(node.beta)) {
      int watched = sampler.lookAway();
      int early = shortcuts.leaveEarly(node);
      sampler.lookBack(watched);
      if (watch.isStopped()) {
        return Score.DRAW;
      }
      if (early != Score.NONE) {
        return early;
      }
    }
    // Where no earlier search knows a move, ordering is poor: a deep look is not worth its price
    // yet.
    if (node.depth >= 4 && node.tableMove == MovePicker.NONE && (node.isOpen || node.cutExpected)) {
      node.depth--;
    }
    return searchMoves(node);
  }

  /** Whether an earlier search of the position, at least as deep, answers the question. */
  private boolean isKnown(Node node) {
    node.learnFromTable(
        node.isWhole() ? table.probe(node.board.key()) : TranspositionTable.UNKNOWN);
    if (node.known == TranspositionTable.UNKNOWN) {
      return false;
    }
    tally.tableHits++;
    // Near the fifty moves the same position is no longer worth the same.
    boolean settles =
        !node.isOpen
            && node.tableDepth >= node.depth
            && node.board.halfmoves() < 90
            && TranspositionTable.settles(node.tableBound, node.tableScore, node.alpha, node.beta);
    if (settles) {
      tally.tableCutoffs++;
    }
    return settles;
  }

  /** Sees what the position is worth before any move is tried. */
  private void judge(Node node) {
    int ply = node.ply;
    node.isCheck = path.isCheck(ply);
    node.isImproving = false;
    node.rough = Score.NONE;
    node.sight = Score.NONE;
    if (node.isCheck) {
      path.setSight(ply, Score.NONE); // it would be wrong whatever it were
      return;
    }
    node.place = Judgement.place(node.board);
    if (node.isWhole()) {
      node.rough = judgement.rough(node.board, node.known);
      node.sight = node.rough + judgement.correction(node.place);
      path.setSight(ply, node.sight);
    } else {
      node.sight = path.sight(ply); // seen a moment ago
    }
    node.isImproving = path.isImproving(ply, node.sight);
    if (node.tableKnowsBetter()) {
      node.sight = node.tableScore;
    }
  }

  // ---- The moves

  private int searchMoves(Node node) {
    int ply = node.ply;
    MovePicker picker = node.picker;
    node.beginMoves();
    refutations.clearKillers(ply + 2);
    beginPicking(node);
    for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
      if (move == node.without || (ply == 0 && !isWantedAtRoot(move))) {
        continue;
      }
      node.take(move);
      node.past = node.isQuiet ? refutations.past(ply, node.board.turn(), move, node.step) : 0;
      if (lateMoves.isPassedOver(node)) {
        continue;
      }
      int extension = 0;
      if (mayBeSingular(node)) {
        int bar = node.tableScore - 2 * node.depth;
        int others = withoutBest(node, bar);
        if (watch.isStopped()) {
          return Score.DRAW;
        }
        if (others >= bar && bar >= node.beta) {
          sampler.because(Ending.SEVERAL);
          return bar; // several moves beat beta: one of them will
        }
        extension = extension(node, bar, others);
        // The look aside has used up the picker: begin again behind the move.
        beginPicking(node);
        picker.next();
      }
      int score = searchMove(node, extension);
      if (watch.isStopped()) {
        return Score.DRAW;
      }
      if (score > node.best) {
        node.best = score;
        if (score > node.alpha) {
          node.bestMove = move;
          if (node.isOpen) {
            lines.extend(ply, move);
          }
          if (score >= node.beta) {
            tally.countCutoff(node.tried);
            refutations.reward(node);
            break;
          }
          node.alpha = score;
        }
      }
      node.keepTried();
    }
    return node.tried == 0 ? withoutMoves(node) : conclude(node);
  }

  private void beginPicking(Node node) {
    int ply = node.ply;
    node.picker.begin(
        node.board,
        node.tableMove,
        refutations.firstKiller(ply),
        refutations.secondKiller(ply),
        path.step(ply, 1),
        path.step(ply, 2),
        path.step(ply, 4));
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
  private static boolean mayBeSingular(Node node) {
    return node.move == node.tableMove
        && node.depth >= 7
        && node.ply > 0
        && node.isWhole()
        && node.tableDepth >= node.depth - 3
        && (node.tableBound & TranspositionTable.AT_LEAST) != 0
        && !Score.isDecided(node.tableScore)
        && node.ply < Path.PLIES / 2;
  }

  private int withoutBest(Node node, int bar) {
    int watched = sampler.lookAway();
    int others =
        look(node.aside().ask((node.depth - 1) / 2, bar - 1, bar, node.cutExpected, node.move));
    sampler.lookBack(watched);
    return others;
  }

  /** How much deeper to look when every other move is clearly worse, or less deep when not. */
  private static int extension(Node node, int bar, int others) {
    if (others < bar) {
      return !node.isOpen && others < bar - 20 ? 2 : 1;
    }
    if (node.tableScore >= node.beta) {
      return -2;
    }
    return node.cutExpected ? -1 : 0;
  }

  /** Plays a move and looks at what comes of it. */
  private int searchMove(Node node, int extension) {
    int ply = node.ply;
    path.play(ply, node.move);
    int nextDepth = node.depth - 1 + extension;
    if (extension == 0 && checksSafely(node)) {
      nextDepth++;
      tally.extensions++;
    } else if (extension > 0) {
      tally.extensions++;
    }
    if (node.tried == 1) {
      boolean expected = !node.isOpen && !node.cutExpected;
      return -search(ply + 1, nextDepth, -node.beta, -node.alpha, expected);
    }
    return searchLater(node, nextDepth);
  }

  /** Checks are answered by few moves: a deeper look at them is cheap. */
  private boolean checksSafely(Node node) {
    return path.isCheck(node.ply + 1)
        && node.depth <= 10
        && Exchange.wins(node.board, node.move, 0);
  }

  /** Moves after the first are expected to be worse; only if not are they looked at in full. */
  private int searchLater(Node node, int nextDepth) {
    int next = node.ply + 1;
    int alpha = node.alpha;
    int reduction = lateMoves.reduction(node, nextDepth);
    if (reduction > 0) {
      tally.reductions++;
    }
    int score = -search(next, nextDepth - reduction, -alpha - 1, -alpha, true);
    if (score > alpha && reduction > 0) {
      tally.researches++;
      score = -search(next, nextDepth, -alpha - 1, -alpha, !node.cutExpected);
    }
    if (score > alpha && node.isOpen) {
      score = -search(next, nextDepth, -node.beta, -alpha, false);
    }
    return score;
  }

  private static long moveOrNone(int move) {
    return move == MovePicker.NONE ? Sampler.NO_MOVE : move;
  }

  private int withoutMoves(Node node) {
    sampler.because(Ending.GAME_OVER);
    if (!node.isWhole()) {
      return node.alpha;
    }
    return node.isCheck ? Score.lostIn(node.ply) : Score.DRAW;
  }

  /** Remembers what was found. */
  private int conclude(Node node) {
    boolean isCut = node.best >= node.beta;
    sampler.because(isCut ? Ending.CUT : Ending.ALL_TRIED, moveOrNone(node.bestMove));
    if (node.isWhole()) {
      int bound = node.bound();
      if (node.ply > 0 || rootCount == 0) {
        table.store(
            node.board.key(), node.bestMove, node.best, node.rough, node.depth, bound, node.ply);
      }
      if (teaches(node)) {
        judgement.learn(node.place, path.sight(node.ply), node.best, bound, node.depth);
      }
    }
    return node.best;
  }

  /** Whether first sight should have known better: not where captures or mates explain it. */
  private static boolean teaches(Node node) {
    return !node.isCheck
        && !Score.isDecided(node.best)
        && (node.bestMove == MovePicker.NONE || !MovePicker.isLoud(node.board, node.bestMove));
  }
}
