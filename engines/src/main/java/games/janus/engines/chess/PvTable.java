package games.janus.engines.chess;

/**
 * The best line from every ply on: a move that turns out best is put before the best line of the
 * ply below it. What has collected at the root is the principal variation.
 */
final class PvTable {
  private final int[][] lines = new int[SearchStack.MAX_PLY + 2][SearchStack.MAX_PLY + 2];
  private final int[] length = new int[SearchStack.MAX_PLY + 2];

  /** Begins a position, of which nothing is known yet. */
  void clear(int ply) {
    length[ply] = 0;
  }

  /** The best move of a ply, followed by what is best after it. */
  void extend(int ply, int move) {
    int[] line = lines[ply];
    int rest = length[ply + 1];
    line[0] = move;
    System.arraycopy(lines[ply + 1], 0, line, 1, rest);
    length[ply] = rest + 1;
  }

  int length() {
    return length[0];
  }

  int move(int at) {
    return lines[0][at];
  }
}
