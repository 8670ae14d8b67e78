package games.janus.engines.checkers;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveGenerator;
import games.janus.checkers.kernel.MoveList;
import games.janus.checkers.kernel.PackedMove;
import games.janus.engine.RootCounters;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchTree.Ending;
import games.janus.engines.checkers.endgame.EndgameOracle;
import games.janus.engines.search.PvTable;
import games.janus.engines.search.ReductionTable;
import games.janus.engines.search.RepetitionKeys;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.Score;
import games.janus.engines.search.SearchStats;
import games.janus.engines.search.StopCheck;
import games.janus.engines.search.TranspositionTable;
import games.janus.rules.Game;

/**
 * Principal variation search of checkers, with a transposition table, a quiescence search of jumps,
 * ProbCut and late move reductions. One object serves one thought; nodes allocate nothing.
 */
final class CheckersSearch {
  /**
   * Won as the endgame database says, though the end of the game is not in sight. No measurement is
   * needed: it lies above every evaluation and below every win that is in sight.
   */
  static final int DATABASE_WON = 20_000;

  // "Step" is what the whole player won against the player without that step: Elo with the error of
  // 95 %, 312 games of 3,000 nodes a move, 2026-11-17.

  // ProbCut. Step: -10 ± 26; with 12,000 nodes a move +21 ± 26. Depth, reduction and margin, in
  // hundredths of a man: untested.
  private static final int PROB_CUT_MIN_DEPTH = 5;
  private static final int PROB_CUT_REDUCTION = 4;
  private static final int PROB_CUT_MARGIN = 20;

  // Late move reductions. Step: +22 ± 26; also for exchanges: +29 ± 25. The numbers: untested.
  private static final ReductionTable REDUCTIONS = new ReductionTable(0.5, 2.0);
  private static final int REDUCTION_MIN_DEPTH = 3;
  private static final int UNREDUCED_MOVES = 2;

  // At the root one ply less, later than elsewhere. Untested.
  private static final int ROOT_UNREDUCED_MOVES = 4;
  private static final int ROOT_REDUCTION_MIN_DEPTH = 4;

  private final MoveGenerator generator;
  private final boolean isJumpForced;
  private final boolean blockedIsDraw;
  private final int quietLimit;
  private final TranspositionTable table;
  private final EndgameProbe endgames;
  private final EvalNoise evalNoise;

  private final BoardState[] boards = new BoardState[Score.MAX_PLY + 1];
  private final MoveList[] lists = new MoveList[Score.MAX_PLY + 1];
  private final MoveOrdering ordering = new MoveOrdering();
  private final Evaluation evaluation;
  private final RepetitionKeys keys = new RepetitionKeys();
  private final PvTable pv = new PvTable();
  private final SearchStats stats = new SearchStats();
  private final StopCheck stopCheck = new StopCheck(stats);
  private final SearchCounters counters = new SearchCounters();
  private final Sampler sampler = new Sampler();
  private final RootCounters<Move> rootCounters;

  /** By ply: the move that led there. */
  private final long[] played = new long[Score.MAX_PLY + 1];

  /** So that what is known under one rule set is not believed under another. */
  private final long rulesKey;

  private final int rootPieces;

  CheckersSearch(
      Game<Position, Move> game,
      TranspositionTable table,
      EndgameOracle oracle,
      Evaluation evaluation,
      EvalNoise evalNoise,
      SearchControl<Move> control,
      long nodeLimit) {
    Position root = game.position();
    RuleSet rules = root.ruleSet();
    this.generator = root.generator();
    this.isJumpForced = rules.capture() == RuleSet.Capture.FORCED;
    this.blockedIsDraw = rules.blocked() == RuleSet.Blocked.TIE;
    this.quietLimit = rules.quietPlies().orElse(Integer.MAX_VALUE);
    this.rulesKey = (long) rules.text().hashCode() << 32;
    this.table = table;
    this.endgames = new EndgameProbe(oracle, rules, generator);
    this.evaluation = evaluation;
    this.evalNoise = evalNoise;
    for (int ply = 0; ply < boards.length; ply++) {
      boards[ply] = new BoardState();
      lists[ply] = new MoveList();
    }
    this.rootCounters = new RootCounters<>(root.legalMoves());
    root.copyTo(boards[0]);
    rootPieces = pieces(boards[0]);
    keys.begin(RepetitionKeys.ofGame(game, root.quietPlies(), Position::key), boards[0].key());
    generator.generate(boards[0], lists[0]);
    stopCheck.begin(() -> control.shouldStop(counters()), nodeLimit);
  }

