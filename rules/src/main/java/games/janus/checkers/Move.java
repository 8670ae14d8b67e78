package games.janus.checkers;

import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * A move as it is made on the board: every square the piece stands on in turn, and every square it
 * captures on the way. Two routes to one result are two moves.
 *
 * @param path the squares from first to last, at least two
 * @param captured the squares jumped, in order; empty for a quiet move
 */
public record Move(List<Square> path, List<Square> captured) {
  /**
   * @throws IllegalArgumentException if no piece could ever walk this path, or the captures are not
   *     those of the path
   */
  public Move {
    path = List.copyOf(path);
    captured = List.copyOf(captured);
    if (!captured.equals(jumpedOn(path))) {
      throw new IllegalArgumentException("the path " + path + " does not capture " + captured);
    }
  }

  /**
   * The move along these squares, capturing what lies between them.
   *
   * @throws IllegalArgumentException if no piece could ever walk this path
   */
  public static Move along(List<Square> path) {
    return new Move(path, jumpedOn(path));
  }

  public Square from() {
    return path.getFirst();
  }

  public Square to() {
    return path.getLast();
  }

  public boolean isJump() {
    return !captured.isEmpty();
  }

  /** The full PDN text: {@code 11-15}, {@code 6x13x22}. */
  @Override
  public String toString() {
    var text = new StringBuilder();
    for (Square square : path) {
      if (!text.isEmpty()) {
        text.append(isJump() ? 'x' : '-');
      }
      text.append(Numbering.of(square));
    }
    return text.toString();
  }

  private static List<Square> jumpedOn(List<Square> path) {
    if (path.size() < 2) {
      throw new IllegalArgumentException("a move goes from one square to another");
    }
    if (path.size() == 2 && distance(path.getFirst(), path.getLast()) == 1) {
      return List.of();
    }
    var jumped = new ArrayList<Square>();
    for (int hop = 1; hop < path.size(); hop++) {
      jumped.add(between(path.get(hop - 1), path.get(hop)));
    }
    return List.copyOf(jumped);
  }

  private static Square between(Square from, Square to) {
    if (distance(from, to) != 2) {
      throw new IllegalArgumentException("no piece jumps from " + from + " to " + to);
    }
    return Square.at((from.index() + to.index()) / 2);
  }

  /** How many diagonal steps lie between two dark squares; 0 if they share no diagonal. */
  private static int distance(Square from, Square to) {
    int files = Math.abs(from.file() - to.file());
    int ranks = Math.abs(from.rank() - to.rank());
    return files == ranks && from.isDark() ? files : 0;
  }
}
