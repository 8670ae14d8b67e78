package games.janus.play.core;

import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/**
 * One position before every player.
 *
 * @param judge the strongest player, which the others are held against
 * @param move its move
 * @param first the oldest player that found it
 * @param agreeing how many say the same, the strongest included
 * @param players oldest first
 * @param sentence all of it for people
 */
@Wire.Constant(name = "schema", json = "\"janus-lineage/1\"")
public record LineageReply(
    @Wire.Flat About about,
    String judge,
    Optional<String> move,
    String first,
    int firstYear,
    int agreeing,
    List<Witness> players,
    String sentence)
    implements Reply {
  public LineageReply {
    players = List.copyOf(players);
  }

  /**
   * What one player said.
   *
   * @param move null: it resigns or failed
   * @param agrees whether it says the same as the strongest
   * @param found whether it looked, or knew by heart, rather than drew a lot
   * @param trouble why it failed; empty if it did not
   */
  public record Witness(
      String engine,
      int year,
      String level,
      Optional<String> move,
      Optional<String> text,
      Optional<Double> score,
      String unit,
      Optional<Long> nodes,
      Optional<Long> cutoffs,
      boolean agrees,
      boolean found,
      long millis,
      String trouble) {}
}
