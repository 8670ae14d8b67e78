package games.janus.engines.museum.microchessplus;

import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.Arrays;

/** Where men could go on an empty board, for every square from a1 (0) to h8 (63). */
final class Ways {
  private static final int[][] STRAIGHT_STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  private static final int[][] DIAGONAL_STEPS = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final int[][] KNIGHT_STEPS = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };
  private static final int[][] WHITE_PAWN_STEPS = {{-1, 1}, {1, 1}};
  private static final int[][] BLACK_PAWN_STEPS = {{-1, -1}, {1, -1}};

  private static final int[][][] STRAIGHT = fromEverywhere(STRAIGHT_STEPS, 7);
  private static final int[][][] DIAGONAL = fromEverywhere(DIAGONAL_STEPS, 7);
  private static final int[][][] KNIGHT = fromEverywhere(KNIGHT_STEPS, 1);
  private static final int[][][] STRAIGHT_STEP = fromEverywhere(STRAIGHT_STEPS, 1);
  private static final int[][][] DIAGONAL_STEP = fromEverywhere(DIAGONAL_STEPS, 1);
  private static final int[][][] WHITE_PAWN = fromEverywhere(WHITE_PAWN_STEPS, 1);
  private static final int[][][] BLACK_PAWN = fromEverywhere(BLACK_PAWN_STEPS, 1);

  private Ways() {}

  /** The lines of a rook, each from near to far. */
  static int[][] straight(int square) {
    return STRAIGHT[square];
  }

  /** The lines of a bishop, each from near to far. */
  static int[][] diagonal(int square) {
    return DIAGONAL[square];
  }

  static int[][] knight(int square) {
    return KNIGHT[square];
  }

  /** The king's steps to a side, up or down. */
  static int[][] straightStep(int square) {
    return STRAIGHT_STEP[square];
  }

  /** The king's steps across. */
  static int[][] diagonalStep(int square) {
    return DIAGONAL_STEP[square];
  }

  /** Where a pawn takes. */
  static int[][] pawn(Color side, int square) {
    return side == Color.WHITE ? WHITE_PAWN[square] : BLACK_PAWN[square];
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