  BoardState root() {
    return boards[0];
  }

  MoveList rootMoves() {
    return lists[0];
  }

  PvTable pv() {
    return pv;
  }

  /** Counts move by move of {@link #rootMoves}. */
  RootCounters<Move> rootCounters() {
    return rootCounters;
  }

  EndgameProbe endgames() {
    return endgames;
  }

  /** Keeps a sample of the tree, once it is switched on. */
  Sampler sampler() {
    return sampler;
  }

  boolean isStopped() {
    return stopCheck.isStopped();
  }

  /** The selective depth: plies of the longest line. */
  int selDepth() {
    return stopCheck.selDepth();
  }

  // ---- the root

  /**
   * Searches the given root moves in their order and moves the best to the front, as soon as it is
   * known to be the best. When stopped, what was found so far stays.
   *
   * @param places places in {@link #rootMoves}
   * @return the score, or {@link Score#NONE} if not even the first move was finished
   */
  int searchRoot(int[] places, int depth, int alpha, int beta) {
    if (!sampler.isSampling(0)) {
      return searchRootMoves(places, depth, alpha, beta);
    }
    sampler.enter(0, Sampler.NO_MOVE, depth, alpha, beta, stats.nodes);
    int score = searchRootMoves(places, depth, alpha, beta);
    sampler.leave(0, score, isStopped(), stats.nodes);
    return score;
  }

  private int searchRootMoves(int[] places, int depth, int alphaOnEntry, int beta) {
    stopCheck.enter(0);
    if (isStopped()) {
      return Score.NONE;
    }
    pv.clear(0);
    int best = Score.NONE;
    int alpha = alphaOnEntry;
    for (int n = 0; n < places.length; n++) {
      int place = places[n];
      long move = lists[0].get(place);
      play(0, move);
      int newDepth = depth - 1;
      long nodesBefore = stats.nodes;
      long cutoffsBefore = stats.cutoffs;
      int score =
          n == 0
              ? -search(1, newDepth, -beta, -alpha)
              : searchLateMove(1, newDepth, rootReduction(depth, n), alpha, beta);
      rootCounters.count(place, stats.nodes - nodesBefore, stats.cutoffs - cutoffsBefore);
      if (isStopped()) {
        return best;
      }
      rootCounters.setScore(place, score, Score.bound(score, alpha, beta));
      if (best == Score.NONE || score > best) {
        best = score;
        if (score > alpha || n == 0) {
          pv.extend(0, move);
          System.arraycopy(places, 0, places, 1, n);
          places[0] = place;
        }
        alpha = Math.max(alpha, score);
        if (alpha >= beta) {
          stats.countCutoff(n + 1);
          break;
        }
      }
    }
    int bound =
        best >= beta
            ? TranspositionTable.AT_LEAST
            : best > alphaOnEntry ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    boolean isCut = best >= beta;
    sampler.endReason(isCut ? Ending.CUT : Ending.ALL_TRIED, lists[0].get(places[0]));
    store(key(boards[0]), places[0] + 1, best, depth, bound, 0);
    return best;
  }

  // ---- inside the tree

  private int search(int ply, int depth, int alpha, int beta) {
    return sampler.isSampling(ply)
        ? searchSampled(ply, depth, alpha, beta)
        : searchNode(ply, depth, alpha, beta);
  }

  private int searchSampled(int ply, int depth, int alpha, int beta) {
    sampler.enter(ply, played[ply], depth, alpha, beta, stats.nodes);
    int score = searchNode(ply, depth, alpha, beta);
    sampler.leave(ply, score, isStopped(), stats.nodes);
    return score;
  }

  private int searchNode(int ply, int depth, int alpha, int beta) {
    BoardState board = boards[ply];
    enter(ply, board);
    if (isStopped()) {
      return Score.DRAW;
    }
    if (isDraw(ply, board)) {
      sampler.endReason(Ending.GAME_OVER);
      return Score.DRAW;
    }
    if (ply >= Score.MAX_PLY - 1) {
      sampler.endReason(Ending.LEAF);
      return evaluate(board);
    }
    boolean jumps = MoveGenerator.canJump(board);
    if (depth <= 0) {
      return jumps ? quiescence(ply, alpha, beta) : leaf(ply, board);
    }
    if (!jumps) {
      int known = endgames.probe(board, ply, rootPieces);
      if (known != Score.NONE) {
        stats.databaseHits++;
        sampler.endReason(Ending.DATABASE);
        return known;
      }
    }
    return searchDeeper(ply, depth, alpha, beta, jumps);
  }

