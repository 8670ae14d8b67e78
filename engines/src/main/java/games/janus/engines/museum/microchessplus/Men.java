package games.janus.engines.museum.microchessplus;

import games.janus.chess.Piece;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.Optional;

/**
 * The men of a position, spread out for counting: who stands where, who attacks what, and how many
 * moves each side would have if it were its turn. Squares are numbered from a1 (0) to h8 (63).
 */
final class Men {
  /** The men of each role are worth this many pawns; the king's 999 stands for infinity. */
  private static final int[] WORTH = {1, 3, 3, 5, 9, 999};

  static final int NOBODY = -1;

  /** 0 where nobody stands, else 1 + the role's place, negative for Black. */
  private final int[] codes = new int[64];

  private final int[] kings = new int[2];
  private final int count;
  private final Prospects white;
  private final Prospects black;

  Men(Position position) {
    int men = 0;
    for (Square square : Square.all()) {
      Optional<Piece> piece = position.at(square);
      if (piece.isPresent()) {
        put(square.index(), piece.get());
        men++;
      }
    }
    this.count = men;
    this.white = new Counting(Color.WHITE).prospects();
    this.black = new Counting(Color.BLACK).prospects();
  }

  private void put(int square, Piece piece) {
    codes[square] = code(piece.color(), piece.role());
    if (piece.role() == Role.KING) {
      kings[piece.color().ordinal()] = square;
    }
  }

  static int worth(Role role) {
    return WORTH[role.ordinal()];
  }

  int besidesKings() {
    return count - 2;
  }

  boolean isMan(int square, Color side) {
    return side == Color.WHITE ? codes[square] > 0 : codes[square] < 0;
  }

  boolean is(int square, Color side, Role role) {
    return codes[square] == code(side, role);
  }

  private static int code(Color side, Role role) {
    return side == Color.WHITE ? 1 + role.ordinal() : -1 - role.ordinal();
  }

  /** The worth of whoever stands here, and 0 for nobody. */
  int worthOn(int square) {
    int code = Math.abs(codes[square]);
    return code == 0 ? 0 : WORTH[code - 1];
  }

  int king(Color side) {
    return kings[side.ordinal()];
  }

  boolean isInCheck(Color side) {
    return isAttacked(king(side), side.opponent());
  }

  /** Whether a man of this side could take on this square. */
  boolean isAttacked(int square, Color by) {
    return isReached(Ways.knight(square), by, Role.KNIGHT, Role.KNIGHT)
        || isReached(Ways.pawn(by.opponent(), square), by, Role.PAWN, Role.PAWN)
        || isReached(Ways.straight(square), by, Role.ROOK, Role.QUEEN)
        || isReached(Ways.diagonal(square), by, Role.BISHOP, Role.QUEEN)
        || isReached(Ways.straightStep(square), by, Role.KING, Role.KING)
        || isReached(Ways.diagonalStep(square), by, Role.KING, Role.KING);
  }

  /** Whether the first man met on one of these ways is one of these two. */
  private boolean isReached(int[][] ways, Color by, Role one, Role other) {
    int first = code(by, one);
    int second = code(by, other);
    for (int[] way : ways) {
      for (int square : way) {
        int code = codes[square];
        if (code == first || code == second) {
          return true;
        }
        if (code != 0) {
          break;
        }
      }
    }
    return false;
  }

  /** What a side could do if it were its turn. */
  Prospects prospects(Color side) {
    return side == Color.WHITE ? white : black;
  }

  /** How many of the moves of a side's prospects begin here. */
  int movesFrom(int square, Color side) {
    var counting = new Counting(side);
    if (isMan(square, side)) {
      counting.from(square);
    }
    return counting.moves;
  }

  /**
   * Where the most valuable man stands that a side could take; {@link #NOBODY} if there is none.
   */
  int victim(Color side) {
    var counting = new Counting(side);
    counting.prospects();
    return counting.victim;
  }

  /**
   * What a side could do if it were its turn.
   *
   * @param moves how many legal moves it has, castling and en passant left out; a pawn that would
   *     be promoted has one
   * @param bestCapture the worth of the most valuable man it could take; 0 for none
   */
  record Prospects(int moves, int bestCapture) {}

  /** Goes through the moves of one side. */
  private final class Counting {
    private final Color side;
    private final boolean inCheck;
    private final long pinned;
    private int moves;
    private int bestCapture;
    private int victim = NOBODY;

    Counting(Color side) {
      this.side = side;
      this.inCheck = isInCheck(side);
      this.pinned =
          pinned(Ways.straight(king(side)), Role.ROOK)
              | pinned(Ways.diagonal(king(side)), Role.BISHOP);
    }

    /** The men who alone stand between their king and such a man, or a queen: a bit for each. */
    private long pinned(int[][] ways, Role by) {
      long found = 0;
      for (int[] way : ways) {
        int shield = -1;
        for (int square : way) {
          if (codes[square] == 0) {
            continue;
          }
          if (shield >= 0) {
            Color enemy = side.opponent();
            boolean pins = is(square, enemy, by) || is(square, enemy, Role.QUEEN);
            found |= pins ? 1L << shield : 0;
            break;
          }
          if (!isMan(square, side)) {
            break;
          }
          shield = square;
        }
      }
      return found;
    }

    Prospects prospects() {
      for (int square = 0; square < 64; square++) {
        if (isMan(square, side)) {
          from(square);
        }
      }
      return new Prospects(moves, bestCapture);
    }

    private void from(int square) {
      switch (Role.all().get(Math.abs(codes[square]) - 1)) {
        case PAWN -> pawn(square);
        case KNIGHT -> walk(square, Ways.knight(square));
        case BISHOP -> walk(square, Ways.diagonal(square));
        case ROOK -> walk(square, Ways.straight(square));
        case QUEEN -> {
          walk(square, Ways.straight(square));
          walk(square, Ways.diagonal(square));
        }
        case KING -> {
          walk(square, Ways.straightStep(square));
          walk(square, Ways.diagonalStep(square));
        }
      }
    }

    private void walk(int from, int[][] ways) {
      for (int[] way : ways) {
        for (int to : way) {
          if (codes[to] == 0) {
            count(from, to);
          } else {
            if (!isMan(to, side)) {
              count(from, to);
            }
            break;
          }
        }
      }
    }

    private void pawn(int from) {
      int forward = side == Color.WHITE ? 8 : -8;
      int one = from + forward;
      if (codes[one] == 0) {
        count(from, one);
        boolean atHome = from >> 3 == (side == Color.WHITE ? 1 : 6);
        if (atHome && codes[one + forward] == 0) {
          count(from, one + forward);
        }
      }
      for (int[] way : Ways.pawn(side, from)) {
        if (way.length > 0 && isMan(way[0], side.opponent())) {
          count(from, way[0]);
        }
      }
    }

    /** A king is attacked but never taken: check has a bonus of its own. */
    private void count(int from, int to) {
      if (to != king(side.opponent()) && isSafe(from, to)) {
        moves++;
        if (worthOn(to) > bestCapture) {
          bestCapture = worthOn(to);
          victim = to;
        }
      }
    }

    /** Whether the king is not left to be taken; looked at only where that is in question. */
    private boolean isSafe(int from, int to) {
      if (!inCheck && from != king(side) && (pinned >>> from & 1) == 0) {
        return true;
      }
      int mover = codes[from];
      int taken = codes[to];
      int king = king(side);
      codes[from] = 0;
      codes[to] = mover;
      boolean safe = !isAttacked(from == king ? to : king, side.opponent());
      codes[from] = mover;
      codes[to] = taken;
      return safe;
    }
  }
}
