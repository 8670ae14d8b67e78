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
import games.janus.engines.checkers.endgame.EndgameOracle;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;
import games.janus.rules.Game;

/**
 * Looks ahead: principal variation search with a table of known positions, jumps played out until
 * the position is quiet, forced replies free of charge, and less effort for moves that are tried
 * late. One object serves one thought; nodes allocate nothing.
 */
final class CheckersSearch {
  /** Plies between two looks outside. */
  private static final int NODES_BETWEEN_POLLS = 1024;

  /** Won by the database's word, though the end of the game is not in sight. */
  static final int DATABASE_WON = 20_000;

  /** A look this much shallower decides whether a position is far enough beyond the window. */
  private static final int SHALLOWER = 4;

  private static final int LEAST_DEPTH_FOR_SHALLOW_LOOK = 5;

  /** How far beyond, in hundredths of a man. */
  private static final int FAR_BEYOND = Integer.getInteger("ck.far", 20);

  private static final boolean EXTEND_THREATS = Boolean.getBoolean("ck.threat");
  private static final boolean JUMPS_FREE = Boolean.getBoolean("ck.jumpsfree");
  private static final boolean SHALLOW = !Boolean.getBoolean("ck.noshallow");

  /** By depth, then by the number of moves tried before: how many plies less a late move gets. */
  private static final byte[][] REDUCTION = new byte[64][64];

  static {
    double base = Integer.getInteger("ck.lmrbase", 50) / 100.0;
    double div = Integer.getInteger("ck.lmrdiv", 200) / 100.0;
    for (int depth = 1; depth < 64; depth++) {
      for (int tried = 1; tried < 64; tried++) {
        double plies = base + Math.log(depth) * Math.log(tried) / div;
        REDUCTION[depth][tried] = (byte) Math.max(0, plies);
      }
    }
  }

  private final MoveGenerator generator;
  private final boolean jumpsAreForced;
  private final boolean blockedIsDraw;
  private final int quietLimit;
  private final TranspositionTable table;
  private final Endings endings;
  private final Noise noise;
  private final SearchControl<Move> control;
  private final long nodeLimit;

  private final BoardState[] boards = new BoardState[Score.MOST_PLIES + 1];
  private final MoveList[] lists = new MoveList[Score.MOST_PLIES + 1];
  private final MoveOrder order = new MoveOrder();
  private final Evaluation evaluation = new Evaluation();
  private final Past past = new Past();
  private final Lines lines = new Lines();
  private final SearchCounters counters = new SearchCounters();

  /** So that what is known under one rule set is not believed under another. */
  private final long rulesKey;

  private final int rootPieces;
  private boolean stopped;
  private int deepest;
  private long nextPoll;

  private long nodes;
  private long quietNodes;
  private long evaluations;
  private long cutoffs;
  private long firstCutoffs;
  private long tableHits;
  private long shallowPrunes;
  private long reductions;
  private long extensions;
  private long databaseHits;

  CheckersSearch(
      Game<Position, Move> game,
      TranspositionTable table,
      EndgameOracle oracle,
      Noise noise,
      SearchControl<Move> control,
      long nodeLimit) {
    Position root = game.position();
    RuleSet rules = root.ruleSet();
    this.generator = root.generator();
    this.jumpsAreForced = rules.capture() == RuleSet.Capture.FORCED;
    this.blockedIsDraw = rules.blocked() == RuleSet.Blocked.TIE;
    this.quietLimit = rules.quietPlies().orElse(Integer.MAX_VALUE);
    this.rulesKey = (long) rules.text().hashCode() << 32;
    this.table = table;
    this.endings = new Endings(oracle, rules, generator);
    this.noise = noise;
    this.control = control;
    this.nodeLimit = nodeLimit;
    for (int ply = 0; ply < boards.length; ply++) {
      boards[ply] = new BoardState();
      lists[ply] = new MoveList();
    }
    root.copyTo(boards[0]);
    rootPieces = pieces(boards[0]);
    past.begin(game);
    generator.generate(boards[0], lists[0]);
    schedulePoll();
  }

  BoardState root() {
    return boards[0];
  }

  MoveList rootMoves() {
    return lists[0];
  }

  Lines lines() {
    return lines;
  }

  Endings endings() {
    return endings;
  }

  boolean isStopped() {
    return stopped;
  }

