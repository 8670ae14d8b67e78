package games.janus.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The whole tree of one search, in the order its nodes were entered; the first node is the root.
 * The number of nodes is the number the search counted.
 */
public final class SearchTree<M> {
  private final List<Node<M>> nodes = new ArrayList<>();

  /** A tree nobody has searched yet. */
  public SearchTree() {}

  /** Why a node was left. */
  public enum Ending {
    /** The depth was used up: evaluated. */
    LEAF,
    /** The game is over here. */
    GAME_OVER,
    /**
     * A reply was good enough to refute the move that led here; the other replies were not tried.
     */
    CUT,
    /** Every move was tried. */
    ALL_TRIED,
    /** Standing still was already good enough: no capture was tried. */
    STOOD_PAT,
    /** The search was stopped. */
    STOPPED
  }

  /**
   * One node.
   *
   * @param parent the index of the node above; -1 for the root
   * @param move the move that leads here; none for the root
   * @param depth plies still to be searched when it was entered; negative among captures
   * @param alpha what one side is already sure of on entry
   * @param beta what the other side is already sure of on entry
   * @param value what came back
   * @param ending why it was left
   * @param decidingMove the best move found here, or the reply that cut; none at leaves
   */
  public record Node<M>(
      int parent,
      Optional<M> move,
      int depth,
      double alpha,
      double beta,
      double value,
      Ending ending,
      Optional<M> decidingMove) {}

  /** Makes room for a node that is being entered; it is filled in by {@link #leave}. */
  public int enter(int parent, Optional<M> move, int depth, double alpha, double beta) {
    nodes.add(
        new Node<>(parent, move, depth, alpha, beta, Double.NaN, Ending.STOPPED, Optional.empty()));
    return nodes.size() - 1;
  }

  public void leave(int index, double value, Ending ending, Optional<M> decidingMove) {
    Node<M> entered = nodes.get(index);
    nodes.set(
        index,
        new Node<>(
            entered.parent,
            entered.move,
            entered.depth,
            entered.alpha,
            entered.beta,
            value,
            ending,
            decidingMove));
  }

  public int size() {
    return nodes.size();
  }

  public Node<M> node(int index) {
    return nodes.get(index);
  }
}
