package games.janus.engines.checkers;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveGenerator;
import games.janus.checkers.kernel.MoveList;
import games.janus.checkers.kernel.PackedMove;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchTree.Ending;
import games.janus.engines.checkers.endgame.EndgameOracle;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;
import games.janus.rules.Game;

/**
 * Looks ahead: principal variation search with a table of known positions, jumps played out until
 * the position is quiet, and less effort for positions far beyond the window and for moves that are
 * tried late. One object serves one thought; nodes allocate nothing.
 */
final class CheckersSearch {
  /** Plies between two looks outside. */
  private static final int NODES_BETWEEN_POLLS = 1024;

  /** Won by the database's word, though the end of the game is not in sight. */
  static final int DATABASE_WON = 20_000;

  /** A look this much shallower decides whether a position is far enough beyond the window. */
  private static final int PROB_CUT_REDUCTION = 4;

  private static final int PROB_CUT_MIN_DEPTH = 5;

  /** How far beyond, in hundredths of a man. */
  private static final int PROB_CUT_MARGIN = 20;

  private static final int REDUCTION_MIN_DEPTH = 3;

  /** The first moves are tried in full. */
  private static final int UNREDUCED_MOVES = 2;

  private final MoveGenerator generator;
  private final boolean isJumpForced;
  private final boolean blockedIsDraw;
  private final int quietLimit;
  private final TranspositionTable table;
  private final EndgameProbe endgames;
  private final EvalNoise evalNoise;
  private final SearchControl<Move> control;
  private final long nodeLimit;

  private final BoardState[] boards = new BoardState[Score.MAX_PLY + 1];
  private final MoveList[] lists = new MoveList[Score.MAX_PLY + 1];
  private final MoveOrdering ordering = new MoveOrdering();
  private final Evaluation evaluation = new Evaluation();
  private final RepetitionKeys repetition = new RepetitionKeys();
  private final PvTable lines = new PvTable();
  private final SearchCounters counters = new SearchCounters();
  private final Sampler sampler = new Sampler();

  /** By ply: the move that led there. */
  private final long[] played = new long[Score.MAX_PLY + 1];

  /** So that what is known under one rule set is not believed under another. */
  private final long rulesKey;

  private final int rootPieces;
  private boolean stopped;
  private int selDepth;
  private long nextPoll;

  private long nodes;
  private long quiescenceNodes;
  private long evaluations;
  private long cutoffs;
  private long stoodPat;
  private long firstMoveCutoffs;
  private long tableHits;
  private long tableCutoffs;
  private long researches;
  private long shallowPrunes;
  private long reductions;
  private long databaseHits;

  CheckersSearch(
      Game<Position, Move> game,
      TranspositionTable table,
      EndgameOracle oracle,
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
    this.evalNoise = evalNoise;
    this.control = control;
    this.nodeLimit = nodeLimit;
    for (int ply = 0; ply < boards.length; ply++) {
      boards[ply] = new BoardState();
      lists[ply] = new MoveList();
    }
    root.copyTo(boards[0]);
    rootPieces = pieces(boards[0]);
    repetition.begin(game);
    generator.generate(boards[0], lists[0]);
    schedulePoll();
  }

  BoardState root() {
    return boards[0];
  }

  MoveList rootMoves() {
    return lists[0];
  }

  PvTable lines() {
    return lines;
  }

  EndgameProbe endgames() {
    return endgames;
  }

  /** Keeps a sample of the tree, once it is switched on. */
  Sampler sampler() {
    return sampler;
  }

  boolean isStopped() {
    return stopped;
  }

  /** How far the longest line went. */
  int selDepth() {
    return selDepth;
  }

  // ---- the root

  /**
   * Looks at the given root moves in their order and moves the best to the front, as soon as it is
   * known to be the best. When stopped, what was found so far stays.
   *
   * @param places places in {@link #rootMoves}
   * @return the score, or {@link Score#NONE} if not even the first move was finished
   */
  int searchRoot(int[] places, int depth, int alpha, int beta) {
    if (!sampler.isSampling(0)) {
      return searchRootMoves(places, depth, alpha, beta);
    }
    sampler.enter(0, Sampler.NO_MOVE, depth, alpha, beta, nodes);
    int score = searchRootMoves(places, depth, alpha, beta);
    sampler.leave(0, score, stopped, nodes);
    return score;
  }

