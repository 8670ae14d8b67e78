package games.janus.checkers.kernel;

import games.janus.checkers.Numbering;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * A move in a long. The captured set and the path make every route a move of its own.
 *
 * <pre>
 * 63..60  nothing
 * 59..42  path      the direction of each jump in two bits, the first jump lowest; 0 if quiet
 * 41..37  to        bit number of the last square
 * 36..32  from      bit number of the first
 * 31..0   captured  the squares jumped, as on the {@link Grid}; 0 if quiet
 * </pre>
 *
 * <p>Eighteen bits of path are enough: the squares a king can jump from where it stands lie on
 * three rows and three columns, so no move jumps more than nine.
 */
public final class PackedMove {
  private static final int FROM = 32;
  private static final int TO = 37;
  private static final int PATH = 42;

  private PackedMove() {}

  static long quiet(int from, int to) {
    return ((long) to << TO) | ((long) from << FROM);
  }

  static long jump(int from, int to, int captured, int path) {
    assert captured != 0 : "a jump captures";
    return ((long) path << PATH) | quiet(from, to) | (captured & 0xFFFF_FFFFL);
  }

  /** The bit number of the first square. */
  public static int from(long move) {
    return (int) (move >>> FROM) & 31;
  }

  /** The bit number of the last square. */
  public static int to(long move) {
    return (int) (move >>> TO) & 31;
  }

  /** The set of squares jumped. */
  public static int captured(long move) {
    return (int) move;
  }

  public static boolean isJump(long move) {
    return (int) move != 0;
  }

  /** Every square of the move in turn. */
  public static List<Square> path(long move) {
    var path = new ArrayList<Square>();
    path.add(square(from(move)));
    if (isJump(move)) {
      int at = 1 << from(move);
      int directions = (int) (move >>> PATH);
      for (int left = Integer.bitCount(captured(move)); left > 0; left--) {
        at = Grid.step(directions & 3, Grid.step(directions & 3, at));
        path.add(square(Integer.numberOfTrailingZeros(at)));
        directions >>>= 2;
      }
    } else {
      path.add(square(to(move)));
    }
    return path;
  }

  private static Square square(int bit) {
    return Numbering.square(bit + 1);
  }
}
