package games.janus.engines.museum.microchessplus;

import games.janus.chess.Role;
import games.janus.rules.Square;
import java.util.Arrays;

/**
 * Where officers could go on an empty board, for every square from a1 (0) to h8 (63), each way from
 * near to far. The order of the ways decides which of two equal captures is found first.
 */
final class Ways {
  private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final int[][] ALL_ROUND = {
    {1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}
  };
  private static final int[][] KNIGHT = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };

  /** By role and square; pawns have none. */
  private static final int[][][][] BY_ROLE = {
    {},
    fromEverywhere(KNIGHT, 1),
    fromEverywhere(DIAGONAL, 7),
    fromEverywhere(STRAIGHT, 7),
    fromEverywhere(ALL_ROUND, 7),
    fromEverywhere(ALL_ROUND, 1)
  };

  private Ways() {}

  static int[][] of(Role officer, int square) {
    return BY_ROLE[officer.ordinal()][square];
  }

  private static int[][][] fromEverywhere(int[][] steps, int reach) {
    int[][][] ways = new int[64][steps.length][];
    for (int square = 0; square < 64; square++) {
      for (int way = 0; way < steps.length; way++) {
        ways[square][way] = line(Square.at(square), steps[way], reach);
      }
    }
    return ways;
  }

  private static int[] line(Square from, int[] step, int reach) {
    int[] line = new int[reach];
    int length = 0;
    var at = from.offset(step[0], step[1]);
    while (length < reach && at.isPresent()) {
      line[length++] = at.get().index();
      at = at.get().offset(step[0], step[1]);
    }
    return Arrays.copyOf(line, length);
  }
}
