package games.janus.engines.chess;

import games.janus.chess.kernel.Attacks;
import games.janus.chess.kernel.Men;

/**
 * King and pawn against king, exactly: every position worked out backwards from the promotions,
 * when first needed. White has the pawn, on one of the files a to d; others are mirrored.
 */
final class Kpk {
  private static final int SIZE = 2 * 64 * 64 * 24;
  private static final byte UNKNOWN = 0;
  private static final byte DRAW = 1;
  private static final byte WIN = 2;
  private static final byte IMPOSSIBLE = 3;

  private static final long[] WINS = wins();

  private Kpk() {}

  /**
   * Whether the side with the pawn wins.
   *
   * @param strong the colour of the side with the pawn
   */
  static boolean isWon(int strong, int turn, int king, int pawn, int otherKing) {
    int flip = strong == Men.WHITE ? 0 : 56;
    int mirror = (pawn & 7) > 3 ? 7 : 0;
    int change = flip ^ mirror;
    int index = index(turn == strong ? 0 : 1, king ^ change, pawn ^ change, otherKing ^ change);
    return (WINS[index >> 6] >>> index & 1) != 0;
  }

  /** Pawns stand on the files a to d and the ranks 2 to 7. */
  private static int index(int turn, int king, int pawn, int otherKing) {
    int pawnPlace = (pawn & 3) | ((pawn >> 3) - 1) << 2;
    return ((pawnPlace * 64 + king) * 64 + otherKing) * 2 + turn;
  }

  private static long[] wins() {
    var value = new byte[SIZE];
    for (int index = 0; index < SIZE; index++) {
      value[index] = atFirstSight(index);
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int index = 0; index < SIZE; index++) {
        if (value[index] == UNKNOWN) {
          value[index] = fromNext(value, index);
          changed |= value[index] != UNKNOWN;
        }
      }
    }
    var wins = new long[SIZE / 64];
    for (int index = 0; index < SIZE; index++) {
      if (value[index] == WIN) {
        wins[index >> 6] |= 1L << index;
      }
    }
    return wins;
  }

  private static int pawn(int index) {
    int place = index >> 13;
    return ((place >> 2) + 1) << 3 | (place & 3);
  }

  private static int king(int index) {
    return index >> 7 & 63;
  }

  private static int otherKing(int index) {
    return index >> 1 & 63;
  }

  private static byte atFirstSight(int index) {
    int pawn = pawn(index);
    int king = king(index);
    int other = otherKing(index);
    boolean whiteToMove = (index & 1) == 0;
    long pawnHits = Attacks.pawn(Men.WHITE, pawn);
    if (king == other
        || king == pawn
        || other == pawn
        || Side.distance(king, other) <= 1
        || (whiteToMove && (pawnHits >>> other & 1) != 0)) {
      return IMPOSSIBLE;
    }
    if (whiteToMove) {
      int goal = pawn + 8;
      boolean queensSafely =
          pawn >> 3 == 6
              && king != goal
              && other != goal
              && (Side.distance(other, goal) > 1 || Side.distance(king, goal) == 1);
      return queensSafely ? WIN : UNKNOWN;
    }
    long free = Attacks.king(other) & ~Attacks.king(king) & ~pawnHits;
    boolean takesPawn = (free >>> pawn & 1) != 0;
    return free == 0 || takesPawn ? DRAW : UNKNOWN; // stalemate: one pawn alone never mates
  }

  private static byte fromNext(byte[] value, int index) {
    return (index & 1) == 0 ? whiteMoves(value, index) : blackMoves(value, index);
  }

  private static byte whiteMoves(byte[] value, int index) {
    int pawn = pawn(index);
    int king = king(index);
    int other = otherKing(index);
    boolean open = false;
    for (long rest = Attacks.king(king); rest != 0; rest &= rest - 1) {
      byte next = value[index(1, Long.numberOfTrailingZeros(rest), pawn, other)];
      if (next == WIN) {
        return WIN;
      }
      open |= next == UNKNOWN;
    }
    int step = pawn + 8;
    if (pawn >> 3 < 6 && step != king && step != other) {
      byte next = value[index(1, king, step, other)];
      if (next == WIN) {
        return WIN;
      }
      open |= next == UNKNOWN;
      int twice = step + 8;
      if (pawn >> 3 == 1 && twice != king && twice != other) {
        next = value[index(1, king, twice, other)];
        if (next == WIN) {
          return WIN;
        }
        open |= next == UNKNOWN;
      }
    }
    return open ? UNKNOWN : DRAW;
  }

  private static byte blackMoves(byte[] value, int index) {
    int pawn = pawn(index);
    int king = king(index);
    boolean open = false;
    for (long rest = Attacks.king(otherKing(index)); rest != 0; rest &= rest - 1) {
      byte next = value[index(0, king, pawn, Long.numberOfTrailingZeros(rest))];
      if (next == DRAW) {
        return DRAW;
      }
      open |= next == UNKNOWN;
    }
    return open ? UNKNOWN : WIN;
  }
}
