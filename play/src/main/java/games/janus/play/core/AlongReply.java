package games.janus.play.core;

import games.janus.rules.Color;
import java.util.List;
import java.util.Optional;

/**
 * The board at the end of a line.
 *
 * @param path the squares of the last move
 * @param texts the line as people read it
 * @param legal how many of its moves the rules allow; the others were made by hand
 */
public record AlongReply(
    List<Man> men,
    List<String> path,
    List<String> texts,
    int legal,
    Color turn,
    Optional<String> check)
    implements Reply {
  public AlongReply {
    men = List.copyOf(men);
    path = List.copyOf(path);
    texts = List.copyOf(texts);
  }
}
