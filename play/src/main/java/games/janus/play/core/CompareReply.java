package games.janus.play.core;

import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/**
 * The same search with and without alpha-beta, with and without ordering.
 *
 * @param runs as the player plays first
 * @param guarantee what must be the same in all of them
 * @param asPromised whether it is
 */
@Wire.Constant(name = "schema", json = "\"janus-comparison/1\"")
public record CompareReply(
    @Wire.Flat About about,
    String engine,
    String level,
    String unit,
    List<SearchRun> runs,
    String guarantee,
    boolean asPromised)
    implements Reply {
  public CompareReply {
    runs = List.copyOf(runs);
  }

  /**
   * One search.
   *
   * @param value null if it was given up
   */
  public record SearchRun(
      boolean alphaBeta,
      boolean ordering,
      boolean complete,
      Optional<Double> value,
      List<String> line,
      List<String> texts,
      long nodes,
      long evaluations,
      long cutoffs) {}
}
