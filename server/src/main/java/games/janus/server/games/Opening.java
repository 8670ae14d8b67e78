package games.janus.server.games;

import games.janus.rules.Game;
import java.util.ArrayList;
import java.util.List;

/** How a kept game began: all that a player needs in order to think about it. */
public record Opening(String kind, String rules, String start, List<String> moves) {
  public Opening {
    moves = List.copyOf(moves);
  }

  static <P, M> Opening of(LiveGame<P, M> live, int ply) {
    if (ply > live.plies()) {
      throw Refusal.stale(ply, live.plies());
    }
    var moves = new ArrayList<String>(ply);
    Game<P, M> at = live.game();
    while (at.before().isPresent()) {
      Game<P, M> before = at.before().get();
      if (before.plies() < ply) {
        moves.add(live.type().notation().moveId(before.position(), at.lastMove().orElseThrow()));
      }
      at = before;
    }
    return new Opening(
        live.sheet().kind(), live.sheet().rules(), live.sheet().start(), moves.reversed());
  }
}
