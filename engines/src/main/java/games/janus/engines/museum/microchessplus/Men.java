package games.janus.engines.museum.microchessplus;

import static games.janus.chess.kernel.Men.BLACK;
import static games.janus.chess.kernel.Men.WHITE;

import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.chess.kernel.Attacks;
import games.janus.chess.kernel.BoardState;
import games.janus.rules.Color;

/**
 * The men of a position, spread out for counting: who stands where, who attacks what, and how many
 * moves each side would have if it were its turn. Squares are numbered from a1 (0) to h8 (63).
 */
final class Men {
  /** The men of each role are worth this many pawns; the king's 999 stands for infinity. */
  private static final int[] WORTH = {1, 3, 3, 5, 9, 999};

  /** In the order of the kernel's codes, which begin with 1. */
  private static final Role[] ROLES = {
    Role.BISHOP, Role.ROOK, Role.QUEEN, Role.PAWN, Role.KNIGHT, Role.KING
  };

  static final int NOBODY = -1;

  private final BoardState board = new BoardState();
  private final Prospects white;
  private final Prospects black;

  Men(Position position) {
    position.copyTo(board);
    this.white = new SideCount(Color.WHITE).prospects();
    this.black = new SideCount(Color.BLACK).prospects();
  }

  static int worth(Role role) {
    return WORTH[role.ordinal()];
  }

  int besidesKings() {
    return Long.bitCount(board.occupied()) - 2;
  }

  boolean isMan(int square, Color side) {
    return (board.men(color(side)) >>> square & 1) != 0;
  }

  boolean is(int square, Color side, Role role) {
    return isMan(square, side) && role(square) == role;
  }

  private static int color(Color side) {
    return side == Color.WHITE ? WHITE : BLACK;
  }

  private Role role(int square) {
    return ROLES[board.man(square) - 1];
  }

  private boolean isEmpty(int square) {
    return (board.occupied() >>> square & 1) == 0;
  }

  /** The worth of the man that stands here, and 0 for none. */
  int worthOn(int square) {
    return isEmpty(square) ? 0 : worth(role(square));
  }

  int king(Color side) {
    return Long.numberOfTrailingZeros(board.kings() & board.men(color(side)));
  }

  boolean isInCheck(Color side) {
    return isAttacked(king(side), side.opponent());
  }

  /** Whether a man of this side could take on this square. */
  boolean isAttacked(int square, Color by) {
    return attackers(square, board.occupied(), by) != 0;
  }

  private long attackers(int square, long occupied, Color by) {
    return board.attackersOf(square, occupied, color(by.opponent())) & board.men(color(by));
  }

  /** What a side could do if it were its turn. */
  Prospects prospects(Color side) {
    return side == Color.WHITE ? white : black;
  }

  /** How many of the moves of a side's prospects begin here. */
  int movesFrom(int square, Color side) {
    var counting = new SideCount(side);
    if (isMan(square, side)) {
      counting.from(square);
    }
    return counting.moves;
  }

  /**
   * Where the most valuable man stands that a side could take; {@link #NOBODY} if there is none.
   */
  int victim(Color side) {
    var counting = new SideCount(side);
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
  private final class SideCount {
    private final Color side;
    private int moves;
    private int bestCapture;
    private int victim = NOBODY;

    SideCount(Color side) {
      this.side = side;
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
      if (role(square) == Role.PAWN) {
        pawn(square);
        return;
      }
      for (int[] way : Ways.of(role(square), square)) {
        walk(square, way);
      }
    }

    private void walk(int from, int[] way) {
      for (int to : way) {
        if (!isMan(to, side)) {
          count(from, to);
        }
        if (!isEmpty(to)) {
          return;
        }
      }
    }

    private void pawn(int from) {
      int forward = side == Color.WHITE ? 8 : -8;
      int one = from + forward;
      if (isEmpty(one)) {
        count(from, one);
        boolean atHome = from >> 3 == (side == Color.WHITE ? 1 : 6);
        if (atHome && isEmpty(one + forward)) {
          count(from, one + forward);
        }
      }
      long taken = Attacks.pawn(color(side), from) & board.men(color(side.opponent()));
      for (; taken != 0; taken &= taken - 1) {
        count(from, Long.numberOfTrailingZeros(taken));
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

    /** Whether the king is not left to be taken; a man that is taken takes nobody. */
    private boolean isSafe(int from, int to) {
      int king = from == king(side) ? to : king(side);
      long occupied = (board.occupied() & ~(1L << from)) | 1L << to;
      return (attackers(king, occupied, side.opponent()) & ~(1L << to)) == 0;
    }
  }
}
