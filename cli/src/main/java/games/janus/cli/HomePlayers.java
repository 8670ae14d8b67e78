package games.janus.cli;

import games.janus.arena.egdb.EndgameFileException;
import games.janus.arena.egdb.EndgameFolder;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.engine.Engine;
import games.janus.play.Players;
import java.util.List;
import java.util.Optional;

/**
 * The checkers players of this machine: those of the catalog, the strong one with every endgame
 * that is known here.
 */
public final class HomePlayers {
  private static Optional<List<Engine<Position, Move>>> read = Optional.empty();

  private HomePlayers() {}

  /**
   * The same players whenever it is asked. Only one of them may think at a time.
   *
   * @throws Refusal if an endgame file of the user cannot be read
   */
  public static synchronized List<Engine<Position, Move>> checkers() {
    if (read.isEmpty()) {
      try {
        read = Optional.of(List.copyOf(Players.knowing(EndgameFolder.known()).checkers()));
      } catch (EndgameFileException broken) {
        throw new Refusal(String.valueOf(broken.getMessage()));
      }
    }
    return read.get();
  }
}
