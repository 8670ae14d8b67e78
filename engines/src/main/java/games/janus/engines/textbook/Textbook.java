package games.janus.engines.textbook;

import games.janus.engine.Finding.Bound;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.RootCounters;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchTree;
import games.janus.engine.SearchTree.Ending;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.engine.WholeTree.Switches;
import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Minimax with alpha-beta as textbooks print it: one side takes the maximum, the other the minimum,
 * and a branch is left when beta is not above alpha. Pruning, move ordering and quiescence can each
 * be switched off; the move and its value stay the same without pruning, only the counts grow.
 * Recording the tree changes nothing that is counted.
 *
 * <p>Made for teaching and for the programs of the museum: it works on immutable positions at human
 * speed. A better value must be strictly better, so among equals the first in order wins. One
 * object serves one search.
 */
public final class Textbook<P, M> {
  /** No search goes deeper: a browser's stack is small, and nobody waits that long. */
  public static final int DEEPEST = 64;

  private static final int NODES_BETWEEN_POLLS = 256;

  private final SearchedGame<P, M> game;
  private final Switches switches;
  private final SearchControl<?> control;
  private final long nodeLimit;
  private final SearchCounters counters = new SearchCounters();
  private final RootCounters<M> root = new RootCounters<>();
  private final @Nullable SearchTree<M> tree;
  private Predicate<M> atRoot = _ -> true;

  /** The root move that is looked at, as the root counts them. */
  private int atMove;

  private int depthAtRoot;
  private Ending lastEnding = Ending.STOPPED;
  private boolean stopped;

  /**
   * What came out.
   *
   * @param value of the position, high for the side that maximises; not a number if the search was
   *     stopped before it had finished a single move
   * @param line the best play found for both sides; empty if the game was over or no move was
   *     finished
   * @param end the position at the end of the line, whose evaluation is the value
   * @param complete false when the search was stopped; the line is then the best of the moves it
   *     had finished
   */
  public record Result<P, M>(
      double value,
      List<M> line,
      P end,
      SearchCounters counters,
      Optional<SearchTree<M>> tree,
      boolean complete) {

    /**
     * What came out as an engine's answer.
     *
     * @param moves in the order they were tried; the first is played, without a score and with a
     *     remark, if the search was stopped before a single move was valued
     * @param terms the evaluation of a position in its parts
     * @param remarks what there is to say about a move
     */
    public Thought<M> thought(
        List<M> moves, Function<P, List<Term>> terms, Function<M, List<Message>> remarks) {
      boolean found = !line.isEmpty();
      M move = found ? line.getFirst() : moves.getFirst();
      var said = new ArrayList<Message>(remarks.apply(move));
      if (!found) {
        said.add(Messages.remarkStoppedFirst());
      }
      return new Thought<>(
          Optional.of(move),
          found ? Optional.of(value) : Optional.empty(),
          line,
          found ? terms.apply(end) : List.of(),
          counters,
          said,
          tree,
          complete);
    }
  }

  private record Found<P, M>(double value, @Nullable Line<M> line, P end) {}

  private record Line<M>(M move, @Nullable Line<M> rest) {}

  public Textbook(
      SearchedGame<P, M> game,
      Switches switches,
      SearchControl<?> control,
      Optional<Long> nodeLimit,
      boolean recordTree) {
    this.game = game;
    this.switches = switches;
    this.control = control;
    this.nodeLimit = nodeLimit.orElse(Long.MAX_VALUE);
    this.tree = recordTree ? new SearchTree<>() : null;
  }

  /** The depth asked for or, if none is, the level's; at least 1 and at most {@link #DEEPEST}. */
  public static int depth(Limits limits, int ofLevel) {
    return Math.max(1, Math.min(limits.depth().orElse(ofLevel), DEEPEST));
  }

  /** Counts root move by root move, in the order they are tried. */
  public RootCounters<M> root() {
    return root;
  }

  /** Searches a position to a depth in plies, at most {@link #DEEPEST}. */
  public Result<P, M> search(P position, int depth) {
    return search(position, depth, _ -> true);
  }

  /**
   * Searches some of the moves of a position as if it had no others.
   *
   * @param wanted which moves to look at; if none is, there is no line
   */
  public Result<P, M> search(P position, int depth, Predicate<M> wanted) {
    atRoot = wanted;
    depthAtRoot = Math.min(depth, DEEPEST);
    control.looksAhead(depthAtRoot);
    Found<P, M> found =
        visit(
            position,
            Optional.empty(),
            -1,
            depthAtRoot,
            Double.NEGATIVE_INFINITY,
            Double.POSITIVE_INFINITY);
    var line = new ArrayList<M>();
    for (Line<M> at = found.line; at != null; at = at.rest) {
      line.add(at.move);
    }
    return new Result<>(
        found.value, List.copyOf(line), found.end, counters, Optional.ofNullable(tree), !stopped);
  }

