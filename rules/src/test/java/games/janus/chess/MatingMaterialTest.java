package games.janus.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.LegalMoves;
import games.janus.chess.kernel.Men;
import games.janus.chess.notation.Fen;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.ArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who can still give mate (FIDE 6.9): each answer is compared with a search of all positions. */
class MatingMaterialTest {
  private static final int[] SLOT = new int[LegalMoves.MOST];
  private static final String MEN = ".BRQPNK";

  /** A1, B1, C1, D1, B2, C2, D2, C3, D3, D4: every other square is one of these in a mirror. */
  private static final int[] CORNER_OF_THE_BOARD = {0, 1, 2, 3, 9, 10, 11, 18, 19, 27};

  private final LegalMoves moves = new LegalMoves();

  /** A small b stands on light squares, a capital B on dark ones; {@code -} is nothing. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "-, -", "-, Q", "-, N", "-, B", "N, -", "N, Q", "N, R", "N, B", "N, N", "N, P", "B, -", "B, Q",
    "B, R", "B, B", "B, b", "B, N", "NN, -", "BN, -", "Bb, -", "R, -", "Q, -"
  })
  void aSideCanWinExactlyIfSomePositionOfThisMaterialIsMate(String white, String black) {
    Material material = new Material(white, black);
    boolean found = false;
    for (int king : CORNER_OF_THE_BOARD) {
      // The mirror turns dark squares into light ones, which matters to bishops.
      found = found || findMate(material, king) || findMate(material, king ^ 7);
    }
    assertThat(MatingMaterial.canMate(material.anywhere(), Men.WHITE)).isEqualTo(found);
  }

  /**
   * Any number of queens: those that are not beside their king only add ways to take the knight.
   */
  @Tag("slow")
  @Test
  void noNumberOfQueensHelpsAKnightToMate() {
    assertThat(matesWithBlockers(Men.KNIGHT, Men.QUEEN)).isZero();
  }

  /** Any number of rooks; queens in their places would only defend more. */
  @Tag("slow")
  @Test
  void noNumberOfRooksHelpsABishopToMate() {
    assertThat(matesWithBlockers(Men.BISHOP, Men.ROOK)).isZero();
  }

  /** That the two tests before this one would find a mate. */
  @Tag("slow")
  @Test
  void aKnightMatesAKingShutInByHisRooks() {
    assertThat(matesWithBlockers(Men.KNIGHT, Men.ROOK)).isPositive();
  }

  @ParameterizedTest
  @CsvSource({
    "k7/8/8/8/8/8/8/6NK w - - 0 1, false, false",
    "k6q/8/8/8/8/8/8/1N5K w - - 0 1, false, true",
    "kqqq4/8/8/8/8/8/8/1N5K w - - 0 1, false, true",
    "k6r/8/8/8/8/8/8/1N5K w - - 0 1, true, true",
    "kq5r/8/8/8/8/8/8/1N5K w - - 0 1, true, true",
    "k6r/8/8/8/8/8/8/2B4K w - - 0 1, false, true",
    "kb5r/8/8/8/8/8/8/2B4K w - - 0 1, false, true",
    "k1b4r/8/8/8/8/8/8/2B4K w - - 0 1, true, true",
    "k7/p7/8/8/8/8/8/2B4K w - - 0 1, true, true",
    "kn6/8/8/8/8/8/8/2B4K w - - 0 1, true, true",
    "k7/8/8/8/8/8/8/1NN4K w - - 0 1, true, false",
    "k7/8/8/8/8/8/8/B1B4K w - - 0 1, false, false",
    "k7/8/8/8/8/8/8/BB5K w - - 0 1, true, false",
    "k7/8/8/8/8/8/P7/7K w - - 0 1, true, false",
    "k7/8/8/8/8/8/8/7K w - - 0 1, false, false",
  })
  void eachSideIsAskedForItself(String fen, boolean white, boolean black) {
    Position position = Position.of(Fen.read(fen));
    assertThat(Chess.RULES.canWin(position, Color.WHITE)).isEqualTo(white);
    assertThat(Chess.RULES.canWin(position, Color.BLACK)).isEqualTo(black);
    assertThat(position.isDead()).isEqualTo(!white && !black);
  }

  /** Black pieces and White's, one letter each. */
  private record Material(String white, String black) {
    Material {
      white = white.replace("-", "");
      black = black.replace("-", "");
    }

    int size() {
      return white.length() + black.length();
    }

    char letter(int index) {
      return index < white.length() ? white.charAt(index) : black.charAt(index - white.length());
    }

