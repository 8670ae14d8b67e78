package games.janus.engines.chess;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.LegalMoves;
import games.janus.engine.Finding;
import games.janus.engine.Finding.Bound;
import games.janus.engine.Metric;
import games.janus.engine.RootCounters;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.StaticTerms;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.engines.search.Findings;
import games.janus.engines.search.IterativeDeepening;
import games.janus.engines.search.RepetitionKeys;
import games.janus.engines.search.Score;
import games.janus.message.Message;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Game;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** One thought: the crossing between a question in players' words and the search on the kernel. */
final class ChessThinking implements IterativeDeepening.Root {
  private final ChessSearch search;
  private final SearchRequest<Position, Move> request;
  private final SearchControl<Move> control;
  private final Findings<Move> findings;
  private final Strength strength;
  private final int thread;
  private final SearchCounters counters = new SearchCounters();
  private final BoardState root = new BoardState();
  private final int[] packed;
  private final RootCounters<Move> rootCounters;

  /** The first moves of the lines found so far at this depth, which the next line leaves out. */
  private final int[] taken = new int[LegalMoves.MOST];

  private int takenCount;
  private int rank = 1;

  ChessThinking(
      ChessSearch search,
      SearchRequest<Position, Move> request,
      SearchControl<Move> control,
      int thread) {
    this.thread = thread;
    this.search = search;
    this.request = request;
    this.control = control;
    this.findings = new Findings<>(control);
    this.strength = Strength.named(request.level());
    request.position().copyTo(root);
    var inWords = new ArrayList<Move>();
    packed = wanted(inWords);
    rootCounters = new RootCounters<>(inWords);
  }

  /**
   * The moves to think about in the kernel's words.
   *
   * @param inWords takes the same moves in players' words
   */
  private int[] wanted(List<Move> inWords) {
    List<Move> legal = request.position().legalMoves();
    int[] moves = new int[LegalMoves.MOST];
    int size = new LegalMoves().fill(root, moves, 0);
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (request.among().isEmpty() || request.among().contains(legal.get(i))) {
        inWords.add(legal.get(i));
        moves[kept++] = moves[i];
      }
    }
    if (kept == 0 && !request.among().isEmpty()) {
      throw new MessageException(Messages.thinkIllegalMoves());
    }
    return Arrays.copyOf(moves, kept);
  }

  Thought<Move> think() {
    long[] gameKeys = RepetitionKeys.ofGame(request.game(), root.halfmoves(), Position::key);
    long nodes = request.limits().nodes().orElse(isLimited() ? Long.MAX_VALUE : strength.nodes());
    if (thread == 0) {
      search.ageTable();
    }
    search.begin(root, gameKeys, this::shouldStop, nodes);
    search.countAtRoot(packed, rootCounters);
    control.searches(rootCounters::copy);
    search.evalNoise(strength.evalNoise(), request.seed());
    search.sample(request.recordTree() && thread == 0);
    int depth = Math.min(request.limits().depth().orElse(ChessSearch.DEEPEST), ChessSearch.DEEPEST);
    // A helper that leaves out the last depth goes on with the next: the first one is not done yet.
    int last = thread == 0 ? depth : depth + 1;
    IterativeDeepening.run(this, Math.min(request.lines(), packed.length), last, thread);
    return answer();
  }

  private boolean isLimited() {
    return request.limits().depth().isPresent() || request.limits().nodes().isPresent();
  }

  private boolean shouldStop() {
    search.copyTo(counters);
    return control.shouldStop(counters);
  }

  // ---- As the deepening asks

  @Override
  public int search(int depth, int alpha, int beta) {
    if (rank == 1) {
      search.sampler().beginIteration(depth);
    }
    int result = search.search(depth, alpha, beta);
    search.sampler().endIteration();
    if (search.isStopped() && rank == 1 && search.pv().length() > 0) {
      // what was found so far is as good as the last look, or better
      findings.take(pv(), search.bestScoreSoFar());
    }
    return result;
  }

  @Override
  public boolean isStopped() {
    return search.isStopped();
  }

  @Override
  public void beginLine(int rank) {
    this.rank = rank;
    findings.beginLine(rank);
    if (rank == 1) {
      rootCounters.beginLook();
      takenCount = 0;
    }
    if (takenCount == 0 && request.among().isEmpty()) {
      search.among(packed, 0);
      return;
    }
    var rest = new int[packed.length];
    int count = 0;
    for (int move : packed) {
      if (!isTaken(move)) {
        rest[count++] = move;
      }
    }
    search.among(rest, count);
  }

  private boolean isTaken(int move) {
    for (int i = 0; i < takenCount; i++) {
      if (taken[i] == move) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void found(int depth, int rank, int score, Bound bound) {
    if (bound == Bound.EXACT) {
      taken[takenCount++] = (int) search.pv().move(0);
    }
    if (rank == 1 && bound == Bound.EXACT) {
      search.sampler().finishIteration();
    }
    search.copyTo(counters);
    findings.hear(
        new Finding<>(
            depth,
            search.selDepth() + 1,
            rank,
            score,
            bound,
            bound == Bound.AT_MOST ? List.of() : pv(),
            counters.copy(),
            search.tableUse()));
  }

  /** A mate is looked at for some plies more, in case there is a shorter one: untested. */
  @Override
  public boolean isEnough(int depth) {
    int score = findings.score();
    return findings.isEnough()
        || (Score.isDecided(score) && depth > 2 * Score.pliesToEnd(score) + 8);
  }

  /** The principal variation in players' words. */
  private List<Move> pv() {
    return search.pv().moves(request.position(), new ChessMoveReader());
  }

  private Thought<Move> answer() {
    search.copyTo(counters);
    // An empty one: stopped before the first look was over
    List<Move> expected = findings.line().isEmpty() ? pv() : findings.line();
    var remarks = new ArrayList<Message>();
    if (expected.isEmpty()) {
      expected = List.of(anyMove());
      remarks.add(Messages.remarkStopped());
    }
    int score = findings.score();
    boolean weighed = score != Score.NONE;
    if (weighed && Score.isDecided(score)) {
      int moves = (Score.pliesToEnd(score) + 1) / 2;
      remarks.add(score > 0 ? Messages.remarkMates(moves) : Messages.remarkMated(moves));
    }
    return new Thought<>(
        Optional.of(expected.getFirst()),
        weighed ? Optional.of((double) score) : Optional.empty(),
        expected,
        List.of(),
        weighed ? Optional.of(staticTerms(expected)) : Optional.empty(),
        counters.copy(),
        remarks,
        search
            .sampler()
            .tree(request.position(), new ChessMoveReader(), counters.get(Metric.NODES)),
        !search.isStopped() || isSpent());
  }

  /** Whether the level's own measure is used up: then it has done what it set out to do. */
  private boolean isSpent() {
    return !isLimited() && counters.get(Metric.NODES) >= strength.nodes();
  }

  private Move anyMove() {
    List<Move> legal = request.position().legalMoves();
    return request.among().isEmpty() ? legal.getFirst() : request.among().getFirst();
  }

  private StaticTerms staticTerms(List<Move> line) {
    return StaticTerms.of(request.game(), line, this::terms);
  }

  private List<Term> terms(Game<Position, Move> game, Color side) {
    if (game.outcome().isPresent()) {
      return List.of(
          new Term(Messages.termEndOfGame().text(), Score.of(game.outcome().get(), side)));
    }
    var board = new BoardState();
    game.position().copyTo(board);
    return search.staticTerms(board, side);
  }
}