  private Found<P, M> visit(
      P position, Optional<M> move, int parent, int depth, double alpha, double beta) {
    int node = enter(parent, move, depth, alpha, beta);
    if (stopped) {
      return leave(node, unknown(position), Ending.STOPPED, Optional.empty());
    }
    if (depth == 0 && !switches.quiescence()) {
      return leave(node, evaluate(position), Ending.LEAF, Optional.empty());
    }
    OptionalDouble over = game.valueWhenOver(position, depth);
    if (over.isPresent()) {
      Found<P, M> result = new Found<>(over.getAsDouble(), null, position);
      return leave(node, result, Ending.GAME_OVER, Optional.empty());
    }
    if (depth <= 0) {
      return standPat(node, position, depth, alpha, beta);
    }
    List<M> moves = game.moves(position, switches.ordering());
    if (move.isEmpty()) {
      moves = wantedOf(moves);
    }
    return moves.isEmpty()
        ? leave(node, evaluate(position), Ending.GAME_OVER, Optional.empty())
        : tryMoves(node, position, moves, depth, alpha, beta, null);
  }

  private List<M> wantedOf(List<M> moves) {
    var wanted = new ArrayList<M>();
    for (M move : moves) {
      if (atRoot.test(move)) {
        wanted.add(move);
      }
    }
    return wanted;
  }

  /** Below the last ply the side to move may stop where it stands, or go on with captures. */
  private Found<P, M> standPat(int node, P position, int depth, double alpha, double beta) {
    Found<P, M> still = evaluate(position);
    boolean maximises = game.maximises(position);
    double floor = maximises ? Math.max(alpha, still.value) : alpha;
    double ceiling = maximises ? beta : Math.min(beta, still.value);
    if (switches.pruning() && ceiling <= floor) {
      counters.count(Metric.STOOD_PAT);
      return leave(node, still, Ending.STOOD_PAT, Optional.empty());
    }
    List<M> captures = game.captures(position, switches.ordering());
    if (captures.isEmpty()) {
      return leave(node, still, Ending.LEAF, Optional.empty());
    }
    return tryMoves(node, position, captures, depth, floor, ceiling, still);
  }

  private Found<P, M> tryMoves(
      int node,
      P position,
      List<M> moves,
      int depth,
      double alpha,
      double beta,
      @Nullable Found<P, M> atLeast) {
    boolean maximises = game.maximises(position);
    double floor = alpha;
    double ceiling = beta;
    Found<P, M> best = atLeast;
    int tried = 0;
    boolean isRoot = depth == depthAtRoot;
    if (isRoot) {
      moves.forEach(root::add);
    }
    for (M move : moves) {
      if (isRoot) {
        atMove = tried;
      }
      Found<P, M> reply =
          visit(game.play(position, move), Optional.of(move), node, depth - 1, floor, ceiling);
      if (stopped) {
        Found<P, M> soFar = best == null ? unknown(position) : best;
        return leave(node, soFar, Ending.STOPPED, firstOf(soFar));
      }
      if (isRoot) {
        boolean isCut = lastEnding == Ending.CUT || lastEnding == Ending.STOOD_PAT;
        root.setScore(tried, reply.value, isCut ? cutOff(maximises) : Bound.EXACT);
      }
      tried++;
      if (best == null || (maximises ? reply.value > best.value : reply.value < best.value)) {
        best = new Found<>(reply.value, new Line<>(move, reply.line), reply.end);
      }
      floor = maximises ? Math.max(floor, best.value) : floor;
      ceiling = maximises ? ceiling : Math.min(ceiling, best.value);
      if (switches.pruning() && ceiling <= floor) {
        counters.count(Metric.CUTOFFS);
        if (!isRoot) {
          root.countCutoff(atMove, depthAtRoot - depth);
        }
        if (tried == 1) {
          counters.count(Metric.FIRST_MOVE_CUTOFFS);
        }
        return leave(node, best, Ending.CUT, Optional.of(move), moves.size() - tried);
      }
    }
    if (best == null) {
      throw new IllegalStateException("there was nothing to try");
    }
    return leave(node, best, Ending.ALL_TRIED, firstOf(best));
  }

  /** What is known of a move that one reply refuted. */
  private static Bound cutOff(boolean maximises) {
    return maximises ? Bound.AT_MOST : Bound.AT_LEAST;
  }

  private Optional<M> firstOf(Found<P, M> found) {
    return found.line == null ? Optional.empty() : Optional.of(found.line.move);
  }

  private Found<P, M> unknown(P position) {
    return new Found<>(Double.NaN, null, position);
  }

  private Found<P, M> evaluate(P position) {
    counters.count(Metric.EVALUATIONS);
    return new Found<>(game.evaluate(position), null, position);
  }

  private int enter(int parent, Optional<M> move, int depth, double alpha, double beta) {
    counters.count(Metric.NODES);
    if (depth < 0) {
      counters.count(Metric.QUIESCENCE_NODES);
    }
    if (depth < depthAtRoot) {
      root.countNode(atMove, depthAtRoot - depth);
    }
    long nodes = counters.get(Metric.NODES);
    if (nodes >= nodeLimit) {
      stopped = true;
    } else if (nodes % NODES_BETWEEN_POLLS == 0 && control.shouldStop(counters)) {
      stopped = true;
    }
    return tree == null ? -1 : tree.enter(parent, move, depth, alpha, beta);
  }

  private Found<P, M> leave(int node, Found<P, M> found, Ending ending, Optional<M> decidingMove) {
    return leave(node, found, ending, decidingMove, 0);
  }

  private Found<P, M> leave(
      int node, Found<P, M> found, Ending ending, Optional<M> decidingMove, int untried) {
    lastEnding = ending;
    if (tree != null) {
      tree.leave(node, found.value, ending, decidingMove, 0, untried);
    }
    return found;
  }
}
