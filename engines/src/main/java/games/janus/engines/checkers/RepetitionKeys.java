package games.janus.engines.checkers;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.kernel.BoardState;
import games.janus.engines.search.Score;
import games.janus.rules.Game;
import java.util.Arrays;
import java.util.Optional;

/** The keys of all positions from the last irreversible move on: the game's, then the search's. */
final class RepetitionKeys {
  private long[] keys = new long[Score.MAX_PLY + 1];

  /** Where the root of the search stands among the keys. */
  private int root;

  /** Starts from a game whose last position is the root. */
  void begin(Game<Position, Move> game) {
    root = Math.min(game.plies(), game.position().quietPlies());
    if (keys.length < root + Score.MAX_PLY + 1) {
      keys = new long[root + Score.MAX_PLY + 1];
    }
    Arrays.fill(keys, 0);
    Game<Position, Move> at = game;
    for (int i = root; i >= 0; i--) {
      keys[i] = at.position().key();
      Optional<Game<Position, Move>> before = at.before();
      if (before.isPresent()) {
        at = before.get();
      }
    }
  }

  void put(int ply, long key) {
    keys[root + ply] = key;
  }

  /**
   * Whether the position stood on the board before: once since the root, where whoever wanted to
   * could go round again; or twice in the game itself, which makes this the third time.
   */
  boolean isRepeated(int ply, BoardState board) {
    int now = root + ply;
    int first = Math.max(0, now - board.quietPlies());
    int met = 0;
    for (int at = now - 4; at >= first; at -= 2) {
      if (keys[at] == board.key()) {
        met++;
        if (at > root || met == 2) {
          return true;
        }
      }
    }
    return false;
  }
}
