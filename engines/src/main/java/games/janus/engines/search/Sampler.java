package games.janus.engines.search;

import games.janus.engine.SearchTree;
import games.janus.engine.SearchTree.Ending;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Keeps a sample of the tree of a fast search: every position down to a few plies from the root,
 * and further down every position whose parent was looked at with an open window, which is the best
 * line and what was tried beside it. Of several looks, each a ply deeper, the last one that was
 * finished is kept.
 *
 * <p>Switched off it watches no ply and costs a comparison for each position. It never changes what
 * is searched.
 */
public final class Sampler {
  /** Positions so near the root are all kept, as long as there is room. */
  public static final int PLIES = 3;

  /** No more positions are kept: a page still draws that many at once. */
  public static final int MOST = 20_000;

  /** No move. */
  public static final long NO_MOVE = Long.MIN_VALUE;

  private static final int NOTHING = -1;
  private static final List<Ending> ENDINGS = List.of(Ending.values());

  private boolean isOn;

  /** The last ply watched now; less than any while switched off. */
  private int limit = NOTHING;

  // Why the position left last was left, told by the search.
  private int ending;
  private long deciding = NO_MOVE;

  private Iteration current = new Iteration();
  private Iteration finished = current;

  // By ply: the number of the node on the way, and the last ply watched before it was entered.
  private final int[] nodes = new int[Score.MAX_PLY + 2];
  private final int[] limits = new int[Score.MAX_PLY + 2];

  /** One look, to one depth. Its arrays grow as it does. */
  private static final class Iteration {
    private static final int FIRST_ROOM = 512;

    private int[] parent = new int[0];
    private long[] move = new long[0];
    private int[] ply = new int[0];
    private int[] depth = new int[0];
    private int[] alpha = new int[0];
    private int[] beta = new int[0];
    private int[] value = new int[0];
    private int[] ending = new int[0];
    private long[] deciding = new long[0];
    private long[] visited = new long[0];
    private int size;
    private int askedDepth;

    /** The number of one more node. */
    int add() {
      if (size == parent.length) {
        grow(Math.min(MOST, Math.max(FIRST_ROOM, 2 * size)));
      }
      return size++;
    }

    private void grow(int room) {
      parent = Arrays.copyOf(parent, room);
      move = Arrays.copyOf(move, room);
      ply = Arrays.copyOf(ply, room);
      depth = Arrays.copyOf(depth, room);
      alpha = Arrays.copyOf(alpha, room);
      beta = Arrays.copyOf(beta, room);
      value = Arrays.copyOf(value, room);
      ending = Arrays.copyOf(ending, room);
      deciding = Arrays.copyOf(deciding, room);
      visited = Arrays.copyOf(visited, room);
    }
  }

  /** Switches it on or off, for one thought. */
  public void begin(boolean wanted) {
    isOn = wanted;
    limit = NOTHING;
    current = new Iteration();
    finished = current;
  }

  /** Begins a look from the root, which may be the last. */
  public void beginIteration(int depth) {
    if (!isOn) {
      return;
    }
    if (current == finished && current.size > 0) {
      current = new Iteration(); // never again after the second: the two take turns
    }
    current.size = 0;
    current.askedDepth = depth;
    limit = PLIES;
  }

  /** The look was finished: what it has seen is the sample, until another is. */
  public void finishIteration() {
    if (isOn) {
      Iteration last = finished;
      finished = current;
      current = last;
    }
  }

  /** The look is over, finished or not: nothing is watched until the next. */
  public void endIteration() {
    limit = NOTHING;
  }

  /** Whether positions so many plies from the root are kept now. */
  public boolean isSampling(int ply) {
    return ply <= limit;
  }

  /** Stops watching for a while: what is visited meanwhile is counted, but not kept. */
  public int pause() {
    int was = limit;
    limit = NOTHING;
    return was;
  }

  /** Watches again, as before. */
  public void resume(int was) {
    limit = was;
  }