  /**
   * Quiescence search: jumps only. Where jumping is forced every reply is a jump; where it is free
   * the side to move may also stand pat.
   */
  private int quiescence(int ply, int alphaOnEntry, int beta) {
    stats.quiescenceNodes++;
    int best = isJumpForced ? Score.LOST : evaluate(boards[ply]);
    if (best >= beta) {
      stats.standPats++;
      sampler.endReason(Ending.STOOD_PAT);
      return best;
    }
    int alpha = Math.max(alphaOnEntry, best);
    long bestMove = Sampler.NO_MOVE;
    MoveList moves = lists[ply];
    generator.generate(boards[ply], moves);
    int size = moves.size();
    ordering.begin(ply, moves, side(boards[ply]), 0);
    for (int n = 0; n < size; n++) {
      long move = moves.get(ordering.pick(ply, n, size));
      if (!PackedMove.isJump(move)) {
        break; // jumps come first
      }
      play(ply, move);
      int score = -search(ply + 1, 0, -beta, -alpha);
      if (isStopped()) {
        return Score.DRAW;
      }
      if (score > best) {
        best = score;
        bestMove = move;
        if (score > alpha) {
          alpha = score;
          pv.extend(ply, move);
        }
        if (score >= beta) {
          return cut(n + 1, score, move);
        }
      }
    }
    sampler.endReason(Ending.ALL_TRIED, bestMove);
    return best;
  }

  private int searchDeeper(int ply, int depth, int alpha, int beta, boolean jumps) {
    BoardState board = boards[ply];
    long key = key(board);
    long tableEntry = table.probe(key);
    stats.tableHits += tableEntry == TranspositionTable.UNKNOWN ? 0 : 1;
    boolean isPvNode = beta - alpha > 1;
    if (tableEntry != TranspositionTable.UNKNOWN
        && !isPvNode
        && TranspositionTable.depth(tableEntry) >= depth) {
      int score = TranspositionTable.score(tableEntry, ply);
      if (TranspositionTable.settles(TranspositionTable.bound(tableEntry), score, alpha, beta)) {
        stats.tableCutoffs++;
        sampler.endReason(Ending.TABLE);
        return score;
      }
    }
    if (!isPvNode && !jumps && depth >= PROB_CUT_MIN_DEPTH) {
      int shallow = probCut(ply, depth, beta);
      if (shallow != Score.NONE) {
        return shallow;
      }
      tableEntry = table.probe(key);
    }
    MoveList moves = lists[ply];
    generator.generate(board, moves);
    int size = moves.size();
    if (size == 0) {
      return noMoves(ply, board);
    }
    return searchMoves(ply, depth, alpha, beta, key, TranspositionTable.move(tableEntry), jumps);
  }

  /** ProbCut: a position far above beta in a shallower search will be above beta in a deep one. */
  private int probCut(int ply, int depth, int beta) {
    int probCutBeta = beta + PROB_CUT_MARGIN;
    if (Math.abs(beta) > DATABASE_WON / 2) {
      return Score.NONE;
    }
    int paused = sampler.pause();
    int score = searchDeeper(ply, depth - PROB_CUT_REDUCTION, probCutBeta - 1, probCutBeta, false);
    sampler.resume(paused);
    if (isStopped()) {
      return Score.DRAW;
    }
    if (score < probCutBeta) {
      return Score.NONE;
    }
    stats.probCuts++;
    sampler.endReason(Ending.PROBCUT);
    return score;
  }

