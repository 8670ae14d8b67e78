package games.janus.checkers;

import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.Optional;

/**
 * Where the pieces stand, sensibly or not. Each set of squares is an int: bit n - 1 is the square
 * that {@link Numbering} calls n.
 *
 * @param white the squares of White's men and kings
 * @param black the squares of Black's men and kings
 * @param kings those of either side that are kings
 */
public record Board(int white, int black, int kings) {
  private static final Board EMPTY = new Board(0, 0, 0);
  private static final Board START = new Board(0xFFF0_0000, 0x0000_0FFF, 0);

  public Board {
    if ((white & black) != 0) {
      throw new IllegalArgumentException("a square holds one piece, not one of each side");
    }
    if ((kings & ~(white | black)) != 0) {
      throw new IllegalArgumentException("a king is a piece of one side or the other");
    }
  }

  public static Board empty() {
    return EMPTY;
  }

  /** Twelve men a side: Black's on 1 to 12, White's on 21 to 32. */
  public static Board start() {
    return START;
  }

  /** The squares of one side's men and kings. */
  public int pieces(Color side) {
    return side == Color.WHITE ? white : black;
  }

  /** How many men and kings one side has. */
  public int count(Color side) {
    return Integer.bitCount(pieces(side));
  }

  /** What stands on a square; light squares are always empty. */
  public Optional<Piece> at(Square square) {
    if (!square.isDark() || ((white | black) & bit(square)) == 0) {
      return Optional.empty();
    }
    Color color = (white & bit(square)) != 0 ? Color.WHITE : Color.BLACK;
    return Optional.of(new Piece(color, (kings & bit(square)) != 0 ? Role.KING : Role.MAN));
  }

  /**
   * This board with a piece put on a square, instead of whatever stood there.
   *
   * @throws IllegalArgumentException if the square is light: nothing ever stands there
   */
  public Board with(Square square, Piece piece) {
    Board cleared = without(square);
    int bit = bit(square);
    return new Board(
        piece.color() == Color.WHITE ? cleared.white | bit : cleared.white,
        piece.color() == Color.BLACK ? cleared.black | bit : cleared.black,
        piece.isKing() ? cleared.kings | bit : cleared.kings);
  }

  /** This board with nothing on a dark square. */
  public Board without(Square square) {
    int keep = ~bit(square);
    return new Board(white & keep, black & keep, kings & keep);
  }

  private static int bit(Square square) {
    return 1 << (Numbering.of(square) - 1);
  }

  /** A picture in eight rows, White at the bottom: w and b are men, W and B kings. */
  @Override
  public String toString() {
    var picture = new StringBuilder();
    for (int cell = 0; cell < 64; cell++) {
      picture.append(at(Square.inCell(cell)).map(Board::letter).orElse('.'));
      picture.append(cell % 8 < 7 ? ' ' : '\n');
    }
    return picture.toString();
  }

  private static char letter(Piece piece) {
    return switch (piece.role()) {
      case MAN -> piece.color() == Color.WHITE ? 'w' : 'b';
      case KING -> piece.color() == Color.WHITE ? 'W' : 'B';
    };
  }
}
