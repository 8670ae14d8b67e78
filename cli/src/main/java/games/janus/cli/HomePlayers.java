package games.janus.cli;

import games.janus.arena.egdb.EndgameFileException;
import games.janus.arena.egdb.EndgameFolder;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.engine.Engine;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.play.EngineSource;
import games.janus.play.Players;
import games.janus.workbench.command.Refusal;
import java.util.List;
import java.util.Optional;

/**
 * The checkers players of this machine: those of the catalog, the strong one with every endgame
 * that is known here.
 */
public final class HomePlayers {
  /** The players of both games. */
  public static final EngineSource SOURCE =
      new Players() {
        @Override
        public List<Engine<Position, Move>> checkers() {
          return HomePlayers.checkers();
        }

        @Override
        public EndgameTable endgames() {
          return HomePlayers.endgames();
        }
      };

  private static Optional<List<Engine<Position, Move>>> read = Optional.empty();

  private HomePlayers() {}

  /**
   * The same players whenever it is asked. Only one of them may think at a time.
   *
   * @throws Refusal if an endgame file of the user cannot be read
   */
  public static synchronized List<Engine<Position, Move>> checkers() {
    if (read.isEmpty()) {
      read = Optional.of(List.copyOf(Players.knowing(endgames()).checkers()));
    }
    return read.get();
  }

  /**
   * Every endgame that is known here: those that come with the program and those of the user.
   *
   * @throws Refusal if a file of the user cannot be read
   */
  public static EndgameTable endgames() {
    try {
      return EndgameFolder.known();
    } catch (EndgameFileException broken) {
      throw new Refusal(String.valueOf(broken.getMessage()));
    }
  }
}
