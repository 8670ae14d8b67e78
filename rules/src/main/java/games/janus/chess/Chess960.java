package games.janus.chess;

import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.EnumSet;
import java.util.Optional;

/** The 960 starting positions of Fischer random chess (FIDE guidelines II), numbered as usual. */
public final class Chess960 {
  /** The number of the ordinary starting position. */
  public static final int STANDARD = 518;

  /** How many starting positions there are. */
  public static final int POSITIONS = 960;

  /** Where the two knights go among five free squares, for each of ten cases. */
  private static final int[][] KNIGHTS = {
    {0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}
  };

  private Chess960() {}

  /** The starting position with a number from 0 to 959, as Scharnagl numbered them. */
  public static Position start(int number) {
    if (number < 0 || number >= POSITIONS) {
      throw new IllegalArgumentException("the starting positions are numbered 0 to 959");
    }
    Role[] backRank = backRank(number);
    Board board = Board.empty();
    var rooks = EnumSet.noneOf(Square.class);
    for (int file = 0; file < 8; file++) {
      board =
          board
              .with(Square.at(file), new Piece(Color.WHITE, backRank[file]))
              .with(Square.at(8 + file), new Piece(Color.WHITE, Role.PAWN))
              .with(Square.at(48 + file), new Piece(Color.BLACK, Role.PAWN))
              .with(Square.at(56 + file), new Piece(Color.BLACK, backRank[file]));
      if (backRank[file] == Role.ROOK) {
        rooks.add(Square.at(file));
        rooks.add(Square.at(56 + file));
      }
    }
    return Position.of(new Setup(board, Color.WHITE, rooks, Optional.empty(), 0, 1));
  }

  private static Role[] backRank(int number) {
    Role[] files = new Role[8];
    int rest = number;
    files[2 * (rest % 4) + 1] = Role.BISHOP; // on a light square
    rest /= 4;
    files[2 * (rest % 4)] = Role.BISHOP; // on a dark square
    rest /= 4;
    put(files, Role.QUEEN, rest % 6);
    int[] knights = KNIGHTS[rest / 6];
    put(files, Role.KNIGHT, knights[1]);
    put(files, Role.KNIGHT, knights[0]);
    put(files, Role.ROOK, 0);
    put(files, Role.KING, 0); // always between the rooks
    put(files, Role.ROOK, 0);
    return files;
  }

  /** Puts a role on the free file that has this many free files before it. */
  private static void put(Role[] files, Role role, int skip) {
    int free = skip;
    for (int file = 0; file < 8; file++) {
      if (files[file] == null && free-- == 0) {
        files[file] = role;
        return;
      }
    }
  }

  static boolean hasUnusualCastling(Position position) {
    for (Square rook : position.castlingRooks()) {
      Square king = Square.at(8 * rook.rank() + 4);
      boolean usual =
          (rook.file() == 0 || rook.file() == 7)
              && position.at(king).map(Piece::role).equals(Optional.of(Role.KING));
      if (!usual) {
        return true;
      }
    }
    return false;
  }
}
