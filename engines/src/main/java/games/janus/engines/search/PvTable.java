package games.janus.engines.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The triangular table of principal variations: the best line found from every ply on. A move that
 * turns out best is put before the best line of the next ply; what has collected at the root is the
 * principal variation.
 */
public final class PvTable {
  private final long[][] lines = new long[Score.MAX_PLY + 2][Score.MAX_PLY + 2];
  private final int[] length = new int[Score.MAX_PLY + 2];

  /** Begins a node, whose line is not known yet. */
  public void clear(int ply) {
    length[ply] = 0;
  }

  /** The best line of a ply is this move and the best line after it. */
  public void extend(int ply, long move) {
    long[] line = lines[ply];
    int rest = length[ply + 1];
    line[0] = move;
    System.arraycopy(lines[ply + 1], 0, line, 1, rest);
    length[ply] = rest + 1;
  }

  public int length() {
    return length[0];
  }

  /** A packed move of the principal variation; the first is 0. */
  public long move(int index) {
    return lines[0][index];
  }

  /** The principal variation in players' moves. */
  public <P, M> List<M> moves(P root, MoveReader<P, M> reader) {
    var moves = new ArrayList<M>();
    P position = root;
    for (int i = 0; i < length(); i++) {
      Optional<M> move = reader.move(position, move(i));
      assert move.isPresent() : "a line goes by legal moves";
      if (move.isEmpty()) {
        break;
      }
      moves.add(move.get());
      position = reader.play(position, move.get());
    }
    return moves;
  }
}
