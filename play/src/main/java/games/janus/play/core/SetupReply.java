package games.janus.play.core;

import games.janus.rules.Color;
import java.util.List;

/**
 * What a FEN shows.
 *
 * @param fen as we write it
 */
public record SetupReply(String fen, List<Man> men, Color turn) implements Reply {
  public SetupReply {
    men = List.copyOf(men);
  }
}
