package games.janus.play.core;

import games.janus.engine.SearchTree;
import games.janus.message.Message;
import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/**
 * What a machine player thinks of a position.
 *
 * @param tree the whole search or a sample of it, if it was asked for and the engine can tell it
 * @param sample how much of the search the tree shows, where that is not all
 * @param evaluated if terms were asked for: what the boards were worth; null where there is no
 *     whole tree, or there are no terms
 * @param texts the line as people read it
 * @param depth plies that were looked ahead to the end
 * @param tried every move it looked at or was going to, in its order
 * @param why it made its move, in sentences of counted facts
 * @param record by which it can be thought again
 */
public record ThinkReply(
    @Wire.Flat ToldThought thought,
    @Wire.LeftOut Optional<List<TreeNode>> tree,
    @Wire.LeftOut Optional<SearchTree.Sample> sample,
    @Wire.LeftOut Optional<Optional<EvaluatedTree>> evaluated,
    List<String> texts,
    Optional<String> moveText,
    long millis,
    Optional<Integer> depth,
    List<TriedMove> tried,
    List<Message> why,
    @Wire.LeftOut Optional<RecordFields> record)
    implements Reply {
  public ThinkReply {
    texts = List.copyOf(texts);
    tried = List.copyOf(tried);
    why = List.copyOf(why);
  }

  /**
   * What each evaluation of a recorded search was made of.
   *
   * @param names of the terms
   */
  public record EvaluatedTree(List<EvaluatedBoard> boards, List<String> names) {}

  /**
   * A board that was valued.
   *
   * @param node its index in the tree
   * @param terms the number of a name and the value, again and again
   */
  @Wire.Tuple
  public record EvaluatedBoard(int node, List<Double> terms) {}
}