  private int searchRootMoves(int[] places, int depth, int alpha, int beta) {
    count(0);
    if (stopped) {
      return Score.NONE;
    }
    lines.clear(0);
    int best = Score.NONE;
    int floor = alpha;
    for (int n = 0; n < places.length; n++) {
      int place = places[n];
      long move = lists[0].get(place);
      boards[1].set(boards[0], move);
      played[1] = move;
      int next = depth - 1;
      int score =
          n == 0
              ? -search(1, next, -beta, -floor)
              : searchLateMove(1, next, n > 3 && depth > 3 ? 1 : 0, floor, beta);
      if (stopped) {
        return best;
      }
      if (best == Score.NONE || score > best) {
        best = score;
        if (score > floor || n == 0) {
          lines.set(0, move);
          System.arraycopy(places, 0, places, 1, n);
          places[0] = place;
        }
        floor = Math.max(floor, score);
        if (floor >= beta) {
          cutoffs++;
          firstMoveCutoffs += n == 0 ? 1 : 0;
          break;
        }
      }
    }
    int bound =
        best >= beta
            ? TranspositionTable.AT_LEAST
            : best > alpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    boolean isCut = best >= beta;
    sampler.endReason(isCut ? Ending.CUT : Ending.ALL_TRIED, lists[0].get(places[0]));
    table.store(key(boards[0]), places[0] + 1, best, Score.NONE, depth, bound, 0);
    return best;
  }

  // ---- inside the tree

  private int search(int ply, int depth, int alpha, int beta) {
    return sampler.isSampling(ply)
        ? searchSampled(ply, depth, alpha, beta)
        : searchNode(ply, depth, alpha, beta);
  }

  private int searchSampled(int ply, int depth, int alpha, int beta) {
    sampler.enter(ply, played[ply], depth, alpha, beta, nodes);
    int score = searchNode(ply, depth, alpha, beta);
    sampler.leave(ply, score, stopped, nodes);
    return score;
  }

