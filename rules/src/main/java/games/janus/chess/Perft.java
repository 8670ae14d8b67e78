package games.janus.chess;

import games.janus.chess.kernel.MoveTree;

/**
 * Counts the leaves of the tree of legal moves, through either door: the kernel that engines use,
 * or the immutable positions that people's programs use. Both must agree with everybody else's
 * counts.
 */
public final class Perft {
  private Perft() {}

  /** Counts with the kernel, the last ply without making its moves. */
  public static long count(Position position, int depth) {
    return new MoveTree(depth).count(position.state(), depth);
  }

  /** Counts with positions, move by move; slow. */
  public static long countByPositions(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    long leaves = 0;
    for (Move move : position.legalMoves()) {
      leaves += countByPositions(position.play(move), depth - 1);
    }
    return leaves;
  }
}
