package games.janus.play.core;

import games.janus.engine.SearchTree;
import games.janus.engine.SearchTree.Ending;
import games.janus.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A position of a search tree.
 *
 * @param parent the index of the node above; -1 for the root
 * @param move the move that leads here
 * @param depth plies still to be searched; negative among captures
 * @param value what came back
 * @param ending why it was left
 * @param decidingMove the best move found here, or the reply that cut
 * @param visited in a sample: how many positions were visited here and below
 * @param untried how many moves a cut left alone
 */
public record TreeNode(
    int parent,
    @Wire.LeftOut Optional<String> move,
    int depth,
    @Wire.MayBeInfinite double alpha,
    @Wire.MayBeInfinite double beta,
    @Wire.MayBeInfinite double value,
    @Wire.AsWritten Ending ending,
    @Wire.LeftOut Optional<String> decidingMove,
    @Wire.LeftOut Optional<Long> visited,
    @Wire.LeftOut Optional<Integer> untried) {
  /**
   * A tree in the order its nodes were entered.
   *
   * @param id how a move is written
   */
  public static <M> List<TreeNode> all(SearchTree<M> tree, Function<M, String> id) {
    boolean isSample = tree.sample().isPresent();
    var nodes = new ArrayList<TreeNode>();
    for (int i = 0; i < tree.size(); i++) {
      SearchTree.Node<M> node = tree.node(i);
      nodes.add(
          new TreeNode(
              node.parent(),
              node.move().map(id),
              node.depth(),
              node.alpha(),
              node.beta(),
              node.value(),
              node.ending(),
              node.decidingMove().map(id),
              isSample ? Optional.of(node.visited()) : Optional.empty(),
              node.untried() > 0 ? Optional.of(node.untried()) : Optional.empty()));
    }
    return nodes;
  }
}
