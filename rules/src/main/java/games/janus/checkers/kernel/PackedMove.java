package games.janus.checkers.kernel;

/**
 * A move in a long. The captured set and the path make every route a move of its own.
 *
 * <pre>
 * 63..61  nothing
 *     60  crowned   whether a man was crowned on the way and jumped on as a king
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

  /** The bit after the path, for {@link #jump}. */
  static final int CROWNED_ON_THE_WAY = 1 << 18;

  private PackedMove() {}

  static long quiet(int from, int to) {
    return ((long) to << TO) | ((long) from << FROM);
  }

  /**
   * @param path the directions, and {@link #CROWNED_ON_THE_WAY} where it applies
   */
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

  static boolean isCrownedOnTheWay(long move) {
    return move >>> (PATH + 18) != 0;
  }

  /** The bit numbers of every square of the move in turn. */
  public static int[] path(long move) {
    if (!isJump(move)) {
      return new int[] {from(move), to(move)};
    }
    var path = new int[1 + Integer.bitCount(captured(move))];
    path[0] = from(move);
    int directions = (int) (move >>> PATH);
    for (int hop = 1; hop < path.length; hop++) {
      int over = Grid.step(directions & 3, 1 << path[hop - 1]);
      path[hop] = Integer.numberOfTrailingZeros(Grid.step(directions & 3, over));
      directions >>>= 2;
    }
    return path;
  }
}
