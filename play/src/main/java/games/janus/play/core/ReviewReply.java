package games.janus.play.core;

import games.janus.rules.Color;
import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/**
 * A game with every move checked.
 *
 * @param by who checked it, and how
 * @param plies how many moves the game has
 * @param complete whether all of them are checked
 * @param moments the plies of the most instructive moves
 * @param summary what was marked, for people
 * @param text of a file with the game and the notes
 */
@Wire.Constant(name = "schema", json = "\"janus-review/1\"")
public record ReviewReply(
    @Wire.Flat About about,
    String by,
    int plies,
    boolean complete,
    List<ReviewedMove> moves,
    List<Integer> moments,
    String summary,
    String text)
    implements Reply {
  public ReviewReply {
    moves = List.copyOf(moves);
    moments = List.copyOf(moments);
  }

  /**
   * A move beside what the reviewing player would have done.
   *
   * @param ply 1 for the first
   * @param mark as annotators write it: ?!, ? or ??; often nothing
   * @param lost the points it cost, from 0 to 1
   * @param before what the position was worth to the side that moved
   * @param after what it was worth to the other side then
   */
  public record ReviewedMove(
      int ply,
      Color side,
      String move,
      String text,
      String mark,
      double lost,
      boolean isBest,
      Assessment before,
      Assessment after) {}

  /**
   * What a position is worth to the side to move.
   *
   * @param score in hundredths of a pawn or man
   * @param points that it promises, from 0 to 1
   */
  public record Assessment(
      double score,
      double points,
      List<String> line,
      List<String> texts,
      Optional<ExactResult> exact) {}

  /**
   * What is certain.
   *
   * @param plies to the end with best play, where known
   */
  public record ExactResult(double points, Optional<Integer> plies) {}
}