    int color(int index) {
      return index < white.length() ? Men.WHITE : Men.BLACK;
    }

    boolean canStand(int index, int square) {
      boolean isDark = Square.at(square).isDark();
      return switch (letter(index)) {
        case 'B' -> isDark;
        case 'b' -> !isDark;
        case 'P' -> square >= 8 && square < 56;
        default -> true;
      };
    }

    void put(BoardState board, int index, int square) {
      int man = MEN.indexOf(Character.toUpperCase(letter(index)));
      board.put(color(index), man, square);
    }

    /** One position of this material. */
    BoardState anywhere() {
      var board = emptyBoard(0, 7);
      int square = 16;
      for (int index = 0; index < size(); index++) {
        while (!canStand(index, square)) {
          square++;
        }
        put(board, index, square++);
      }
      board.complete(Men.BLACK, 0, BoardState.NO_SQUARE, 0, 1);
      return board;
    }
  }

  private static BoardState emptyBoard(int blackKing, int whiteKing) {
    var board = new BoardState();
    board.clear();
    board.put(Men.BLACK, Men.KING, blackKing);
    board.put(Men.WHITE, Men.KING, whiteKing);
    return board;
  }

  private boolean findMate(Material material, int blackKing) {
    int[] squares = new int[material.size()];
    for (int whiteKing = 0; whiteKing < 64; whiteKing++) {
      if (distance(blackKing, whiteKing) > 1 && place(material, blackKing, whiteKing, squares, 0)) {
        return true;
      }
    }
    return false;
  }

  private boolean place(Material material, int black, int white, int[] squares, int index) {
    if (index == squares.length) {
      BoardState board = emptyBoard(black, white);
      for (int i = 0; i < squares.length; i++) {
        material.put(board, i, squares[i]);
      }
      return isMate(board, white);
    }
    for (int square = 0; square < 64; square++) {
      boolean isFree = square != black && square != white;
      for (int i = 0; i < index; i++) {
        isFree &= squares[i] != square;
      }
      squares[index] = square;
      if (isFree
          && material.canStand(index, square)
          && place(material, black, white, squares, index + 1)) {
        return true;
      }
    }
    return false;
  }

  /** How often Black is mated by one piece that checks, with his own on squares beside his king. */
  private int matesWithBlockers(int checker, int blocker) {
    int mates = 0;
    for (int king : CORNER_OF_THE_BOARD) {
      var beside = new ArrayList<Integer>();
      for (int square = 0; square < 64; square++) {
        if (distance(king, square) == 1) {
          beside.add(square);
        }
      }
      for (int set = 0; set < 1 << beside.size(); set++) {
        long blockers = 0;
        for (int i = 0; i < beside.size(); i++) {
          blockers |= (long) (set >> i & 1) << beside.get(i);
        }
        mates += matesWith(king, blockers, checker, blocker);
      }
    }
    return mates;
  }

  private int matesWith(int king, long blockers, int checker, int blocker) {
    int mates = 0;
    for (int from = 0; from < 64; from++) {
      for (int white = 0; white < 64; white++) {
        boolean isFree = ((1L << from | 1L << white) & (blockers | 1L << king)) == 0;
        if (!isFree
            || from == white
            || distance(king, white) < 2
            || !reaches(checker, from, king)) {
          continue;
        }
        BoardState board = emptyBoard(king, white);
        board.put(Men.WHITE, checker, from);
        for (long rest = blockers; rest != 0; rest &= rest - 1) {
          board.put(Men.BLACK, blocker, Long.numberOfTrailingZeros(rest));
        }
        mates += isMate(board, white) ? 1 : 0;
      }
    }
    return mates;
  }

  /** On an empty board; whether anything stands between is found later. */
  private static boolean reaches(int man, int from, int to) {
    int files = Math.abs((from & 7) - (to & 7));
    int ranks = Math.abs((from >> 3) - (to >> 3));
    return man == Men.KNIGHT ? files * ranks == 2 : files == ranks && files > 0;
  }

  private boolean isMate(BoardState board, int whiteKing) {
    board.complete(Men.BLACK, 0, BoardState.NO_SQUARE, 0, 1);
    return board.isCheck()
        && moves.fill(board, SLOT, 0) == 0
        && (board.attackersOf(whiteKing, board.occupied(), Men.WHITE) & board.men(Men.BLACK)) == 0;
  }

  private static int distance(int one, int other) {
    int files = Math.abs((one & 7) - (other & 7));
    int ranks = Math.abs((one >> 3) - (other >> 3));
    return Math.max(files, ranks);
  }
}
