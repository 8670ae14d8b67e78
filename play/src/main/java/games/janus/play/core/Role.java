package games.janus.play.core;

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
    return switch (name) {
      case "man" -> MAN;
      case "pawn" -> PAWN;
      case "knight" -> KNIGHT;
      case "bishop" -> BISHOP;
      case "rook" -> ROOK;
      case "queen" -> QUEEN;
      case "king" -> KING;
      default -> throw new IllegalArgumentException("there is no role " + name);
    };
  }
}
