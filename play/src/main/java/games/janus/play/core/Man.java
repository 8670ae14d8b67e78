package games.janus.play.core;

import games.janus.rules.Color;
import games.janus.rules.Lists;
import games.janus.rules.game.PlacedPiece;
import java.util.List;

/** A man on the board, in chess too. */
public record Man(String square, Color side, Role role) {
  static List<Man> all(List<PlacedPiece> pieces) {
    return Lists.map(
        pieces, piece -> new Man(piece.square().toString(), piece.side(), Role.of(piece.role())));
  }
}
