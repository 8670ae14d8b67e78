package games.janus.checkers;

import games.janus.rules.Color;

/** A man or a king of one side. */
public record Piece(Color color, Role role) {
  public static Piece man(Color color) {
    return new Piece(color, Role.MAN);
  }

  public static Piece king(Color color) {
    return new Piece(color, Role.KING);
  }

  public boolean isKing() {
    return role == Role.KING;
  }

  /** This piece as a king; its owner stays the same. */
  public Piece crowned() {
    return king(color);
  }
}
