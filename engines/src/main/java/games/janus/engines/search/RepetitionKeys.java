package games.janus.engines.search;

import games.janus.rules.Game;
import java.util.function.ToLongFunction;

/**
 * The keys of the positions that can come again: those of the game since its last irreversible
 * move, then those of the line being searched.
 */
public final class RepetitionKeys {
  private long[] keys = new long[1024];

  /** Where the root of the search stands among the keys. */
  private int root;

  /**
   * The keys of the positions of a game that can come again, the oldest first and without the last
   * one.
   *
   * @param reversiblePlies how many plies ago the last irreversible move was
   */
  public static <P, M> long[] ofGame(
      Game<P, M> game, int reversiblePlies, ToLongFunction<P> keyOf) {
    long[] keys = new long[Math.min(reversiblePlies, game.plies())];
    Game<P, M> at = game;
    for (int i = keys.length - 1; i >= 0; i--) {
      at = at.before().orElseThrow();
      keys[i] = keyOf.applyAsLong(at.position());
    }
    return keys;
  }

  /** Sets the root, after the positions of {@link #ofGame}. */
  public void begin(long[] gameKeys, long rootKey) {
    root = gameKeys.length;
    if (keys.length < root + Score.MAX_PLY + 2) {
      keys = new long[root + Score.MAX_PLY + 2];
    }
    System.arraycopy(gameKeys, 0, keys, 0, root);
    keys[root] = rootKey;
  }

  /** The position at a ply of the search has this key. */
  public void put(int ply, long key) {
    keys[root + ply] = key;
  }

  /**
   * Whether the position at a ply was there before: once since the root is enough, where either
   * side could go round again; in the game before, it must have been there twice.
   *
   * @param reversiblePlies how many plies ago the last irreversible move was
   */
  public boolean isRepeated(int ply, int reversiblePlies) {
    int here = root + ply;
    int first = Math.max(0, here - reversiblePlies);
    long key = keys[here];
    boolean seen = false;
    for (int at = here - 4; at >= first; at -= 2) {
      if (keys[at] == key) {
        if (at > root || seen) {
          return true;
        }
        seen = true;
      }
    }
    return false;
  }
}
