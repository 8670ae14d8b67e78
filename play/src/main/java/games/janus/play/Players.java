package games.janus.play;

import games.janus.engine.Engine;
import games.janus.engines.Catalog;
import games.janus.engines.checkers.JanusCheckers;
import games.janus.engines.checkers.endgame.EndgameTable;
import java.util.ArrayList;
import java.util.List;

/**
 * Who thinks for a {@link Desk}. It is asked anew for every thought, so that whoever has threads
 * and memory to spare can seat players that use them; these here use neither.
 */
public interface Players {
  default List<Engine<games.janus.chess.Position, games.janus.chess.Move>> chess() {
    return Catalog.chess();
  }

  List<Engine<games.janus.checkers.Position, games.janus.checkers.Move>> checkers();

  /** The checkers endgames that are known here. */
  default EndgameTable endgames() {
    return EndgameTable.empty();
  }

  /** Whether they answer the same question always alike; on several threads none does. */
  default boolean isRepeatable() {
    return true;
  }

  /** Everybody in the catalog, the checkers player with these endgames. */
  static Players knowing(EndgameTable endgames) {
    return new Players() {
      // An oracle serves one thread, so whoever asks gets one of its own.
      @Override
      public List<Engine<games.janus.checkers.Position, games.janus.checkers.Move>> checkers() {
        var players =
            new ArrayList<Engine<games.janus.checkers.Position, games.janus.checkers.Move>>();
        for (var player : Catalog.checkers()) {
          players.add(
              player instanceof JanusCheckers ? new JanusCheckers(endgames.oracle()) : player);
        }
        return players;
      }

      @Override
      public EndgameTable endgames() {
        return endgames;
      }
    };
  }
}
