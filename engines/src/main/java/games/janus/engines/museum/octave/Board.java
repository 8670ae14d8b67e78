package games.janus.engines.museum.octave;

import games.janus.rules.Square;
import java.util.Optional;

/**
 * Eight rows of eight codes. Immutable: the program too copies its board for every move it tries.
 */
final class Board {
  private static final int[] BACK_ROW = {
    Men.CASTLE, Men.HORSE, Men.BISHOP, Men.QUEEN, Men.KING, Men.BISHOP, Men.HORSE, Men.CASTLE
  };

  private final int[] men;

  private Board(int[] men) {
    this.men = men;
  }

  static Board initial() {
    int[] men = new int[64];
    for (int column = 0; column < 8; column++) {
      men[column] = BACK_ROW[column];
      men[8 + column] = Men.PAWN;
      men[48 + column] = -Men.PAWN;
      men[56 + column] = -BACK_ROW[column];
    }
    return new Board(men);
  }

  /** A board with these 64 codes, a1 first and h8 last. */
  static Board of(int[] men) {
    return new Board(men.clone());
  }

  int at(Square square) {
    return men[square.index()];
  }

  Board play(OctaveMove move) {
    int[] next = men.clone();
    next[move.from().index()] = Men.EMPTY;
    next[move.to().index()] = move.isPromotion() ? Men.side(move.man()) * Men.QUEEN : move.man();
    return new Board(next);
  }

  Optional<Square> king(int side) {
    for (Square square : Square.all()) {
      if (at(square) == side * Men.KING) {
        return Optional.of(square);
      }
    }
    return Optional.empty();
  }
}
