package games.janus.chess;

import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Any arrangement that can be written down, sensible or not. {@link #flaws} says whether it is a
 * position. Equality is by structure: two setups are equal when they say the same.
 *
 * @param castlingRooks where the rooks stand that may castle, of both sides
 * @param enPassant the square the last move is said to have passed over, whether or not a pawn can
 *     take there
 * @param halfmoves plies since the last capture or pawn move
 * @param fullmoves the number of the move, 1 at the start, one more after each move of Black
 */
public record Setup(
    Board board,
    Color turn,
    Set<Square> castlingRooks,
    Optional<Square> enPassant,
    int halfmoves,
    int fullmoves) {

  public Setup {
    castlingRooks = Set.copyOf(castlingRooks);
    if (halfmoves < 0 || fullmoves < 0) {
      throw new IllegalArgumentException("moves are counted from 0 up");
    }
  }

  /** A board with this side to move and nothing else known. */
  public static Setup of(Board board, Color turn) {
    return new Setup(board, turn, Set.of(), Optional.empty(), 0, 1);
  }

  /** Every reason why this is not a legal position; empty when it is one. */
  public List<Flaw> flaws() {
    return new Inspection(this).flaws();
  }

  /** The rooks of one side that may castle. */
  public Set<Square> castlingRooks(Color color) {
    var rooks = new TreeSet<Square>(castlingRooks);
    rooks.removeIf(rook -> (rook.rank() < 4) != (color == Color.WHITE));
    return rooks;
  }
}
