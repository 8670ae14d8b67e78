package games.janus.engines.checkers;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.kernel.MoveList;
import games.janus.engine.Finding;
import games.janus.engine.Finding.Bound;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.StaticTerms;
import games.janus.engine.Thought;
import games.janus.engines.search.Findings;
import games.janus.engines.search.IterativeDeepening;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;
import games.janus.message.Message;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** One thought: the crossing between a question in players' words and the search on the kernel. */
final class CheckersThinking implements IterativeDeepening.Root {
  private final SearchRequest<Position, Move> request;
  private final CheckersSearch search;
  private final TranspositionTable table;
  private final Findings<Move> findings;
  private final Evaluation evaluation;

  /** The positions the level itself sets out to look at; using them up is no interruption. */
  private final long measure;

  /** Places of the root moves to think about, best first as far as known. */
  private final int[] wanted;

  /** Those the line now looked for may begin with: all but the beginnings of better lines. */
  private int[] candidates;

  private int rank = 1;

  CheckersThinking(
      SearchRequest<Position, Move> request,
      CheckersSearch search,
      TranspositionTable table,
      SearchControl<Move> control,
      Evaluation evaluation,
      long measure) {
    this.evaluation = evaluation;
    this.measure = measure;
    this.request = request;
    this.search = search;
    this.table = table;
    this.findings = new Findings<>(control);
    control.searches(search.rootCounters()::copy);
    wanted = wanted();
    candidates = wanted;
  }

  private int[] wanted() {
    MoveList moves = search.rootMoves();
    if (request.among().isEmpty()) {
      return request.lines() == 1
          ? search.endgames().worthLooking(search.root(), moves)
          : allPlaces(moves.size());
    }
    List<Move> legal = request.position().legalMoves();
    int[] places = allPlaces(moves.size());
    int kept = 0;
    for (int place = 0; place < legal.size(); place++) {
      if (request.among().contains(legal.get(place))) {
        places[kept++] = place;
      }
    }
    if (kept == 0) {
      throw new MessageException(Messages.thinkIllegalMoves());
    }
    return Arrays.copyOf(places, kept);
  }

  static int[] allPlaces(int size) {
    int[] places = new int[size];
    for (int place = 0; place < size; place++) {
      places[place] = place;
    }
    return places;
  }

  /**
   * Thinks.
   *
   * @param thread 0 for the one whose answer counts
   */
  Thought<Move> think(int selDepth, int thread) {
    IterativeDeepening.run(this, Math.min(request.lines(), wanted.length), selDepth, thread);
    return answer();
  }

  // ---- as the deepening asks

  @Override
  public int search(int depth, int alpha, int beta) {
    if (rank == 1) {
      search.sampler().beginIteration(depth);
    }
    int found = search.searchRoot(candidates, depth, alpha, beta);
    search.sampler().endIteration();
    if (search.isStopped() && rank == 1 && found > alpha && found != Score.NONE) {
      // what was found so far is as good as the last look, or better
      findings.take(pv(), found);
    }
    return found;
  }

  @Override
  public boolean isStopped() {
    return search.isStopped();
  }

  @Override
  public void beginLine(int which) {
    rank = which;
    if (rank == 1) {
      search.rootCounters().beginLook();
    }
    findings.beginLine(which);
    // The best moves of the lines before stand in front.
    candidates = which == 1 ? wanted : Arrays.copyOfRange(wanted, which - 1, wanted.length);
  }

  @Override
  public void found(int depth, int which, int found, Bound bound) {
    if (which > 1) {
      System.arraycopy(candidates, 0, wanted, which - 1, candidates.length);
    }
    if (which == 1 && bound == Bound.EXACT) {
      search.sampler().finishIteration();
    }
    findings.hear(
        new Finding<>(
            depth,
            search.selDepth(),
            which,
            found,
            bound,
            bound == Bound.AT_MOST ? List.of() : pv(),
            search.counters().copy(),
            table.use()));
  }

  @Override
  public boolean isEnough(int depth) {
    int score = findings.score();
    return findings.isEnough() || (Score.isDecided(score) && depth >= Score.pliesToEnd(score));
  }

  // ---- in players' words

  private Thought<Move> answer() {
    int score = findings.score();
    List<Move> line = findings.line();
    boolean looked = score != Score.NONE;
    return new Thought<>(
        Optional.of(looked ? line.getFirst() : request.position().legalMoves().get(wanted[0])),
        looked ? Optional.of((double) score) : Optional.empty(),
        line,
        List.of(),
        looked ? Optional.of(staticTerms(line)) : Optional.empty(),
        search.counters().copy(),
        remarks(),
        search
            .sampler()
            .tree(
                request.position(), new CheckersMoveReader(), search.counters().get(Metric.NODES)),
        !search.isStopped() || search.counters().get(Metric.NODES) >= measure);
  }

  private List<Message> remarks() {
    int score = findings.score();
    if (score == Score.NONE) {
      return List.of(Messages.remarkStopped());
    }
    if (Score.isDecided(score)) {
      int plies = Score.pliesToEnd(score);
      return List.of(score > 0 ? Messages.remarkWins(plies) : Messages.remarkLoses(plies));
    }
    if (Math.abs(score) > CheckersSearch.DATABASE_WON / 2) {
      return List.of(score > 0 ? Messages.remarkDatabaseWon() : Messages.remarkDatabaseLost());
    }
    return List.of();
  }

  private StaticTerms staticTerms(List<Move> line) {
    return StaticTerms.of(
        request.game(),
        line,
        (game, side) -> TracedEvaluation.terms(game.position(), game.outcome(), side, evaluation));
  }

  private List<Move> pv() {
    return search.pv().moves(request.position(), new CheckersMoveReader());
  }
}
