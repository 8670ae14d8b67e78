package games.janus.play.core;

import games.janus.message.Message;
import games.janus.wire.Wire;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is told while a request is answered that takes its time. */
@Wire(out = true, suffix = "Progress")
public sealed interface Progress {
  /**
   * How far a thought has come.
   *
   * @param depth plies that were looked ahead to the end
   * @param counts everything else that the engine counts, by the id of its metric
   * @param tried every move it looks at, in its order, as far as it has come
   * @param why how far it has come, in sentences
   * @param lines if a number of them was asked for: the best ones, best first
   * @param exact then also what is certain of the position, where that is known
   */
  @Wire.Constant(name = "progress", json = "true")
  record Think(
      Optional<Integer> depth,
      Optional<Double> score,
      List<String> line,
      List<String> texts,
      @Wire.LeftOut Optional<Long> nodes,
      @Wire.LeftOut Optional<Long> evaluations,
      @Wire.LeftOut Optional<Long> cutoffs,
      @Wire.Flat Map<String, Long> counts,
      long millis,
      List<TriedMove> tried,
      List<Message> why,
      @Wire.LeftOut Optional<List<FoundLine>> lines,
      @Wire.LeftOut Optional<Reply.Review.ExactResult> exact)
      implements Progress {}

  /** How much was looked at while a tree is recorded. */
  @Wire.Constant(name = "progress", json = "true")
  record Tree(long nodes) implements Progress {}

  /** How much was looked at while moves are weighed. */
  @Wire.Constant(name = "progress", json = "true")
  record Explain(long nodes, long millis) implements Progress {}

  /**
   * The searches that are done.
   *
   * @param nodes of the one under way
   */
  @Wire.Constant(name = "progress", json = "true")
  record Compare(List<Reply.Compare.SearchRun> runs, long nodes, long millis) implements Progress {
    public Compare {
      runs = List.copyOf(runs);
    }
  }

  /**
   * Who is asked, and who has just answered.
   *
   * @param asking the id of a player
   * @param done how many have answered
   * @param of how many there are
   * @param player the answer that has just come
   * @param nodes of the search under way
   */
  @Wire.Constant(name = "progress", json = "true")
  record Lineage(
      String asking,
      int done,
      int of,
      Optional<Reply.Lineage.Witness> player,
      long nodes,
      long millis)
      implements Progress {}

  /**
   * The move that has just been judged, for the first time or again.
   *
   * @param done how much of the work is done
   * @param of how much there is
   */
  @Wire.Constant(name = "progress", json = "true")
  record Review(int done, int of, Reply.Review.ReviewedMove move, long millis)
      implements Progress {}

  /**
   * The position that has just been looked at for a puzzle.
   *
   * @param done how many have been
   * @param of how many there are
   * @param found the puzzle in it, if it is one
   */
  @Wire.Constant(name = "progress", json = "true")
  record Puzzles(int done, int of, Optional<Reply.Puzzles.FoundPuzzle> found, long millis)
      implements Progress {}
}
