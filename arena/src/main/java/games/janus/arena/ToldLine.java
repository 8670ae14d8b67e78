package games.janus.arena;

import games.janus.engine.Finding.Bound;
import java.util.List;
import java.util.Optional;

/**
 * What a program says of a line it looks at, over whatever protocol; 0 for a number it leaves out.
 *
 * @param rank 1 for its best line
 * @param score for the side to move, in hundredths of a pawn or a man
 * @param deepest the plies of the longest line it followed
 * @param tableUse how full its table is, in thousandths
 * @param moves as it writes them
 */
public record ToldLine(
    int rank,
    Optional<Integer> score,
    Bound bound,
    double depth,
    double deepest,
    long nodes,
    int tableUse,
    List<String> moves) {
  public ToldLine {
    moves = List.copyOf(moves);
  }
}
