package games.janus.engines.museum.microchessplus;

import games.janus.chess.Role;
import games.janus.rules.Color;

/** The pawns of one side, as chess players speak of them. */
record Pawns(Men men, Color side) {
  /** Passed +2, isolated -1, doubled -0.5, for a pawn that is so; nothing where none stands. */
  double structure(int square) {
    if (!men.is(square, side, Role.PAWN)) {
      return 0;
    }
    return (isPassed(square) ? 2 : 0)
        - (isIsolated(square) ? 1 : 0)
        - (isDoubled(square) ? 0.5 : 0);
  }

  /** Half a pawn for every rank a passed pawn has gained; nothing where none stands. */
  double push(int square) {
    return men.is(square, side, Role.PAWN) && isPassed(square)
        ? 0.5 * (rankFromHome(square) - 1)
        : 0;
  }

  /** No enemy pawn is before it, on its own file or beside. */
  private boolean isPassed(int square) {
    int rank = rankFromHome(square);
    for (int file = (square & 7) - 1; file <= (square & 7) + 1; file++) {
      for (int ahead = rank + 1; ahead < 7; ahead++) {
        if (stands(side.opponent(), file, ahead)) {
          return false;
        }
      }
    }
    return true;
  }

  /** No friend is on the files beside it. */
  private boolean isIsolated(int square) {
    return countOnFile(side, (square & 7) - 1) == 0 && countOnFile(side, (square & 7) + 1) == 0;
  }

  /** A friend is on its own file. */
  private boolean isDoubled(int square) {
    return countOnFile(side, square & 7) > 1;
  }

  /** No pawn of either side is on this file. */
  boolean isOpen(int file) {
    return countOnFile(Color.WHITE, file) == 0 && countOnFile(Color.BLACK, file) == 0;
  }

  /**
   * Whether a pawn here is one or two ranks before the king, on his file or beside; of two on a
   * file the nearer is.
   */
  boolean isShield(int square) {
    int king = men.king(side);
    int ahead = rankFromHome(square) - rankFromHome(king);
    boolean isNear = Math.abs((square & 7) - (king & 7)) <= 1 && (ahead == 1 || ahead == 2);
    return isNear
        && men.is(square, side, Role.PAWN)
        && (ahead == 1 || !stands(side, square & 7, rankFromHome(square) - 1));
  }

  private int countOnFile(Color color, int file) {
    int pawns = 0;
    for (int rank = 1; rank < 7; rank++) {
      if (stands(color, file, rank)) {
        pawns++;
      }
    }
    return pawns;
  }

  /** Whether a pawn of this colour stands here, ranks counted from this side's home. */
  private boolean stands(Color color, int file, int rankFromHome) {
    if (file < 0 || file > 7 || rankFromHome > 7) {
      return false;
    }
    int rank = side == Color.WHITE ? rankFromHome : 7 - rankFromHome;
    return men.is(8 * rank + file, color, Role.PAWN);
  }

  private int rankFromHome(int square) {
    return side == Color.WHITE ? square >> 3 : 7 - (square >> 3);
  }
}
