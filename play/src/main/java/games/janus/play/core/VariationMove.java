package games.janus.play.core;

import java.util.List;
import java.util.Optional;

/**
 * A move of a game with variations. They stand in a list in which every move comes behind the one
 * it follows. Of all that follow the same one, the first goes on with its line, and the others are
 * what could have been played instead.
 *
 * @param after the place of the move before it in the list, the first being 0; -1 at the start
 * @param move its id
 * @param nags what annotators mean by it, as the numbers of the PGN standard
 */
public record VariationMove(int after, String move, List<Integer> nags, Optional<String> comment) {
  public VariationMove {
    nags = List.copyOf(nags);
  }
}
