package games.janus.chess.kernel;

/**
 * Counts the leaves of the tree of legal moves, the usual proof of a move generator ("perft"). The
 * last ply is counted, not made. Allocates everything at the start and nothing per node.
 */
public final class MoveTree {
  private final LegalMoves legal = new LegalMoves();
  private final BoardState[] slots;
  private final int[][] moves;

  /** Room for trees of this depth. */
  public MoveTree(int depth) {
    slots = new BoardState[depth + 1];
    moves = new int[depth + 1][LegalMoves.MOST];
    for (int ply = 0; ply <= depth; ply++) {
      slots[ply] = new BoardState();
    }
  }

  /** How many positions, counted by path, lie {@code depth} plies below this one. */
  public long count(BoardState root, int depth) {
    assert depth < slots.length;
    return depth == 0 ? 1 : count(root, 0, depth);
  }

  private long count(BoardState position, int ply, int depth) {
    if (depth == 1) {
      return legal.count(position);
    }
    int[] here = moves[ply];
    int size = legal.fill(position, here, 0);
    BoardState child = slots[ply];
    long leaves = 0;
    for (int i = 0; i < size; i++) {
      child.set(position, here[i]);
      leaves += count(child, ply + 1, depth - 1);
    }
    return leaves;
  }
}
