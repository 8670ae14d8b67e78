package games.janus.engines.checkers.endgame;

import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.Fen;

/** Positions of the tables in players' words. */
final class EndgamePositions {
  private EndgamePositions() {}

  static Position of(Slice.Cursor at) {
    String fen = "B:W" + squares(at.theirMen, at.theirKings) + ":B" + squares(at.men, at.kings);
    return Position.of(Fen.read(fen), RuleSet.ACF);
  }

  private static String squares(int men, int kings) {
    var text = new StringBuilder();
    for (int bit = 0; bit < 32; bit++) {
      if (((men | kings) >>> bit & 1) != 0) {
        text.append(text.isEmpty() ? "" : ",");
        text.append((kings >>> bit & 1) != 0 ? "K" : "").append(bit + 1);
      }
    }
    return text.toString();
  }
}
