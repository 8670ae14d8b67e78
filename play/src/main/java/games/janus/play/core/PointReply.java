package games.janus.play.core;

import games.janus.rules.game.MoveKind;
import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/**
 * What a click on the board means.
 *
 * @param pointed the squares to remember; none when nothing is selected
 * @param selected where the piece of this intention stands now, after the hops made
 * @param origin where it started
 * @param targets what may be pointed at next
 * @param inSequence whether a capture of several jumps is under way
 * @param canStop whether it may end here
 * @param men only in a sequence: the board after the hops made
 * @param removed where the men stood that the hops have captured
 * @param promotions when only the choice of a piece is left
 * @param play the id of the move that is now complete
 * @param refusal a sentence why the click did nothing
 */
public record PointReply(
    List<String> pointed,
    Optional<String> selected,
    Optional<String> origin,
    List<Target> targets,
    boolean inSequence,
    boolean canStop,
    @Wire.LeftOut Optional<List<Man>> men,
    List<String> removed,
    Optional<List<Promotion>> promotions,
    Optional<String> play,
    Optional<String> refusal)
    implements Reply {
  public PointReply {
    pointed = List.copyOf(pointed);
    targets = List.copyOf(targets);
    removed = List.copyOf(removed);
  }

  /** A square that may be pointed at; its kind is regular or jump. */
  public record Target(String square, MoveKind kind) {}

  /** What a pawn can become, and the move that makes it so. */
  public record Promotion(Role role, String id) {}
}
