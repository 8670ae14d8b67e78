package games.janus.play.core;

import games.janus.rules.Ascii;
import games.janus.rules.game.PlacedPiece;

/** What a man is. */
public enum Role {
  MAN,
  PAWN,
  KNIGHT,
  BISHOP,
  ROOK,
  QUEEN,
  KING;

  /** The role that a {@link PlacedPiece} names. */
  static Role of(String name) {
    for (Role role : values()) {
      if (Ascii.small(role.name()).equals(name)) {
        return role;
      }
    }
    throw new IllegalArgumentException("there is no role " + name);
  }
}
