package games.janus.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The tree of one search, in the order its nodes were entered; the first node is the root. Either
 * the whole tree, with as many nodes as the search counted, or a sample that says what share it is.
 */
public final class SearchTree<M> {
  private final List<Node<M>> nodes = new ArrayList<>();
  private final Optional<Sample> sample;

  /** A whole tree that nobody has searched yet. */
  public SearchTree() {
    sample = Optional.empty();
  }

  public SearchTree(Sample sample) {
    this.sample = Optional.of(sample);
  }

  /**
   * How much of a tree a sample shows. Shown are positions of the last look that was finished:
   * every one down to some plies from the root, as long as there is room, and further down those
   * whose parent was looked at with an open window. What was visited on the quiet, by passing the
   * move or by a second look at the same position, is counted but not shown.
   *
   * @param shown nodes of the sample
   * @param visited positions that the whole thought visited, look after look
   * @param depth plies that the last finished look went ahead
   * @param plies how far from the root every position is shown
   */
  public record Sample(int shown, long visited, int depth, int plies) {}

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
    STOPPED,
    /** An earlier search of the same position knew enough. */
    TABLE,
    /** The endgame database knew. */
    DATABASE,
    /** So good that even passing the move would do. */
    NULL_MOVE,
    /** So far ahead that a few quiet plies would not change it. */
    REVERSE_FUTILITY,
    /** So far behind that only captures could help, and they did not. */
    RAZORING,
    /** A capture was far beyond what was needed in a shallower search. */
    PROBCUT_CAPTURE,
    /** A shallower search was far beyond what was needed. */
    PROBCUT,
    /** Several moves were better than needed, so that the best one surely is. */
    MULTI_CUT,
    /** A quicker mate is known elsewhere. */
    MATE_KNOWN
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
   * @param visited in a sample: how many positions were visited here and below; else 0
   * @param untried how many more moves there were that a cut left alone
   */
  public record Node<M>(
      int parent,
      Optional<M> move,
      int depth,
      double alpha,
      double beta,
      double value,
      Ending ending,
      Optional<M> decidingMove,
      long visited,
      int untried) {}

  /** Makes room for a node that is being entered; it is filled in by {@link #leave}. */
  public int enter(int parent, Optional<M> move, int depth, double alpha, double beta) {
    nodes.add(
        new Node<>(
            parent, move, depth, alpha, beta, Double.NaN, Ending.STOPPED, Optional.empty(), 0, 0));
    return nodes.size() - 1;
  }

  public void leave(
      int index, double value, Ending ending, Optional<M> decidingMove, long visited) {
    leave(index, value, ending, decidingMove, visited, 0);
  }

  /** Leaves a node of a sample, or one with so many of its moves untried. */
  public void leave(
      int index, double value, Ending ending, Optional<M> decidingMove, long visited, int untried) {
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
            decidingMove,
            visited,
            untried));
  }

  /** What share this is, if it is not the whole tree. */
  public Optional<Sample> sample() {
    return sample;
  }

  public int size() {
    return nodes.size();
  }

  public Node<M> node(int index) {
    return nodes.get(index);
  }
}
