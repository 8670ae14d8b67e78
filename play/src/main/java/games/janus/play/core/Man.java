package games.janus.play.core;

import games.janus.rules.Color;
import games.janus.rules.game.PlacedPiece;
import java.util.ArrayList;
import java.util.List;

/** A man on the board, in chess too. */
public record Man(String square, Color side, Role role) {
  static List<Man> all(List<PlacedPiece> pieces) {
    var men = new ArrayList<Man>();
    for (PlacedPiece piece : pieces) {
      men.add(new Man(piece.square().toString(), piece.side(), Role.of(piece.role())));
    }
    return men;
  }
}
