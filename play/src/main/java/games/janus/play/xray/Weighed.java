package games.janus.play.xray;

import games.janus.engine.Term;
import java.util.List;
import java.util.Optional;

/**
 * What a player thinks of one first move.
 *
 * @param move the first move
 * @param score what it comes to, in the unit of the player's card
 * @param line the moves it expects, the first move first
 * @param terms the static evaluation of the board at the end of that line, for whom the score is
 *     for; of a player whose score is a board's evaluation they add up to exactly the score
 * @param remark what the player says of it, such as that it mates; often nothing
 */
public record Weighed<M>(M move, double score, List<M> line, List<Term> terms, String remark) {
  public Weighed {
    line = List.copyOf(line);
    terms = List.copyOf(terms);
  }

  /** The reply it expects; none where it does not look for one. */
  public Optional<M> reply() {
    return line.size() > 1 ? Optional.of(line.get(1)) : Optional.empty();
  }
}
