package games.janus.play.xray;

import java.util.List;
import java.util.Optional;

/**
 * What a position of a game is worth to the side to move.
 *
 * @param score of the reviewing player; 0 where the game is over or the tables know
 * @param expected points it promises, from 0 to 1
 * @param line the best play; empty where the game is over
 * @param known what is certain, where it is
 */
public record Assessment<M>(double score, double expected, List<M> line, Optional<Known<M>> known) {
  public Assessment {
    line = List.copyOf(line);
  }

  /** The best move; none where the game is over. */
  public Optional<M> best() {
    return line.isEmpty() ? Optional.empty() : Optional.of(line.getFirst());
  }

  /** Whether no other move is better. */
  public boolean isBest(M move) {
    return best().equals(Optional.of(move))
        || (known.isPresent() && known.get().best().contains(move));
  }
}
