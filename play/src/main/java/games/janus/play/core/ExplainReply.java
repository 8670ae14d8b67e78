package games.janus.play.core;

import games.janus.engine.Term;
import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/**
 * Why a player prefers one move to another.
 *
 * @param depth plies looked ahead, where the player looks to a depth
 * @param isOwnChoice whether the move asked about is the player's own
 * @param played the move it would play without looking, by heart or by lot
 * @param against the player's own choice; or, where that is the move asked about, its second choice
 * @param difference how much more the move asked about is worth
 * @param changes the terms that differ where the lines end, the largest change first
 * @param sentence all of it for people
 */
@Wire.Constant(name = "schema", json = "\"janus-explanation/1\"")
public record ExplainReply(
    @Wire.Flat About about,
    String engine,
    String level,
    Optional<Integer> depth,
    String unit,
    boolean isOwnChoice,
    Optional<String> played,
    WeighedMove asked,
    Optional<WeighedMove> against,
    double difference,
    List<TermChange> changes,
    String sentence)
    implements Reply {
  public ExplainReply {
    changes = List.copyOf(changes);
  }

  /**
   * What a player thinks of one first move.
   *
   * @param reply the one it expects
   * @param terms the evaluation where the line ends
   * @param remark what the player says of it; often nothing
   */
  public record WeighedMove(
      String move,
      double score,
      Optional<String> reply,
      List<String> line,
      List<String> texts,
      List<Term> terms,
      String remark) {}

  /** A term that is not the same where both lines end. */
  public record TermChange(String term, double asked, double against, double difference) {}
}
