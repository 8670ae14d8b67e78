package games.janus.engines.museum.microchessplus;

import games.janus.chess.Role;
import games.janus.rules.Color;

/** The pawns of one side, as chess players speak of them. */
final class Pawns {
  private final Men men;
  private final Color side;

  Pawns(Men men, Color side) {
    this.men = men;
    this.side = side;
  }

  /** Passed +2, isolated -1, doubled -0.5, for every pawn that is so. */
  double structure() {
    double value = 0;
    for (int square = 8; square < 56; square++) {
      if (men.is(square, side, Role.PAWN)) {
        value += isPassed(square) ? 2 : 0;
        value -= isIsolated(square) ? 1 : 0;
        value -= isDoubled(square) ? 0.5 : 0;
      }
    }
    return value;
  }

  /** Half a pawn for every rank a passed pawn has gained. */
  double push() {
    double value = 0;
    for (int square = 8; square < 56; square++) {
      if (men.is(square, side, Role.PAWN) && isPassed(square)) {
        value += 0.5 * (rankFromHome(square) - 1);
      }
    }
    return value;
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

  /** The pawns one or two ranks before the king, on his file and beside. */
  int shield() {
    int king = men.king(side);
    int rank = rankFromHome(king);
    int pawns = 0;
    for (int file = (king & 7) - 1; file <= (king & 7) + 1; file++) {
      if (stands(side, file, rank + 1) || stands(side, file, rank + 2)) {
        pawns++;
      }
    }
    return pawns;
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
