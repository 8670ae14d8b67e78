package games.janus.arena.uci;

import games.janus.arena.Timekeeper;
import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.engine.Engine;
import games.janus.engine.SearchRequest;
import games.janus.engines.search.TimePlan;
import games.janus.rules.Game;
import java.util.List;

/** Some thinking in advance, by which Java gets to know the engine well enough to make it fast. */
final class WarmUp {
  private static final List<String> POSITIONS =
      List.of(
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1");

  private static final long MILLIS_EACH = 250;

  private WarmUp() {}

  static void run(Engine<Position, Move> engine, String level) {
    for (String fen : POSITIONS) {
      var request = SearchRequest.of(Game.from(Chess.RULES, Position.of(Fen.read(fen))), level, 1);
      engine.think(request, Timekeeper.thinking(TimePlan.exactly(MILLIS_EACH, 0), _ -> {}));
    }
  }
}