  /** How far the longest line went. */
  int deepest() {
    return deepest;
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
    count(0);
    lines.clear(0);
    int best = Score.NONE;
    int floor = alpha;
    for (int n = 0; n < places.length; n++) {
      int place = places[n];
      long move = lists[0].get(place);
      boards[1].set(boards[0], move);
      int next = places.length == 1 && depth > 1 ? depth : depth - 1;
      int score =
          n == 0
              ? -search(1, next, -beta, -floor)
              : laterMove(1, next, n > 3 && depth > 3 ? 1 : 0, floor, beta);
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
          firstCutoffs += n == 0 ? 1 : 0;
          break;
        }
      }
    }
    int bound =
        best >= beta
            ? TranspositionTable.AT_LEAST
            : best > alpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    table.store(key(boards[0]), places[0] + 1, best, Score.NONE, depth, bound, 0);
    return best;
  }

  // ---- inside the tree

  private int search(int ply, int depth, int alpha, int beta) {
    BoardState board = boards[ply];
    enter(ply, board);
    if (stopped) {
      return Score.DRAW;
    }
    if (isDraw(ply, board)) {
      return Score.DRAW;
    }
    boolean jumps = MoveGenerator.canJump(board);
    if (depth <= 0) {
      if (!jumps) {
        return leaf(ply, board, alpha, beta);
      }
      if (!jumpsAreForced) {
        return playJumps(ply, alpha, beta);
      }
    }
    if (ply >= Score.MOST_PLIES - 1) {
      return evaluate(board);
    }
    if (!jumps) {
      int known = endings.probe(board, ply, rootPieces);
      if (known != Score.NONE) {
        databaseHits++;
        return known;
      }
    }
    return depth <= 0 ? playOut(ply, alpha, beta) : lookDeeper(ply, depth, alpha, beta, jumps);
  }

  /** Jumps are forced and the depth is used up: every reply is a jump, and costs nothing. */
  private int playOut(int ply, int alpha, int beta) {
    quietNodes++;
    MoveList moves = lists[ply];
    generator.generate(boards[ply], moves);
    int side = boards[ply].isWhiteToMove() ? 1 : 0;
    int size = moves.size();
    if (size > 1) {
      order.begin(ply, moves, side, 0);
    }
    int best = Score.LOST;
    int floor = alpha;
    for (int n = 0; n < size; n++) {
      long move = moves.get(size > 1 ? order.pick(ply, n, size) : 0);
      boards[ply + 1].set(boards[ply], move);
      int score = -search(ply + 1, 0, -beta, -floor);
      if (stopped) {
        return Score.DRAW;
      }
      if (score > best) {
        best = score;
        if (score > floor) {
          floor = score;
          lines.set(ply, move);
        }
        if (score >= beta) {
          return cut(n, score);
        }
      }
    }
    return best;
  }

  /** Jumps are free: whoever has one may take it or stay as he is. */
  private int playJumps(int ply, int alpha, int beta) {
    quietNodes++;
    int best = evaluate(boards[ply]);
    if (best >= beta || ply >= Score.MOST_PLIES - 1) {
      return best;
    }
    int floor = Math.max(alpha, best);
    MoveList moves = lists[ply];
    generator.generate(boards[ply], moves);
    int side = boards[ply].isWhiteToMove() ? 1 : 0;
    order.begin(ply, moves, side, 0);
    for (int n = 0; n < moves.size(); n++) {
      long move = moves.get(order.pick(ply, n, moves.size()));
      if (!PackedMove.isJump(move)) {
        break;
      }
      boards[ply + 1].set(boards[ply], move);
      int score = -search(ply + 1, 0, -beta, -floor);
      if (stopped) {
        return Score.DRAW;
      }
      if (score > best) {
        best = score;
        if (score > floor) {
          floor = score;
          lines.set(ply, move);
        }
        if (score >= beta) {
          return cut(n, score);
        }
      }
    }
    return best;
  }

  private int lookDeeper(int ply, int depth, int alpha, int beta, boolean jumps) {
    BoardState board = boards[ply];
    long key = key(board);
    long known = table.probe(key);
    boolean isOpen = beta - alpha > 1;
    if (known != TranspositionTable.UNKNOWN
        && !isOpen
        && TranspositionTable.depth(known) >= depth) {
      int score = TranspositionTable.score(known, ply);
      if (TranspositionTable.settles(TranspositionTable.bound(known), score, alpha, beta)) {
        tableHits++;
        return score;
      }
    }
    if (SHALLOW
        && !isOpen
        && !jumps
        && depth >= LEAST_DEPTH_FOR_SHALLOW_LOOK
        && Math.abs(beta) < DATABASE_WON / 2) {
      int bound = beta + FAR_BEYOND;
      int score = lookDeeper(ply, depth - SHALLOWER, bound - 1, bound, false);
      if (stopped) {
        return Score.DRAW;
      }
      if (score >= bound) {
        shallowPrunes++;
        return score;
      }
      known = table.probe(key);
    }
    MoveList moves = lists[ply];
    generator.generate(board, moves);
    int size = moves.size();
    if (size == 0) {
      return noMove(ply, board);
    }
    return tryMoves(ply, depth, alpha, beta, key, TranspositionTable.move(known), jumps);
  }

  private int tryMoves(
      int ply, int depth, int alpha, int beta, long key, int known, boolean jumps) {
    BoardState board = boards[ply];
    MoveList moves = lists[ply];
    int size = moves.size();
    int side = board.isWhiteToMove() ? 1 : 0;
    order.begin(ply, moves, side, known);
    int next = depth - 1;
    if (size == 1 || (JUMPS_FREE && jumps)) {
      extensions++;
      next = depth;
    }
    int best = Score.LOST;
    int bestPlace = 0;
    int floor = alpha;
    for (int n = 0; n < size; n++) {
      int place = order.pick(ply, n, size);
      long move = moves.get(place);
      BoardState child = boards[ply + 1];
      child.set(board, move);
      int score =
          n == 0
              ? -search(ply + 1, next, -beta, -floor)
              : laterMove(ply + 1, next, jumps ? 0 : reduction(depth, n, child), floor, beta);
      if (stopped) {
        return Score.DRAW;
      }
      if (score > best) {
        best = score;
        bestPlace = place;
        if (score > floor) {
          floor = score;
          lines.set(ply, move);
        }
        if (score >= beta) {
          order.reward(ply, moves, side, n, depth);
          table.store(key, place + 1, score, Score.NONE, depth, TranspositionTable.AT_LEAST, ply);
          return cut(n, score);
        }
      }
    }
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
  private int laterMove(int ply, int depth, int less, int alpha, int beta) {
    reductions += less > 0 ? 1 : 0;
    int score = -search(ply, depth - less, -alpha - 1, -alpha);
    if (less > 0 && score > alpha && !stopped) {
      score = -search(ply, depth, -alpha - 1, -alpha);
    }
    if (score > alpha && score < beta && !stopped) {
      score = -search(ply, depth, -beta, -alpha);
    }
    return score;
  }

  private static int reduction(int depth, int tried, BoardState child) {
    if (depth < 3 || tried < 2 || MoveGenerator.canJump(child)) {
      return 0; // an exchange: what it comes to is seen at little cost
    }
    return Math.min(REDUCTION[Math.min(depth, 63)][Math.min(tried, 63)], depth - 2);
  }

  // ---- where it ends

  private int leaf(int ply, BoardState board, int alpha, int beta) {
    if (!MoveGenerator.canStep(board)) {
      return noMove(ply, board);
    }
    int known = endings.probe(board, ply, rootPieces);
    if (known != Score.NONE) {
      databaseHits++;
      return known;
    }
    if (EXTEND_THREATS && ply < Score.MOST_PLIES - 1 && MoveGenerator.isThreatened(board)) {
      extensions++;
      return lookDeeper(ply, 1, alpha, beta, false);
    }
    return evaluate(board);
  }

  private int evaluate(BoardState board) {
    evaluations++;
    return evaluation.of(board) + noise.at(board.key());
  }

  private int noMove(int ply, BoardState board) {
    return blockedIsDraw && board.mine() != 0 ? Score.DRAW : Score.lostIn(ply);
  }

  private boolean isDraw(int ply, BoardState board) {
    if (board.quietPlies() < 4) {
      return false;
    }
    if (past.isRepeated(ply, board)) {
      return true;
    }
    return board.quietPlies() >= quietLimit && generator.count(board) > 0;
  }

  private int cut(int tried, int score) {
    cutoffs++;
    firstCutoffs += tried == 0 ? 1 : 0;
    return score;
  }

  // ---- counting and looking outside

  private void enter(int ply, BoardState board) {
    past.put(ply, board.key());
    lines.clear(ply);
    count(ply);
  }

  private void count(int ply) {
    nodes++;
    deepest = Math.max(deepest, ply);
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
    show(Metric.QUIESCENCE_NODES, quietNodes);
    show(Metric.EVALUATIONS, evaluations);
    show(Metric.CUTOFFS, cutoffs);
    show(Metric.FIRST_MOVE_CUTOFFS, firstCutoffs);
    show(Metric.TABLE_CUTOFFS, tableHits);
    show(Metric.SHALLOW_PRUNES, shallowPrunes);
    show(Metric.REDUCTIONS, reductions);
    show(Metric.EXTENSIONS, extensions);
    show(Metric.DATABASE_HITS, databaseHits);
    return counters;
  }

  private void show(Metric metric, long count) {
    counters.add(metric, count - counters.get(metric));
  }

  private long key(BoardState board) {
    return board.key() ^ rulesKey;
  }

  static int pieces(BoardState board) {
    return Integer.bitCount(board.mine() | board.theirs());
  }
}
