package games.janus.chess;

import games.janus.rules.Ascii;
import games.janus.rules.Color;
import java.util.Optional;

/** A man of one colour. */
public record Piece(Color color, Role role) {
  /** The piece with this letter: capitals are White's, small letters Black's. */
  public static Optional<Piece> of(char letter) {
    boolean small = letter >= 'a' && letter <= 'z';
    return Role.of(Ascii.capital(letter))
        .map(role -> new Piece(small ? Color.BLACK : Color.WHITE, role));
  }

  /** The letter of Forsyth-Edwards notation: capital for White, small for Black. */
  public char letter() {
    return color == Color.WHITE ? role.letter() : Ascii.small(role.letter());
  }

  @Override
  public String toString() {
    return (color == Color.WHITE ? "white " : "black ") + role.word();
  }
}
