package games.janus.server.store;

import games.janus.play.live.GameLog;
import java.util.List;

/** All that is kept of a game. */
public record KeptGame(Sheet sheet, GameLog log, List<KeptThought> thoughts) {
  public KeptGame {
    thoughts = List.copyOf(thoughts);
  }

  /**
   * What a machine thought about a move.
   *
   * @param ply how many moves had been made before it
   * @param json as it is kept
   */
  public record KeptThought(int ply, String json) {}
}