  /**
   * Enters a position that is watched.
   *
   * @param move the move that led here; {@link #NO_MOVE} at the root
   * @param visited how many positions were visited before this one
   */
  public void enter(int ply, long move, int depth, int alpha, int beta, long visited) {
    limits[ply] = limit;
    int parent = ply == 0 ? NOTHING : nodes[ply - 1];
    Iteration iteration = current;
    boolean hasRoom = iteration.size < MOST && (ply == 0 || parent != NOTHING);
    nodes[ply] = hasRoom ? iteration.size : NOTHING;
    if (!hasRoom) {
      return;
    }
    int at = iteration.add();
    iteration.parent[at] = parent;
    iteration.move[at] = move;
    iteration.ply[at] = ply;
    boolean isAmongCaptures = depth <= 0 && ply > 0 && iteration.depth[parent] <= 0;
    iteration.depth[at] = isAmongCaptures ? iteration.depth[parent] - 1 : Math.max(depth, 0);
    iteration.alpha[at] = alpha;
    iteration.beta[at] = beta;
    iteration.visited[at] = visited;
    if (beta - alpha > 1) {
      limit = Math.max(limit, ply + 1);
    }
  }

  /** Says why the position is left that is being left. */
  public void endReason(Ending why) {
    ending = why.ordinal();
    deciding = NO_MOVE;
  }

  /** Says why, and which move decided. */
  public void endReason(Ending why, long move) {
    ending = why.ordinal();
    deciding = move;
  }

  /** Leaves a position that was watched. */
  public void leave(int ply, int value, boolean isStopped, long visited) {
    limit = limits[ply];
    int at = nodes[ply];
    if (at == NOTHING) {
      return;
    }
    current.value[at] = value;
    current.ending[at] = isStopped ? Ending.STOPPED.ordinal() : ending;
    current.deciding[at] = isStopped ? NO_MOVE : deciding;
    current.visited[at] = visited - current.visited[at];
  }

  /**
   * The sample in players' words; none if it was switched off. Values and windows are for the side
   * to move at the root, like those of other trees.
   *
   * @param visited how many positions the whole thought visited
   */
  public <P, M> Optional<SearchTree<M>> tree(P root, MoveReader<P, M> reader, long visited) {
    if (!isOn) {
      return Optional.empty();
    }
    Iteration iteration = finished;
    var sample = new SearchTree.Sample(iteration.size, visited, iteration.askedDepth, PLIES);
    var tree = new SearchTree<M>(sample);
    var positions = new ArrayList<Optional<P>>();
    boolean[] isWanted = wanted(iteration);
    for (int i = 0; i < iteration.size; i++) {
      Optional<P> parent = i == 0 ? Optional.empty() : positions.get(iteration.parent[i]);
      long packed = iteration.move[i];
      Optional<M> move = parent.flatMap(position -> reader.move(position, packed));
      Optional<P> here =
          i == 0
              ? Optional.of(root)
              : isWanted[i]
                  ? parent.map(position -> reader.play(position, move.orElseThrow()))
                  : Optional.empty();
      positions.add(here);
      long decided = iteration.deciding[i];
      int sign = iteration.ply[i] % 2 == 0 ? 1 : -1;
      double low = bound(sign > 0 ? iteration.alpha[i] : -iteration.beta[i]);
      double high = bound(sign > 0 ? iteration.beta[i] : -iteration.alpha[i]);
      tree.enter(iteration.parent[i], move, iteration.depth[i], low, high);
      tree.leave(
          i,
          0 + sign * iteration.value[i],
          ENDINGS.get(iteration.ending[i]),
          decided == NO_MOVE
              ? Optional.empty()
              : here.flatMap(position -> reader.move(position, decided)),
          iteration.visited[i]);
    }
    return Optional.of(tree);
  }

  /** Nodes whose position is needed to read moves: those with children or a move that decided. */
  private static boolean[] wanted(Iteration iteration) {
    boolean[] isWanted = new boolean[iteration.size];
    for (int i = 0; i < iteration.size; i++) {
      isWanted[i] |= iteration.deciding[i] != NO_MOVE;
      if (iteration.parent[i] >= 0) {
        isWanted[iteration.parent[i]] = true;
      }
    }
    return isWanted;
  }

  private static double bound(int value) {
    if (Math.abs(value) < Score.INFINITE) {
      return value;
    }
    return value > 0 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
  }
}
