package games.janus.chess;

import games.janus.rules.Ascii;
import games.janus.rules.Square;
import java.util.Optional;

/** A move as players understand it. What it does is told by the position it is played in. */
public sealed interface Move {
  Square from();

  /** Where the moving piece ends up; the king, when castling. */
  Square to();

  /** What moves: the king when castling, a pawn when promoting. */
  Role role();

  /** What is taken, if anything. */
  Optional<Role> captured();

  /** A piece goes from one square to another. */
  record Normal(Role role, Square from, Square to, Optional<Role> captured) implements Move {
    @Override
    public String toString() {
      return "" + from + to;
    }
  }

  /** A pawn reaches the last rank and becomes another piece (FIDE 3.7.3.3). */
  record Promotion(Square from, Square to, Role becomes, Optional<Role> captured) implements Move {
    @Override
    public Role role() {
      return Role.PAWN;
    }

    @Override
    public String toString() {
      return "" + from + to + Ascii.small(becomes.letter());
    }
  }

  /** A pawn takes the pawn that has just passed it (FIDE 3.7.3.1). */
  record EnPassant(Square from, Square to) implements Move {
    @Override
    public Role role() {
      return Role.PAWN;
    }

    @Override
    public Optional<Role> captured() {
      return Optional.of(Role.PAWN);
    }

    /** Where the taken pawn stands: beside the taker, on the file it moves to. */
    public Square victim() {
      return Square.at(8 * from.rank() + to.file());
    }

    @Override
    public String toString() {
      return "" + from + to;
    }
  }

  /**
   * King and rook move together (FIDE 3.8.2).
   *
   * @param from where the king stands
   * @param to where the king goes: the g or the c file
   * @param rook where the rook stands
   */
  record Castle(Square from, Square to, Square rook) implements Move {
    @Override
    public Role role() {
      return Role.KING;
    }

    @Override
    public Optional<Role> captured() {
      return Optional.empty();
    }

    public boolean isKingSide() {
      return rook.file() > from.file();
    }

    /** Where the rook goes: the square the king passes over, beside his new place. */
    public Square rookTo() {
      return Square.at(8 * from.rank() + (isKingSide() ? 5 : 3));
    }

    /** The king's own squares, as in {@code e1g1}. */
    @Override
    public String toString() {
      return "" + from + to;
    }
  }
}
