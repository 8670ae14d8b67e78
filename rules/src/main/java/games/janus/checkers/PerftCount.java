package games.janus.checkers;

import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveGenerator;
import games.janus.checkers.kernel.MoveList;

/** Counts the paths of legal moves at the kernel's speed, in room made beforehand for each ply. */
final class PerftCount {
  private final MoveGenerator generator;
  private final int depth;
  private final BoardState[] boards;
  private final MoveList[] lists;

  PerftCount(MoveGenerator generator, int depth) {
    this.generator = generator;
    this.depth = depth;
    boards = new BoardState[depth + 1];
    lists = new MoveList[depth + 1];
    for (int left = 0; left <= depth; left++) {
      boards[left] = new BoardState();
      lists[left] = new MoveList();
    }
  }

  long from(BoardState start) {
    return depth == 0 ? 1 : count(start, depth);
  }

  private long count(BoardState board, int left) {
    if (left == 1) {
      return generator.count(board);
    }
    MoveList moves = lists[left];
    BoardState child = boards[left - 1];
    generator.generate(board, moves);
    long sum = 0;
    for (int place = 0; place < moves.size(); place++) {
      child.set(board, moves.get(place));
      sum += count(child, left - 1);
    }
    return sum;
  }
}
