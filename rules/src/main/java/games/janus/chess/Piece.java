package games.janus.chess;

import games.janus.rules.Color;
import java.util.Optional;

/** A man of one colour. */
public record Piece(Color color, Role role) {
  /** The piece with this letter: capitals are White's, small letters Black's. */
  public static Optional<Piece> of(char letter) {
    boolean small = letter >= 'a' && letter <= 'z';
    char capital = small ? (char) (letter - 'a' + 'A') : letter;
    return Role.of(capital).map(role -> new Piece(small ? Color.BLACK : Color.WHITE, role));
  }

  /** The letter of Forsyth-Edwards notation: capital for White, small for Black. */
  public char letter() {
    return color == Color.WHITE ? role.letter() : (char) (role.letter() - 'A' + 'a');
  }

  @Override
  public String toString() {
    return (color == Color.WHITE ? "white " : "black ") + role.word();
  }
}
