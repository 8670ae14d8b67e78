package games.janus.play.core;

import games.janus.engine.SearchTree;
import games.janus.engine.SearchTree.Ending;
import games.janus.engine.Term;
import games.janus.wire.Wire;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A thought with every position it looked at, in columns, so that a hundred thousand of them cross
 * to a page in a moment.
 *
 * @param reason why there is no tree
 * @param tree of a player that searches one
 * @param states of Microchess
 */
public record TreeReply(
    @Wire.Flat ToldThought thought,
    Optional<String> moveText,
    Optional<String> reason,
    Optional<TreeColumns> tree,
    Optional<StateColumns> states)
    implements Reply {
  /**
   * A tree, one list for each field of its nodes. Moves and numbers come again and again: each
   * stands once, and the columns count them from 0; -1 is none.
   *
   * @param endings every reason to leave a node, which the column counts
   * @param sample how much of the search is shown, where that is not all
   * @param visited of a sample
   * @param moves as programs read them
   * @param texts the same as people read them
   */
  public record TreeColumns(
      @Wire.AsWritten List<Ending> endings,
      List<Integer> parent,
      List<Integer> move,
      List<Integer> depth,
      List<Integer> alpha,
      List<Integer> beta,
      List<Integer> value,
      List<Integer> ending,
      List<Integer> decidingMove,
      List<Integer> untried,
      Optional<SearchTree.Sample> sample,
      @Wire.LeftOut Optional<List<Long>> visited,
      @Wire.MayBeInfinite List<Double> numbers,
      List<String> moves,
      List<String> texts) {}

  /**
   * The states that Microchess went through.
   *
   * @param state counts the kinds
   * @param move counts the moves; -1 at the roots
   * @param counts its counters on entry, as bytes in hexadecimal digits
   * @param leftOut how many more nodes there were than are kept
   * @param counters their names, in the order of the bytes
   * @param valued the moves of its own that it valued
   */
  public record StateColumns(
      List<StateKind> kinds,
      List<Integer> parent,
      List<Integer> state,
      List<Integer> move,
      List<String> counts,
      List<String> moves,
      long leftOut,
      List<CounterCard> counters,
      List<ValuedMove> valued) {}

  /** What Microchess generates moves for. */
  public record StateKind(String name, int code, String words) {}

  /** A byte that Microchess counts in. */
  public record CounterCard(String name, String words) {}

  /**
   * A move that Microchess valued.
   *
   * @param number 1 for the first
   * @param isBest whether it beat all before it
   * @param terms added in their order they are the value
   */
  public record ValuedMove(
      int number,
      String move,
      int value,
      boolean isBest,
      List<Term> terms,
      Map<String, Integer> counters) {}
}
