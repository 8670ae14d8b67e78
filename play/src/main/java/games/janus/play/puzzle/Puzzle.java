package games.janus.play.puzzle;

import java.util.List;

/**
 * A position in which one move does what no other does, and how it goes on.
 *
 * @param line the moves to be found, and between them the best replies; begins and ends with a move
 *     to be found
 * @param effort how many positions a weak player looks at before it finds the hardest of them
 */
public record Puzzle<P, M>(P start, List<M> line, Goal goal, long effort, List<Theme> themes) {
  public Puzzle {
    line = List.copyOf(line);
    themes = List.copyOf(themes);
    if (line.size() % 2 == 0) {
      throw new IllegalArgumentException("a solution begins and ends with a move to be found");
    }
  }
}
