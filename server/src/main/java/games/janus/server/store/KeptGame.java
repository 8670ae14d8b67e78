package games.janus.server.store;

import games.janus.play.live.GameLog;
import java.util.List;

/** All that is kept of a game. */
public record KeptGame(Sheet sheet, GameLog log, List<KeptThought> thoughts) {
  public KeptGame {
    thoughts = List.copyOf(thoughts);
  }
}
