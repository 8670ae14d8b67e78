package games.janus.engines.checkers;

import games.janus.engines.search.Score;

/** The best line found below every ply, as packed moves. */
final class PvTable {
  private final long[][] moves = new long[Score.MAX_PLY + 1][Score.MAX_PLY + 1];
  private final int[] length = new int[Score.MAX_PLY + 1];

  void clear(int ply) {
    length[ply] = 0;
  }

  /** The best line at a ply is this move and the best line after it. */
  void set(int ply, long move) {
    moves[ply][0] = move;
    int rest = ply + 1 < length.length ? length[ply + 1] : 0;
    System.arraycopy(moves[Math.min(ply + 1, length.length - 1)], 0, moves[ply], 1, rest);
    length[ply] = rest + 1;
  }

  int length(int ply) {
    return length[ply];
  }

  long move(int ply, int n) {
    return moves[ply][n];
  }
}
