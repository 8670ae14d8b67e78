package games.janus.chess;

import games.janus.rules.Square;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where the men stand, sensibly or not, and nothing else. Immutable. */
public final class Board {
  private static final Board EMPTY = new Board(new @Nullable Piece[64]);

  private final @Nullable Piece[] men;

  private Board(@Nullable Piece[] men) {
    this.men = men;
  }

  public static Board empty() {
    return EMPTY;
  }

  public Optional<Piece> at(Square square) {
    return Optional.ofNullable(men[square.index()]);
  }

  /** This board with a piece on a square, in place of whatever stood there. */
  public Board with(Square square, Piece piece) {
    return withMan(square, piece);
  }

  /** This board with a square emptied. */
  public Board without(Square square) {
    return withMan(square, null);
  }

  private Board withMan(Square square, @Nullable Piece piece) {
    @Nullable Piece[] changed = men.clone();
    changed[square.index()] = piece;
    return new Board(changed);
  }

  /** How many of this piece stand on the board. */
  public int count(Piece piece) {
    int count = 0;
    for (Piece man : men) {
      if (piece.equals(man)) {
        count++;
      }
    }
    return count;
  }

  /** The first square, from a1, that holds this piece. */
  public Optional<Square> find(Piece piece) {
    for (Square square : Square.all()) {
      if (piece.equals(men[square.index()])) {
        return Optional.of(square);
      }
    }
    return Optional.empty();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Board board && Arrays.equals(men, board.men);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(men);
  }

  /** A picture: eight lines of letters and dots, rank 8 first. */
  @Override
  public String toString() {
    var picture = new StringBuilder();
    for (int cell = 0; cell < 64; cell++) {
      Piece man = men[Square.inCell(cell).index()];
      picture.append(man == null ? '.' : man.letter()).append((cell & 7) == 7 ? '\n' : ' ');
    }
    return picture.toString();
  }
}