  private int searchNode(int ply, int depth, int alpha, int beta) {
    BoardState board = boards[ply];
    enter(ply, board);
    if (stopped) {
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
        databaseHits++;
        sampler.endReason(Ending.DATABASE);
        return known;
      }
    }
    return searchDeeper(ply, depth, alpha, beta, jumps);
  }

  /**
   * The depth is used up, but not the jumps. Where jumping is forced every reply is a jump; where
   * it is free the player may also stay as he is.
   */
  private int quiescence(int ply, int alpha, int beta) {
    quiescenceNodes++;
    int best = isJumpForced ? Score.LOST : evaluate(boards[ply]);
    if (best >= beta) {
      stoodPat++;
      sampler.endReason(Ending.STOOD_PAT);
      return best;
    }
    int floor = Math.max(alpha, best);
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
      boards[ply + 1].set(boards[ply], move);
      played[ply + 1] = move;
      int score = -search(ply + 1, 0, -beta, -floor);
      if (stopped) {
        return Score.DRAW;
      }
      if (score > best) {
        best = score;
        bestMove = move;
        if (score > floor) {
          floor = score;
          lines.set(ply, move);
        }
        if (score >= beta) {
          return cut(n, score, move);
        }
      }
    }
    sampler.endReason(Ending.ALL_TRIED, bestMove);
    return best;
  }

  private int searchDeeper(int ply, int depth, int alpha, int beta, boolean jumps) {
    BoardState board = boards[ply];
    long key = key(board);
    long known = table.probe(key);
    tableHits += known == TranspositionTable.UNKNOWN ? 0 : 1;
    boolean isPvNode = beta - alpha > 1;
    if (known != TranspositionTable.UNKNOWN
        && !isPvNode
        && TranspositionTable.depth(known) >= depth) {
      int score = TranspositionTable.score(known, ply);
      if (TranspositionTable.settles(TranspositionTable.bound(known), score, alpha, beta)) {
        tableCutoffs++;
        sampler.endReason(Ending.TABLE);
        return score;
      }
    }
    if (!isPvNode && !jumps && depth >= PROB_CUT_MIN_DEPTH) {
      int shallow = probCut(ply, depth, beta);
      if (shallow != Score.NONE) {
        return shallow;
      }
      known = table.probe(key);
    }
    MoveList moves = lists[ply];
    generator.generate(board, moves);
    int size = moves.size();
    if (size == 0) {
      return noMoves(ply, board);
    }
    return searchMoves(ply, depth, alpha, beta, key, TranspositionTable.move(known), jumps);
  }

  /** A position that is far beyond the window after a shallower look will be beyond it, too. */
  private int probCut(int ply, int depth, int beta) {
    int bound = beta + PROB_CUT_MARGIN;
    if (Math.abs(beta) > DATABASE_WON / 2) {
      return Score.NONE;
    }
    int paused = sampler.pause();
    int score = searchDeeper(ply, depth - PROB_CUT_REDUCTION, bound - 1, bound, false);
    sampler.resume(paused);
    if (stopped) {
      return Score.DRAW;
    }
    if (score < bound) {
      return Score.NONE;
    }
    shallowPrunes++;
    sampler.endReason(Ending.SHALLOW);
    return score;
  }

  private int searchMoves(
      int ply, int depth, int alpha, int beta, long key, int known, boolean jumps) {
    BoardState board = boards[ply];
    MoveList moves = lists[ply];
    int size = moves.size();
    int side = side(board);
    ordering.begin(ply, moves, side, known);
    int next = depth - 1;
    int best = Score.LOST;
    int bestPlace = 0;
    long bestMove = Sampler.NO_MOVE;
    int floor = alpha;
    for (int n = 0; n < size; n++) {
      int place = ordering.pick(ply, n, size);
      long move = moves.get(place);
      BoardState child = boards[ply + 1];
      child.set(board, move);
      played[ply + 1] = move;
      int score =
          n == 0
              ? -search(ply + 1, next, -beta, -floor)
              : searchLateMove(ply + 1, next, jumps ? 0 : reduction(depth, n), floor, beta);
      if (stopped) {
        return Score.DRAW;
      }
      if (score > best) {
        best = score;
        bestPlace = place;
        bestMove = move;
        if (score > floor) {
          floor = score;
          lines.set(ply, move);
        }
        if (score >= beta) {
          ordering.reward(ply, moves, side, n, depth);
          table.store(key, place + 1, score, Score.NONE, depth, TranspositionTable.AT_LEAST, ply);
          return cut(n, score, move);
        }
      }
    }
    sampler.endReason(Ending.ALL_TRIED, bestMove);
    boolean isExact = best > alpha;
    table.store(
        key,
        isExact ? bestPlace + 1 : 0,
        best,
        Score.NONE,
        depth,
        isExact ? TranspositionTable.EXACT : TranspositionTable.AT_MOST,
        ply);
    return best;
  }

  /** Moves after the first are expected to fail: a narrow, perhaps shallower look shows it. */
  private int searchLateMove(int ply, int depth, int less, int alpha, int beta) {
    reductions += less > 0 ? 1 : 0;
    int score = -search(ply, depth - less, -alpha - 1, -alpha);
    if (less > 0 && score > alpha && !stopped) {
      researches++;
      score = -search(ply, depth, -alpha - 1, -alpha);
    }
    if (score > alpha && score < beta && !stopped) {
      score = -search(ply, depth, -beta, -alpha);
    }
    return score;
  }

  private static int reduction(int depth, int moveCount) {
    return depth < REDUCTION_MIN_DEPTH || moveCount < UNREDUCED_MOVES
        ? 0
        : ReductionTable.of(depth, moveCount);
  }

  // ---- where it ends

  private int leaf(int ply, BoardState board) {
    if (!MoveGenerator.canStep(board)) {
      return noMoves(ply, board);
    }
    int known = endgames.probe(board, ply, rootPieces);
    if (known != Score.NONE) {
      databaseHits++;
      sampler.endReason(Ending.DATABASE);
      return known;
    }
    sampler.endReason(Ending.LEAF);
    return evaluate(board) + endgames.progress(board, rootPieces);
  }

  private int evaluate(BoardState board) {
    evaluations++;
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
    if (repetition.isRepeated(ply, board)) {
      return true;
    }
    return board.quietPlies() >= quietLimit && generator.count(board) > 0;
  }

  private int cut(int moveCount, int score, long move) {
    sampler.endReason(Ending.CUT, move);
    cutoffs++;
    firstMoveCutoffs += moveCount == 0 ? 1 : 0;
    return score;
  }

  // ---- counting and looking outside

  private void enter(int ply, BoardState board) {
    repetition.put(ply, board.key());
    lines.clear(ply);
    count(ply);
  }

  private void count(int ply) {
    nodes++;
    selDepth = Math.max(selDepth, ply);
    if (nodes >= nextPoll) {
      stopped |= nodes >= nodeLimit || control.shouldStop(counters());
      schedulePoll();
    }
  }

  private void schedulePoll() {
    nextPoll = Math.min(nodes + NODES_BETWEEN_POLLS, nodeLimit);
  }

  /** Everything counted so far. */
  SearchCounters counters() {
    show(Metric.NODES, nodes);
    show(Metric.QUIESCENCE_NODES, quiescenceNodes);
    show(Metric.EVALUATIONS, evaluations);
    show(Metric.CUTOFFS, cutoffs);
    show(Metric.FIRST_MOVE_CUTOFFS, firstMoveCutoffs);
    show(Metric.STOOD_PAT, stoodPat);
    show(Metric.TABLE_HITS, tableHits);
    show(Metric.TABLE_CUTOFFS, tableCutoffs);
    show(Metric.SHALLOW_PRUNES, shallowPrunes);
    show(Metric.REDUCTIONS, reductions);
    show(Metric.RESEARCHES, researches);
    show(Metric.DATABASE_HITS, databaseHits);
    return counters;
  }

  private void show(Metric metric, long count) {
    counters.add(metric, count - counters.get(metric));
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
