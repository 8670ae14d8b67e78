package games.janus.rules.game;

import games.janus.rules.Square;
import java.util.List;

/**
 * A legal move and one way to enter it.
 *
 * @param squares the squares to point at in order, at least two
 * @param isJump whether its hops are jumps, which screens show in another colour
 */
public record InputPath<M>(M move, List<Square> squares, boolean isJump) {
  public InputPath {
    squares = List.copyOf(squares);
    if (squares.size() < 2) {
      throw new IllegalArgumentException("a move goes from one square to another");
    }
  }
}
