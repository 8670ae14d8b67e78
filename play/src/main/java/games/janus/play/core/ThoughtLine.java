package games.janus.play.core;

import games.janus.engine.SearchTree;
import games.janus.engines.museum.microchess.State;
import games.janus.play.xray.StateTree;
import games.janus.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A thought as a line of a file, which can be thought again.
 *
 * @param input the position as it was given
 * @param tree the whole search or a sample of it
 * @param sample how much of the search the tree shows, where that is not all
 * @param states what Microchess went through
 * @param statesLeftOut how many more states there were than are kept
 * @param valued the moves of its own that Microchess valued
 */
public record ThoughtLine(
    @Wire.LeftOut Optional<String> input,
    @Wire.Flat ToldThought thought,
    @Wire.LeftOut Optional<List<TreeNode>> tree,
    @Wire.LeftOut Optional<SearchTree.Sample> sample,
    @Wire.LeftOut Optional<List<StateNode>> states,
    @Wire.LeftOut Optional<Long> statesLeftOut,
    @Wire.LeftOut Optional<List<TreeReply.ValuedMove>> valued,
    RecordFields record)
    implements Reply {
  /** A thought without the states of Microchess. */
  public ThoughtLine(
      Optional<String> input,
      ToldThought thought,
      Optional<List<TreeNode>> tree,
      Optional<SearchTree.Sample> sample,
      RecordFields record) {
    this(
        input, thought, tree, sample, Optional.empty(), Optional.empty(), Optional.empty(), record);
  }

  /** The same with the states of Microchess. */
  public ThoughtLine with(StateTree tree) {
    var nodes = new ArrayList<StateNode>();
    for (StateTree.Node node : tree.nodes()) {
      nodes.add(
          new StateNode(node.parent(), node.state(), node.ply(), node.move(), node.counts().hex()));
    }
    return new ThoughtLine(
        input,
        thought,
        this.tree,
        sample,
        Optional.of(nodes),
        Optional.of(tree.leftOut()),
        Optional.of(Columns.valued(tree)),
        record);
  }

  /**
   * A start of Microchess's move generator.
   *
   * @param counts its counters on entry, as bytes in hexadecimal digits
   */
  public record StateNode(
      int parent, @Wire.AsWritten State state, int ply, String move, String counts) {}
}
