package games.janus.server.games;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The games that were used last, so that a move does not replay the whole game. */
final class Recent {
  private static final int MOST = 256;

  private final Map<String, GameRoom> games = new LinkedHashMap<>(MOST, 0.75f, true);

  synchronized Optional<GameRoom> find(String id) {
    return Optional.ofNullable(games.get(id));
  }

  synchronized void keep(GameRoom game) {
    games.put(game.sheet().id(), game);
    if (games.size() > MOST) {
      games.remove(games.keySet().iterator().next());
    }
  }

  synchronized void forget(String id) {
    games.remove(id);
  }
}
