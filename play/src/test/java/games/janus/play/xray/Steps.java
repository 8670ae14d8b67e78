package games.janus.play.xray;

import games.janus.engine.SearchTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A recorded search as a sequence of steps, to be walked forwards and backwards: a node is entered,
 * and later left with its value. There are twice as many steps as nodes.
 *
 * <p>In the textbook search the side to move at the first node takes the maximum.
 *
 * @param <M> moves
 */
public final class Steps<M> {
  private final SearchTree<M> tree;

  /** For every step the node, or its complement if the step leaves it. */
  private final int[] order;

  /** The children of every node, in the order they were entered. */
  private final List<List<Integer>> children = new ArrayList<>();

  /** The step that leaves each node. */
  private final int[] leaving;

  public Steps(SearchTree<M> tree) {
    this.tree = tree;
    order = new int[2 * tree.size()];
    leaving = new int[tree.size()];
    var open = new ArrayList<Integer>();
    int step = 0;
    for (int node = 0; node < tree.size(); node++) {
      children.add(new ArrayList<>());
      int parent = tree.node(node).parent();
      while (!open.isEmpty() && open.getLast() != parent) {
        step = leave(open.removeLast(), step);
      }
      if (parent >= 0) {
        children.get(parent).add(node);
      }
      open.add(node);
      order[step++] = node;
    }
    while (!open.isEmpty()) {
      step = leave(open.removeLast(), step);
    }
  }

  private int leave(int node, int step) {
    leaving[node] = step;
    order[step] = ~node;
    return step + 1;
  }

  public int size() {
    return order.length;
  }

  /**
   * One moment of the search.
   *
   * @param node which node is entered or left
   * @param isLeft whether it is left: its value, its ending and its deciding move are now known
   * @param path the moves from the position asked about to the node
   * @param alpha what one side is sure of at this node now
   * @param beta what the other side is sure of at this node now
   * @param best the best child so far of the node where the search stands after this step
   */
  public record Step<M>(
      int node, boolean isLeft, List<M> path, double alpha, double beta, Optional<Integer> best) {}

  /** The step with this number, from 0. */
  public Step<M> at(int step) {
    boolean isLeft = order[step] < 0;
    int node = isLeft ? ~order[step] : order[step];
    SearchTree.Node<M> recorded = tree.node(node);
    double alpha = recorded.alpha();
    double beta = recorded.beta();
    if (isLeft && !children.get(node).isEmpty()) { // as the last child found it
      SearchTree.Node<M> last = tree.node(children.get(node).getLast());
      alpha = last.alpha();
      beta = last.beta();
    }
    int standing = isLeft ? recorded.parent() : node;
    return new Step<>(
        node,
        isLeft,
        path(node),
        alpha,
        beta,
        standing < 0 ? best(node, step) : best(standing, step));
  }

  private List<M> path(int node) {
    var path = new ArrayList<M>();
    for (int at = node; at > 0; at = tree.node(at).parent()) {
      path.addFirst(tree.node(at).move().orElseThrow());
    }
    return path;
  }

  /** Among the children left by now; of equals the first. */
  private Optional<Integer> best(int node, int step) {
    boolean takesMaximum = path(node).size() % 2 == 0;
    Optional<Integer> best = Optional.empty();
    for (int child : children.get(node)) {
      if (leaving[child] <= step) {
        double value = tree.node(child).value();
        boolean isBetter =
            best.isEmpty()
                || (takesMaximum
                    ? value > tree.node(best.get()).value()
                    : value < tree.node(best.get()).value());
        best = isBetter ? Optional.of(child) : best;
      }
    }
    return best;
  }
}
