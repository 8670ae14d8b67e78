package games.janus.play.core;

import java.util.List;
import java.util.Optional;

/**
 * One of several lines that were looked for.
 *
 * @param depth plies that were looked ahead along it
 * @param points what it promises the side to move, from 0 to 1, as a review counts it
 * @param toEnd plies to the end of the game, where that is in sight
 * @param texts the line as people read it
 */
public record FoundLine(
    int depth,
    double score,
    double points,
    Optional<Integer> toEnd,
    List<String> line,
    List<String> texts) {
  public FoundLine {
    line = List.copyOf(line);
    texts = List.copyOf(texts);
  }
}