  private int searchMoves(
      int ply, int depth, int alphaOnEntry, int beta, long key, int tableMove, boolean jumps) {
    BoardState board = boards[ply];
    MoveList moves = lists[ply];
    int size = moves.size();
    int side = side(board);
    ordering.begin(ply, moves, side, tableMove);
    int newDepth = depth - 1;
    int best = Score.LOST;
    int bestPlace = 0;
    long bestMove = Sampler.NO_MOVE;
    int alpha = alphaOnEntry;
    for (int n = 0; n < size; n++) {
      int place = ordering.pick(ply, n, size);
      long move = moves.get(place);
      play(ply, move);
      int score =
          n == 0
              ? -search(ply + 1, newDepth, -beta, -alpha)
              : searchLateMove(ply + 1, newDepth, jumps ? 0 : reduction(depth, n), alpha, beta);
      if (isStopped()) {
        return Score.DRAW;
      }
      if (score > best) {
        best = score;
        bestPlace = place;
        bestMove = move;
        if (score > alpha) {
          alpha = score;
          pv.extend(ply, move);
        }
        if (score >= beta) {
          ordering.update(ply, moves, side, n, depth);
          store(key, place + 1, score, depth, TranspositionTable.AT_LEAST, ply);
          return cut(n + 1, score, move);
        }
      }
    }
    sampler.endReason(Ending.ALL_TRIED, bestMove);
    if (best > alphaOnEntry) {
      store(key, bestPlace + 1, best, depth, TranspositionTable.EXACT, ply);
    } else {
      store(key, 0, best, depth, TranspositionTable.AT_MOST, ply);
    }
    return best;
  }

  private void store(long key, int move, int score, int depth, int bound, int ply) {
    table.store(key, move, score, Score.NONE, depth, bound, ply);
  }

  /** A move after the first: reduced with a zero window; in full only if it raises alpha. */
  private int searchLateMove(int ply, int depth, int reduction, int alpha, int beta) {
    stats.reductions += reduction > 0 ? 1 : 0;
    int score = -search(ply, depth - reduction, -alpha - 1, -alpha);
    if (reduction > 0 && score > alpha && !isStopped()) {
      stats.researches++;
      score = -search(ply, depth, -alpha - 1, -alpha);
    }
    if (score > alpha && score < beta && !isStopped()) {
      score = -search(ply, depth, -beta, -alpha);
    }
    return score;
  }

  private static int rootReduction(int depth, int moveCount) {
    return depth < ROOT_REDUCTION_MIN_DEPTH || moveCount < ROOT_UNREDUCED_MOVES ? 0 : 1;
  }

  private static int reduction(int depth, int moveCount) {
    return depth < REDUCTION_MIN_DEPTH || moveCount < UNREDUCED_MOVES
        ? 0
        : Math.min(REDUCTIONS.plies(depth, moveCount), depth - 2);
  }

  // ---- where it ends

  private int leaf(int ply, BoardState board) {
    if (!MoveGenerator.canStep(board)) {
      return noMoves(ply, board);
    }
    int known = endgames.probe(board, ply, rootPieces);
    if (known != Score.NONE) {
      stats.databaseHits++;
      sampler.endReason(Ending.DATABASE);
      return known;
    }
    sampler.endReason(Ending.LEAF);
    return evaluate(board) + endgames.progress(board, rootPieces);
  }

  private int evaluate(BoardState board) {
    stats.evaluations++;
    return evaluation.of(board) + evalNoise.at(board.key());
  }

  private int noMoves(int ply, BoardState board) {
    sampler.endReason(Ending.GAME_OVER);
    return blockedIsDraw && board.mine() != 0 ? Score.DRAW : Score.lostIn(ply);
  }

  private boolean isDraw(int ply, BoardState board) {
    if (board.quietPlies() < 4) {
      return false;
    }
    if (keys.isRepeated(ply, board.quietPlies())) {
      return true;
    }
    return board.quietPlies() >= quietLimit && generator.count(board) > 0;
  }

  private int cut(int moveCount, int score, long move) {
    sampler.endReason(Ending.CUT, move);
    stats.countCutoff(moveCount);
    return score;
  }

  private void play(int ply, long move) {
    boards[ply + 1].set(boards[ply], move);
    played[ply + 1] = move;
  }

  private void enter(int ply, BoardState board) {
    keys.put(ply, board.key());
    pv.clear(ply);
    stopCheck.enter(ply);
  }

  SearchCounters counters() {
    stats.copyTo(counters);
    return counters;
  }

  private static int side(BoardState board) {
    return board.isWhiteToMove() ? 1 : 0;
  }

  private long key(BoardState board) {
    return board.key() ^ rulesKey;
  }

  static int pieces(BoardState board) {
    return Integer.bitCount(board.mine() | board.theirs());
  }
}
